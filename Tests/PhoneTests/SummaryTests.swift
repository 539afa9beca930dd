import Testing

@testable import Phone

/// The Scheduled Summary: what waits for it, when it comes, in which order.
@Suite struct SummaryTests {
  private static func push(_ body: String, score: String? = nil, level: String? = nil) -> String {
    let score = score.map { #","relevance-score":\#($0)"# } ?? ""
    let level = level.map { #","interruption-level":"\#($0)""# } ?? ""
    return #"{"aps":{"alert":"\#(body)"\#(score)\#(level)}}"#
  }

  /// At 13:46:40 UTC on a day of 2001.
  private static func run(_ os: OSVersion = .latest(17)) -> PhoneRun {
    var run = PhoneRun(.background)
    run.phone.pose(.background, os: os)
    run.perform(.set(.summary(isOn: true)))
    run.forget()
    return run
  }

  private static func sections(_ run: PhoneRun) -> [String] {
    run.phone.groups.map {
      "\($0.section) \($0.entries.map { String($0.number.value) }.joined(separator: ","))"
    }
  }

  @Test func whatWaitsComesAtTheNextTimeBestFirst() throws {
    var run = Self.run()
    try run.receive(Self.push("low", score: "0.1"))
    try run.receive(Self.push("high", score: "0.9"))
    try run.receive(Self.push("none"))
    try run.receive(Self.push("quiet", score: "0.5", level: "passive"))
    #expect(Self.sections(run) == ["upcoming 2,4,1,3"])
    #expect(run.phone.summaryDue != nil)
    #expect(run.phone.centre.banner == nil)
    run.forget()
    run.wait(milliseconds: 5 * 3_600_000)
    let came = run.log.steps.filter { $0.event == .life(.summarised) }
    #expect(came.compactMap(\.push?.value) == [2, 4, 1, 3])
    #expect(came.allSatisfy { $0.rule == "ios.summary.comes" })
    #expect(came.allSatisfy { CivilTime($0.at, offset: 0).clockText == "18:00:00" })
    #expect(run.calls.isEmpty)
    #expect(Self.sections(run) == ["summary 2,4,1,3"])
    #expect(run.phone.summaryDue == nil)
  }

  /// Time-sensitive and critical notifications come at once, and so does everything before iOS 15.
  @Test(arguments: [
    (OSVersion.latest(17), "time-sensitive", "new 1"), (.latest(17), "active", "upcoming 1"),
    (.latest(17), "passive", "upcoming 1"), (.latest(14), "active", "new 1"),
  ])
  func levels(_ os: OSVersion, _ level: String, _ section: String) throws {
    var run = Self.run(os)
    try run.receive(Self.push("x", level: level))
    #expect(Self.sections(run) == [section])
  }

  @Test func theSummaryGoesToTheHistoryAndWhatWaitsDoesNot() throws {
    var run = Self.run()
    try run.receive(Self.push("one"))
    run.wait(milliseconds: 5 * 3_600_000)
    try run.receive(Self.push("two"))
    run.perform(.life(.lock))
    run.forget()
    run.perform(.life(.unlock))
    #expect(run.log.steps.filter { $0.rule == "ios.unlock.history" }.compactMap(\.push?.value) == [1])
    #expect(Self.sections(run) == ["history 1", "upcoming 2"])
    run.wait(milliseconds: 24 * 3_600_000)
    #expect(Self.sections(run) == ["summary 2", "history 1"])
  }

  @Test func otherTimesMoveTheNextSummary() throws {
    var run = Self.run()
    try run.receive(Self.push("one"))
    run.perform(.life(.summaryTimes([14 * 60])))
    #expect(run.rules.last == "ios.summary.times")
    run.forget()
    run.wait(milliseconds: 20 * 60_000)
    #expect(run.log.steps.contains { $0.event == .life(.summarised) })
    run.forget()
    run.wait(milliseconds: 5 * 3_600_000)
    #expect(!run.log.steps.contains { $0.event == .life(.summarised) }, "the old time is given up")
  }

  /// A clock that is ahead brings it earlier in world time.
  @Test func theTimesAreThePhonesOwn() throws {
    var run = Self.run()
    run.perform(.local(.zone(4 * 3_600_000_000)))
    try run.receive(Self.push("one"))
    run.wait(milliseconds: 20 * 60_000)
    #expect(run.log.steps.contains { $0.event == .life(.summarised) })
  }

  @Test func anotherSummaryReplacesTheOneThatCame() throws {
    var run = Self.run()
    try run.receive(Self.push("one"))
    run.wait(milliseconds: 5 * 3_600_000)
    try run.receive(Self.push("two"))
    run.wait(milliseconds: 24 * 3_600_000)
    #expect(Self.sections(run) == ["new 1", "summary 2"])
  }

  @Test func whatLeftTheListDoesNotCome() throws {
    var run = Self.run()
    try run.receive(Self.push("one"))
    run.perform(.life(.removesDelivered(["all"])))
    run.forget()
    run.wait(milliseconds: 24 * 3_600_000)
    #expect(run.log.steps.isEmpty)
  }
}
