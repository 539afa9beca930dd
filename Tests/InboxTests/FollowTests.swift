import Phone
import Terminal
import Testing

@testable import Inbox

@Suite struct FollowTests {
  private func stage(_ count: Int, rows: Int = 24) -> Stage {
    var stage = Stage(columns: 80, rows: rows)
    stage.run("app background")
    for number in 1...count { stage.push(#"{"aps":{"alert":"n\#(number)"}}"#) }
    return stage
  }

  @Test func theNewestRowIsFollowed() {
    var stage = stage(3)
    stage.push(#"{"aps":{"alert":"new"}}"#)
    #expect(stage.model.selected?.arrival.body == "new")
  }

  /// The selection stays with its push, and its row of the screen stays put as far as rows allow.
  @Test func anOlderRowKeepsTheSelectionAndItsPlace() {
    var stage = stage(40)
    stage.press("j", "j", "j", "j")
    let before = stage.screen.firstIndex { $0.contains("▌") }
    stage.push(#"{"aps":{"alert":"new"}}"#)
    #expect(stage.model.selected?.arrival.body == "n36")
    #expect(stage.screen.firstIndex { $0.contains("▌") } == before)
    stage.press("g")
    stage.push(#"{"aps":{"alert":"newer"}}"#)
    #expect(stage.model.selected?.arrival.body == "newer")
  }

  @Test func goingBackToTheTopFollowsAgain() {
    var stage = stage(3)
    stage.press("j", "k")
    stage.push(#"{"aps":{"alert":"new"}}"#)
    #expect(stage.model.selected?.arrival.body == "new")
  }

  @Test func aPageMovesByTheRowsThatAreSeen() {
    var stage = stage(60)
    let height = ListGeometry(stage.model, stage.model.layout).rows.height
    stage.press("page-down")
    #expect(stage.model.snapshot.window.cursor == height)
    stage.press("page-down", "page-up", "page-up")
    #expect(stage.model.snapshot.window.cursor == 0)
    stage.press("G")
    #expect(stage.model.selected?.arrival.body == "n1")
    #expect(stage.screen.contains { $0.contains("▌") })
  }

  /// A row that leaves the tab hands the selection to its neighbour.
  @Test func theNeighbourTakesOver() {
    var stage = stage(3)
    stage.press("2", "j", "d")
    #expect(stage.model.selected?.arrival.body == "n1")
    stage.press("d")
    #expect(stage.model.selected?.arrival.body == "n3")
    stage.press("d")
    #expect(stage.model.selected == nil)
    #expect(stage.screen.contains { $0.contains("The phone's list is empty.") })
  }

  @Test func linesThatAreReadStayWhileOthersArrive() {
    var stage = stage(20)
    stage.press("*", "l", "l", "k", "k", "k")
    let area = CallbacksPane.area(stage.model.layout)
    let before = stage.screen[area.y..<area.bottom].map { $0.suffix(78) }
    stage.push(#"{"aps":{"alert":"new"}}"#)
    #expect(stage.screen[area.y..<area.bottom].map { $0.suffix(78) } == before)
    stage.press("end")
    #expect(stage.model.calls.end == nil)
  }

  @Test func theDetailScrollsToItsEndAndNoFurther() {
    var stage = FixtureDay.stage(columns: 80, rows: 24)
    for _ in 0..<200 { stage.press("J") }
    let end = stage.model.detailTop
    #expect(end > 0 && end == DetailPane.farthestTop(stage.model, stage.model.layout))
    for _ in 0..<200 { stage.press("K") }
    #expect(stage.model.detailTop == 0)
    stage.press("ctrl-d", "j")
    #expect(stage.model.detailTop == 0)
  }
}
