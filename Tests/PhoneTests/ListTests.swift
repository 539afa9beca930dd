import Testing

@testable import Phone

@Suite struct ListTests {
  @Test func theSameCollapseIDReplacesAndMovesToTheTop() throws {
    var run = PhoneRun(.background)
    let first = try run.receive(#"{"aps":{"alert":"one","sound":"default"}}"#, collapse: "order-1")
    let other = try run.receive(#"{"aps":{"alert":"two"}}"#)
    run.forget()
    let second = try run.receive(#"{"aps":{"alert":"three","sound":"default"}}"#, collapse: "order-1")
    #expect(run.said == ["removed replaced #3", "shown banner,list,sound", "♪ default"])
    #expect(run.log.steps.first { $0.rule == "ios.list.replace" }?.push == first)
    #expect(run.phone.centre.entries.map(\.number) == [other, second])
  }

  @Test func withoutACollapseIDNothingIsReplaced() throws {
    var run = PhoneRun(.background)
    for _ in 1...3 { try run.receive(#"{"aps":{"alert":"same"}}"#) }
    #expect(run.phone.centre.entries.count == 3)
  }

  @Test func whatIsNotShownReplacesNothing() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#, collapse: "c")
    run.perform(.appOpen)
    run.perform(.presents([]))
    try run.receive(#"{"aps":{"alert":"two"}}"#, collapse: "c")
    #expect(run.phone.centre.entries.map(\.number.value) == [1])
  }

  @Test func theBannerGoesWithWhatItShows() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one","badge":2}}"#, collapse: "c")
    try run.receive(#"{"aps":{"badge":0}}"#)
    #expect(run.phone.centre.banner == nil, "ios.badge.zero")
    try run.receive(#"{"aps":{"alert":"two"}}"#, collapse: "c")
    try run.receive(#"{"aps":{"alert":"three","interruption-level":"passive"}}"#, collapse: "c")
    #expect(run.phone.centre.banner == nil, "ios.list.replace")
  }

  @Test func theListHoldsAHundred() throws {
    var run = PhoneRun(.background)
    for number in 1...101 { try run.receive(#"{"aps":{"alert":"n\#(number)"}}"#) }
    #expect(run.phone.centre.entries.count == NotificationCentre.limit)
    #expect(run.log.steps.first { $0.rule == "ios.list.limit" }?.push == PushNumber(1))
  }

  @Test func swipingAwayTheAppKeepsTheList() throws {
    var run = PhoneRun(.foreground)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.perform(.appKill)
    #expect(run.phone.centre.entries.count == 1)
  }

  @Test func theStreamLeavesNothingBehind() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"real"}}"#)
    try run.receive(#"{"aps":{"alert":"demo","badge":4}}"#, origin: .stream)
    run.forget()
    run.phone.clearStream(at: run.at, switches: run.switches, into: &run.log)
    #expect(run.said == ["removed streamCleared", "badge 4>0"])
    #expect(run.phone.centre.entries.map(\.number.value) == [1])
    #expect(run.phone.badge.number == 0)
  }

  @Test func aBadgeThatTheStreamDidNotSetStays() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"demo","badge":4}}"#, origin: .stream)
    run.perform(.appBadge(2))
    run.forget()
    run.phone.clearStream(at: run.at, switches: run.switches, into: &run.log)
    #expect(run.phone.badge.number == 2)
  }
}
