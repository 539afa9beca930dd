import Phone
import Terminal
import Testing

@testable import Inbox

@Suite struct MouseTests {
  /// Where `text` begins on the screen; the rows above `from` are left out.
  private func place(of text: String, in stage: Stage, from: Int = 0) -> (x: Int, y: Int)? {
    let frame = stage.frame
    for y in from..<frame.size.rows {
      var columns: [Character] = []
      for x in 0..<frame.size.columns {
        let cell = frame[x, y]
        columns.append(cell.flatMap { $0.text.first } ?? " ")
      }
      for x in columns.indices where columns[x...].starts(with: text) { return (x, y) }
    }
    return nil
  }

  private func click(_ text: String, _ stage: inout Stage, from: Int = 0) throws {
    let found = try #require(place(of: text, in: stage, from: from))
    stage.click(found.x + 1, found.y)
  }

  @Test(arguments: [(120, 36), (80, 24)])
  func aClickSelectsARow(_ size: (Int, Int)) throws {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1)
    try click("Morning", &stage)
    #expect(stage.model.selected?.arrival.title == "Morning brief")
    #expect(stage.model.focus == .list)
  }

  @Test func aClickChoosesATab() throws {
    var stage = FixtureDay.stage()
    try click("refused 1", &stage)
    #expect(stage.model.list.tab == .refused)
    try click("on phone", &stage)
    #expect(stage.model.list.tab == .phone)
  }

  @Test func aClickChoosesAPageAndAScope() throws {
    var stage = FixtureDay.stage()
    try click("w why", &stage)
    #expect(stage.model.page == .why)
    try click("r raw", &stage)
    #expect(stage.model.page == .raw)
    try click("esc detail", &stage)
    #expect(stage.model.page == .summary)
    try click("all 104", &stage)
    #expect(stage.model.calls.scope == .all)
    try click("this push", &stage)
    #expect(stage.model.calls.scope == .push)
  }

  @Test func aClickOnAKeyRunsIt() throws {
    var stage = FixtureDay.stage()
    try click("d dismiss", &stage, from: 35)
    #expect(stage.performed == ["@1 dismiss #9"])
    try click("s settings", &stage, from: 35)
    #expect(stage.model.dialog != nil)
    try click("esc close", &stage, from: 35)
    #expect(stage.model.dialog == nil)
  }

  @Test func aClickChoosesAState() throws {
    var stage = FixtureDay.stage()
    stage.press("S")
    try click("suspended", &stage)
    #expect(stage.performed == ["@1 app suspend"])
    #expect(stage.model.dialog == nil)
  }

  @Test func theWheelMovesWhatIsUnderIt() {
    var stage = FixtureDay.stage(columns: 80, rows: 24)
    stage.send(.input(.wheel(.down, x: 5, y: 5)))
    #expect(stage.model.snapshot.window.cursor == 3)
    stage.send(.input(.wheel(.up, x: 5, y: 5)))
    stage.send(.input(.wheel(.down, x: 60, y: 5)))
    #expect(stage.model.detailTop == 3)
    stage.send(.input(.wheel(.up, x: 40, y: 20)))
    #expect(stage.model.calls.end == stage.model.snapshot.entries.count - 3)
    #expect(stage.model.focus == .list)
  }

  @Test func clicksFarOutDoNothing() {
    var stage = FixtureDay.stage()
    for (x, y) in [(-1, -1), (500, 3), (3, 500), (119, 35), (0, 0)] { stage.click(x, y) }
    #expect(stage.performed == [])
  }
}
