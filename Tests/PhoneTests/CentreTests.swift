import Testing

@testable import Phone

/// Notification Center: groups, summaries, what the app lists and removes.
@Suite struct CentreTests {
  private static func push(_ body: String, thread: String? = nil, more: String = "") -> String {
    let thread = thread.map { #","thread-id":"\#($0)""# } ?? ""
    return #"{"aps":{"alert":{"body":"\#(body)"\#(more)},"category":"ORDER"\#(thread)}}"#
  }

  private static func filled() throws -> PhoneRun {
    var run = PhoneRun(.background)
    try run.receive(push("a1", thread: "a"))
    try run.receive(push("b1", thread: "b"))
    try run.receive(push("x1"))
    try run.receive(push("a2", thread: "a"))
    try run.receive(push("x2"))
    try run.receive(push("e1", thread: ""))
    return run
  }

  typealias Row = (os: OSVersion, how: Grouping, groups: [[Int]])

  /// A thread that is empty or missing is one group for the app.
  private static let threads = [[6, 5, 3], [4, 1], [2]]
  private static let single = [[6], [5], [4], [3], [2], [1]]

  private static let rows: [Row] = [
    (.latest(18), .automatic, threads), (OSVersion(12), .automatic, threads),
    (.latest(18), .byApp, [[6, 5, 4, 3, 2, 1]]), (.latest(18), .off, single),
    (.latest(11), .automatic, single), (.latest(11), .byApp, single), (.latest(9), .automatic, single),
  ]

  @Test(arguments: rows.indices) func grouping(_ index: Int) throws {
    let row = Self.rows[index]
    var run = try Self.filled()
    run.phone.pose(.background, os: row.os)
    run.perform(.life(.grouping(row.how)))
    #expect(run.rules.last == "ios.group")
    let groups = run.phone.groups
    #expect(groups.map { $0.entries.map(\.number.value) } == row.groups)
    #expect(groups.map(\.count) == row.groups.map(\.count))
    #expect(groups.allSatisfy { ($0.summary == nil) == ($0.count == 1) })
  }

  typealias Summary = (os: OSVersion, format: String?, more: String, text: String)

  private static let summaries: [Summary] = [
    (.latest(12), nil, "", "2 more notifications"),
    (.latest(12), "%u more from %@", "", "3 more from Anna, Ben"),
    (.latest(14), "%u more from %@", "", "3 more from Anna, Ben"),
    (.latest(14), "100%% of %u, %x", "", "100% of 3, %x"),
    (.latest(14), "trailing %", "", "trailing %"),
    (.latest(15), "%u more from %@", "", "2 more notifications"),
    (.latest(18), nil, "", "2 more notifications"),
  ]

  @Test(arguments: summaries.indices) func theSummaryOfAStack(_ index: Int) throws {
    let row = Self.summaries[index]
    var run = PhoneRun(.background)
    if let format = row.format { run.perform(.life(.category("ORDER", .summary(format)))) }
    try run.receive(Self.push("1", more: #","summary-arg":"Ben","summary-arg-count":2"#))
    try run.receive(Self.push("2", more: #","summary-arg":"Anna""#))
    try run.receive(Self.push("3", more: #","summary-arg":"Carl""#))
    run.phone.pose(.background, os: row.os)
    let summary = try #require(run.phone.groups.first?.summary)
    #expect(summary.phrase.text(in: .english) == row.text)
  }

  @Test func theSummaryInChinese() throws {
    var run = try Self.filled()
    run.perform(.life(.grouping(.byApp)))
    #expect(run.phone.groups.first?.summary?.phrase.text(in: .chinese) == "还有 5 条通知")
  }

  @Test func clearingAGroupLeavesTheOthers() throws {
    var run = try Self.filled()
    run.forget()
    run.perform(.life(.clearGroup(.number(1))))
    #expect(run.phone.centre.entries.map(\.number.value) == [2, 3, 5, 6])
    #expect(run.log.steps.filter { $0.event == .removed(.cleared) }.compactMap(\.push?.value) == [1, 4])
    run.perform(.restore)
    #expect(run.phone.centre.entries.map(\.number.value) == [1, 2, 3, 4, 5, 6])
    run.forget()
    run.perform(.life(.clearGroup(.number(99))))
    #expect(run.rules == ["ios.list.missing"])
  }

  typealias Removal = (rule: String, state: AppState, os: OSVersion, identifiers: [String], left: [Int])

  private static let removals: [Removal] = [
    ("ios.remove", .foreground, .latest(17), ["id-1", "id-3"], [2, 4, 5, 6]),
    ("ios.remove", .background, .latest(17), ["all"], []),
    ("ios.remove", .background, .latest(17), ["id-2", "unknown"], [1, 3, 4, 5, 6]),
    ("ios.remove.unknown", .background, .latest(17), ["unknown"], [1, 2, 3, 4, 5, 6]),
    ("ios.app.asleep", .suspended, .latest(17), ["all"], [1, 2, 3, 4, 5, 6]),
    ("ios.app.asleep", .notRunning, .latest(17), ["all"], [1, 2, 3, 4, 5, 6]),
    ("ios.delivered.version", .background, .latest(9), ["all"], [1, 2, 3, 4, 5, 6]),
  ]

  @Test(arguments: removals.indices) func theAppRemoves(_ index: Int) throws {
    let row = Self.removals[index]
    var run = try Self.filled()
    run.phone.pose(row.state, os: row.os)
    run.forget()
    run.perform(.life(.removesDelivered(row.identifiers)))
    #expect(run.phone.centre.entries.map(\.number.value) == row.left)
    #expect(run.rules.first == row.rule)
    #expect(run.calls.isEmpty, "no callback")
    // What the app removed cannot be taken back.
    run.perform(.restore)
    #expect(run.phone.centre.entries.map(\.number.value) == row.left)
  }

  @Test func theAppLists() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    try run.receive(#"{"aps":{"alert":"two"}}"#, collapse: "order")
    run.forget()
    run.perform(.life(.listsDelivered))
    #expect(run.log.steps.map(\.event) == [.life(.delivered(["order", "id-1"]))])
    #expect(run.rules == ["ios.delivered"])
    run.phone.pose(.suspended, os: .latest(17))
    run.forget()
    run.perform(.life(.listsDelivered))
    #expect(run.rules == ["ios.app.asleep"])
  }

  /// What a place brought is not listed, and can be removed all the same.
  @Test func theListLeavesOutWhatAPlaceBrought() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    var entry = try #require(run.phone.centre.entries.first)
    try run.receive(#"{"aps":{"alert":"two"}}"#)
    run.phone.centre.open(entry.number)
    entry.isByRegion = true
    _ = run.phone.centre.add(entry)
    run.forget()
    run.perform(.life(.listsDelivered))
    #expect(run.log.steps.map(\.event) == [.life(.delivered(["id-2"]))])
    #expect(run.rules == ["ios.delivered.region"])
    run.perform(.life(.removesDelivered(["id-1"])))
    #expect(run.phone.centre.entries.map(\.identifier) == ["id-2"])
  }

  /// What was not returned by willPresent is not in the list that the app gets.
  @Test func whatWasNotShownIsNotListed() throws {
    var run = PhoneRun(.foreground, presents: [.sound])
    try run.receive(#"{"aps":{"alert":"one","sound":"default"}}"#)
    run.forget()
    run.perform(.life(.listsDelivered))
    #expect(run.log.steps.map(\.event) == [.life(.delivered([]))])
  }

  @Test func theBannerGoesWithWhatTheAppRemoves() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.perform(.life(.removesDelivered(["all"])))
    #expect(run.phone.centre.banner == nil)
  }

  @Test func forceQuitKeepsTheList() throws {
    var run = try Self.filled()
    run.perform(.appKill)
    #expect(run.phone.centre.entries.count == 6)
  }

  @Test func theLimitDropsTheOldest() throws {
    var run = PhoneRun(.background)
    for number in 1...NotificationCentre.limit + 2 { try run.receive(Self.push("\(number)")) }
    #expect(run.phone.centre.entries.count == NotificationCentre.limit)
    #expect(run.phone.centre.entries.first?.number == PushNumber(3))
    #expect(run.rules.count { $0 == "ios.list.limit" } == 2)
  }
}
