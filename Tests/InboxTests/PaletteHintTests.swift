import Language
import Terminal
import Testing

@testable import Inbox

@Suite struct PaletteHintTests {
  private func hint(_ text: String) throws -> UsageHint<InboxCommand> {
    let line = try Line(text)
    return UsageHint(try #require(CommandBook.grammar.spec(spelledBy: line.words[...])), for: text)
  }

  /// What is typed, and the argument that stands out.
  @Test(
    arguments: [
      ("sdk addTags", nil), ("sdk addTags ", "<tags>"), ("sdk addTags vip", "<tags>"),
      ("sdk addTags vip ", "[seq=1]"), ("sdk addTags vip seq=", "[seq=1]"), ("sdk addTags vip seq=1 ", nil),
      ("sdk setAlias seq=4 ", "<alias>"), ("sdk cleanTags ", "[seq=1]"), ("tap ", "#n"),
      ("tap #3 ", "[action]"), ("app open ", nil), ("filter a b", "[<filter>]"), ("theme ", "<name>"),
      ("sdk unbindAlias me isSelf=", "[isSelf=on|off]"),
    ] as [(String, String?)])
  func theArgumentThatIsTyped(_ text: String, _ shown: String?) throws {
    let lit = try hint(text).parts().filter { $0.role == .key }.map { String($0.text.dropFirst()) }
    #expect(lit == (shown.map { [$0] } ?? []))
  }

  /// Every call of the SDKs, by its own name, tells its arguments and says what it does while it is typed.
  @Test func everyCallOfTheSDKsHasItsHint() {
    let calls = CommandBook.grammar.specs.filter { $0.words.first == "sdk" }
    #expect(calls.count > 60)
    var stage = Stage(columns: 600, rows: 24)
    for call in calls {
      stage.model.dialog = .palette(PaletteDialog(call.words.joined(separator: " ") + " "))
      let below = stage.screen[stage.screen.count - 2]
      #expect(below.contains(call.usage), "\(call.usage)")
    }
  }

  /// A long call is cut before what is being typed.
  @Test func theArgumentIsSeenOnANarrowScreen() {
    var stage = Stage(columns: 60, rows: 24)
    stage.model.dialog = .palette(PaletteDialog("sdk setLocalNotification hi regionTriggersOnce="))
    #expect(stage.screen[22].contains("sdk setLocalNotification … [regionTriggersOnce=on|off]"))
  }

  /// Every clock that is not as it should be stands in the status bar.
  @Test func clocksThatAreAhead() {
    var stage = FixtureDay.stage(columns: 200)
    stage.run("clock 1h")
    stage.run("service clock 2h")
    stage.run("phone zone 8h")
    #expect(stage.screen[0].contains("clock +1h   services +2h   UTC+8h"))
    stage.run("getui clock 3h")
    #expect(stage.screen[0].contains("services +2h   Getui +3h"))
    stage.model.size = Size(columns: 80, rows: 24)
    #expect(stage.screen[0].contains("services +2h") && !stage.screen[0].contains("UTC"))
  }
}
