import APNs
import Phone
import Testing
import Words

@testable import Simulation

@Suite struct ArrivalTests {
  private static let hello = #"push json:'{"aps":{"alert":"Hello"}}' push-type=alert"#

  @Test func aRowFollowsWhatBecomesOfIt() throws {
    var run = WorldRun()
    try run.play("app background", Self.hello)
    #expect(run.outcomes == [.banner])
    #expect(run.arrivals.onPhone == 1)
    try run.play("dismiss #1")
    #expect(run.outcomes == [.dismissed])
    #expect(run.arrivals.onPhone == 0)
    #expect(run.arrivals.rows[0].isRead)
    try run.play("restore")
    #expect(run.outcomes == [.banner])
    #expect(run.arrivals.onPhone == 1)
    #expect(!run.arrivals.rows[0].isRead)
    try run.play("clear")
    #expect(run.outcomes == [.cleared])
    try run.play("restore", "tap #1")
    #expect(run.outcomes == [.tapped])
    #expect(run.arrivals.rows[0].rule == "ios.tap.background")
    #expect(run.arrivals.rows[0].callbacks.isEmpty, "callbacks on arrival, not on the tap")
  }

  @Test func aNewerOneWithTheSameIdentifierReplacesIt() throws {
    var run = WorldRun()
    try run.play("app background", Self.hello + " collapse-id=c", Self.hello + " collapse-id=c")
    #expect(run.outcomes == [.replaced, .banner])
    #expect(run.arrivals.onPhone == 1)
  }

  @Test func aBadgeOfZeroClearsTheOthers() throws {
    var run = WorldRun()
    try run.play("app background", #"push json:'{"aps":{"alert":"a","badge":1}}'"#)
    try run.play(#"push json:'{"aps":{"alert":"b","badge":0}}'"#)
    #expect(run.outcomes == [.cleared, .banner])
    #expect(run.arrivals.rows[0].rule == "ios.badge.zero")
    #expect(run.arrivals.onPhone == 1, "its banner is still on the screen")
    run.wait(seconds: 10)
    #expect(run.arrivals.onPhone == 0)
  }

  @Test func theNumberOfRowsIsBounded() throws {
    var run = WorldRun()
    run.arrivals = Arrivals(limit: 10)
    let refused = try WorldText.parse("push json:'{}' priority=3", on: PhoneNumber(1))
    for _ in 0..<1100 { run.apply(refused) }
    #expect(run.arrivals.rows.count <= 10 + 1024)
    #expect(run.arrivals.refused == run.arrivals.rows.count)
    #expect(run.arrivals[PushNumber(1)] == nil)
    #expect(run.arrivals[PushNumber(1100)]?.refusal == "BadPriority")
  }

  @Test func whatTheRowBeginsWith() throws {
    var run = WorldRun()
    try run.play(
      #"push json:'{"aps":{"alert":"a","thread-id":"orders"}}' topic=com.example.Shop"#,
      #"push json:'{"aps":{"alert":"a"}}' topic=com.example.Shop"#,
      #"push json:'{"aps":{"alert":"a"},"Simulator Target Bundle":"com.example.Sim"}'"#,
      #"push json:'{"aps":{"alert":"a"}}'"#)
    #expect(run.arrivals.rows.map(\.source) == ["orders", "Shop", "Sim", "Demo"])
  }

  @Test func headersAndBodyAreKept() throws {
    var run = WorldRun()
    try run.play(
      #"push json:'{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"}}}' collapse-id=c priority=5 push-type=alert"#
    )
    let row = try #require(run.arrivals.rows.first)
    #expect(row.title == "T" && row.subtitle == "S" && row.body == "B")
    #expect(row.collapseID == "c" && row.priority == 5 && row.pushType == "alert")
    #expect(row.apnsID == run.world.identifiers.uuid(1))
    #expect(row.payload == Array(#"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"}}}"#.utf8))
  }

  @Test func kinds() throws {
    var run = WorldRun()
    try run.play(
      #"push json:'{"aps":{"alert":"a"}}'"#, #"push json:'{"aps":{"content-available":1}}'"#,
      #"push json:'{"aps":{}}'"#, #"push json:'[1]'"#)
    #expect(run.arrivals.rows.map(\.kind) == [.notification, .silent, .empty, .unreadable])
  }
}
