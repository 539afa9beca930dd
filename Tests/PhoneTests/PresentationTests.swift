import Testing

@testable import Phone

/// What the app returns from `willPresent`, and what comes of it in front.
@Suite struct PresentationTests {
  typealias Case = (rule: String, options: PresentationOptions, payload: String, said: [String])

  private static let full = #"{"aps":{"alert":"Hello","sound":"default","badge":3}}"#
  private static let passive =
    #"{"aps":{"alert":"Hello","sound":"default","interruption-level":"passive"}}"#

  private static let cases: [Case] = [
    ("ios.present.options", [.banner, .list], full, ["shown banner,list", "badge kept 3 notReturned"]),
    ("ios.present.options", [.banner], full, ["shown banner", "badge kept 3 notReturned"]),
    ("ios.present.options", [.list], full, ["shown list", "badge kept 3 notReturned"]),
    ("ios.present.options", [.sound], full, ["shown sound", "♪ default", "badge kept 3 notReturned"]),
    ("ios.present.options", [.badge], full, ["shown badge", "badge 0>3"]),
    (
      "ios.present.options", [.alert, .sound, .badge], full,
      ["shown banner,list,sound,badge", "♪ default", "badge 0>3"]
    ),
    ("ios.present.empty", [], full, ["dropped visible notReturned", "badge kept 3 notReturned"]),
    ("ios.present.badge", [.banner], full, ["shown banner", "badge kept 3 notReturned"]),
    ("ios.present.empty", [.sound], #"{"aps":{"alert":"Hello"}}"#, ["dropped visible notReturned"]),
    ("ios.present.empty", [.banner], #"{"aps":{"sound":"a"}}"#, ["dropped visible notReturned"]),
    ("ios.present.passive", [.banner, .list, .sound], passive, ["shown list"]),
    ("ios.present.empty", [.banner, .sound], passive, ["dropped visible notReturned"]),
  ]

  @Test(arguments: cases.indices) func inFront(_ index: Int) throws {
    let row = Self.cases[index]
    var run = PhoneRun(.foreground, presents: row.options)
    try run.receive(row.payload)
    #expect(Array(run.said.dropFirst(2)) == row.said)
    #expect(run.rules.contains(row.rule))
  }

  @Test func passiveAwayGoesToTheListOnly() throws {
    var run = PhoneRun(.background)
    try run.receive(Self.passive)
    #expect(run.said == ["shown list"])
    #expect(run.rules.contains("ios.show.passive"))
  }

  @Test func whatIsOnlyABannerIsGoneAfterwards() throws {
    var run = PhoneRun(.foreground, presents: [.banner])
    let number = try run.receive(Self.full)
    #expect(run.phone.centre.entries.isEmpty)
    #expect(run.phone.centre.banner?.entry.number == number)
    run.forget()
    run.phone.run(
      .bannerEnds, at: run.at.after(milliseconds: 5_000), switches: run.switches, into: &run.log)
    #expect(run.said == ["banner ended"])
    #expect(run.rules == ["ios.banner.time"])
    #expect(run.phone.centre.banner == nil)
  }

  @Test func aNewBannerPushesAwayOneThatIsNotInTheList() throws {
    var run = PhoneRun(.foreground, presents: [.banner])
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.forget()
    try run.receive(#"{"aps":{"alert":"two"}}"#)
    #expect(run.said.contains("banner ended"))
    #expect(run.rules.contains("ios.banner.next"))
    #expect(run.log.jobs.isEmpty, "one timer serves all banners")
  }

  @Test func theTimerOfAnOlderBannerWaitsForTheNewer() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    let first = try #require(run.log.jobs.first)
    run.at = run.at.after(milliseconds: 3_000)
    try run.receive(#"{"aps":{"alert":"two"}}"#)
    run.forget()
    run.phone.run(first.job, at: first.due, switches: run.switches, into: &run.log)
    #expect(run.said.isEmpty)
    #expect(run.log.jobs.map(\.due) == [first.due.after(milliseconds: 3_000)])
  }

  @Test func theAnswerIsKeptForLater() throws {
    var run = PhoneRun(.foreground)
    run.perform(.presents([.list]))
    #expect(run.said == ["presents [.list]"])
    try run.receive(Self.full)
    #expect(run.said.contains("shown list"))
  }
}
