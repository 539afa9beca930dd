import Phone
import Terminal
import Testing
import Words

@testable import Inbox

/// Keys, clicks, pastes and sizes in any order: nothing traps, every frame has the size it should have.
@Suite struct FuzzTests {
  private static let keys: [KeyChord] =
    DefaultKeys.rows.compactMap { KeyChord($0.0) }.filter { $0 != KeyChord("q") && $0 != KeyChord("ctrl-c") }
    + [
      "escape", "enter", "up", "down", "tab", "backspace", "delete", "ctrl-s", "ctrl-x", "ctrl-t", "ctrl-w",
      "f9",
    ]
    .compactMap { KeyChord($0) }

  @Test(arguments: 0..<24)
  func anythingGoes(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var stage = FixtureDay.stage(tongue: seed.isMultiple(of: 2) ? .english : .chinese)
    for _ in 0..<150 {
      stage.send(.input(Self.event(&random, stage.model.size)))
      let frame = stage.frame
      #expect(frame.size == stage.model.size)
      if let cursor = frame.modes.cursor {
        #expect(
          frame.size.bounds.contains(x: cursor.x, y: cursor.y) || frame.size.columns * frame.size.rows == 0)
      }
    }
  }

  private static func event(_ random: inout SplitMix, _ size: Size) -> InputEvent {
    switch random.below(20) {
    case 0: return .resize(Size(columns: Int(random.below(150)), rows: Int(random.below(45))))
    case 1, 2:
      return .mouse(.left, x: Int(random.below(160)) - 5, y: Int(random.below(50)) - 3, .press)
    case 3:
      return .wheel(random.below(2) == 0 ? .up : .down, x: Int(random.below(150)), y: Int(random.below(40)))
    case 4: return .paste(["{\"aps\":{}}", "vip,\n北京", "\u{1B}[31m", ""][Int(random.below(4))])
    case 5: return .focus(random.below(2) == 0)
    case 6, 7: return .text(["a", "北", "👨‍👩‍👧", "\"", "'", "#", "1", " ", ":"][Int(random.below(9))])
    default: return keys[Int(random.below(UInt64(keys.count)))].event
    }
  }
}
