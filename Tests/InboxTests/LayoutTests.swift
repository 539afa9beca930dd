import Terminal
import Testing

@testable import Inbox

@Suite struct LayoutTests {
  @Test(arguments: [
    (116, 36, Layout.Kind.wide), (115, 36, .medium), (70, 24, .medium), (69, 24, .tiny), (200, 9, .tiny),
    (1, 1, .tiny),
  ])
  func kinds(_ columns: Int, _ rows: Int, _ kind: Layout.Kind) {
    #expect(Layout.kind(of: Size(columns: columns, rows: rows)) == kind)
  }

  /// Panes lie side by side, within the screen, and leave status and keys alone.
  @Test(arguments: Pane.allCases, [false, true])
  func nothingOverlaps(_ focus: Pane, _ banner: Bool) {
    for columns in stride(from: 0, through: 240, by: 3) {
      for rows in 0...60 {
        let size = Size(columns: columns, rows: rows)
        let layout = Layout(size: size, hasBanner: banner, focus: focus)
        let parts = [layout.status, layout.banner, layout.list, layout.detail, layout.callbacks, layout.keys]
        for (index, part) in parts.enumerated() where !part.isEmpty {
          #expect(size.bounds.intersection(part) == part)
          for other in parts[(index + 1)...] where !other.isEmpty {
            #expect(part.intersection(other).isEmpty, "\(size) \(part) \(other)")
          }
        }
        if rows > 1, columns > 0 { #expect(!layout[focus].isEmpty || rows < 3, "\(size)") }
      }
    }
  }

  /// The fields that are left at some widths; state, badge, connection and clock offset stay.
  @Test(arguments: [
    (120, "FG foreground   badge 3 (JPush 0)   ▲ JPush online   clock +1h   iOS 17   user_42   3 tags"),
    (90, "FG   badge 3 (JPush 0)   ▲ JPush   clock +1h   iOS 17   user_42   3 tags"),
    (78, "FG   badge 3 (JPush 0)   ▲ JPush   clock +1h   iOS 17   user_42"),
    (70, "FG   badge 3 (JPush 0)   ▲ JPush   clock +1h   iOS 17"),
    (50, "FG  badge 3 (JPush 0)  ▲ JPush  clock +1h"),
    (40, "FG  badge 3 (J 0)  ▲ J  clock +1h"),
    (32, "FG  badge 3  ▲ J  clock +1h"),
  ])
  func theStatusBarGivesWayInOrder(_ columns: Int, _ text: String) {
    var stage = FixtureDay.stage(columns: columns, rows: 24)
    stage.run("clock 1h")
    let line = stage.screen[0].dropFirst()
    #expect(line.hasPrefix(text), "\(line)")
    #expect(!line.dropFirst(text.count).contains("tag") || columns > 80)
  }
}
