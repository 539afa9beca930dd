import Testing

@testable import Phone

@Suite struct BadgeAndSoundTests {
  typealias Row = (rule: String, value: String, before: Int, after: Int, said: [String])

  private static let badges: [Row] = [
    ("ios.badge.set", "7", 3, 7, ["shown badge", "badge 3>7"]),
    ("ios.badge.set", "3", 3, 3, ["shown badge", "badge 3>3"]),
    ("ios.badge.remove", "0", 3, 0, ["shown badge", "badge 3>0"]),
    ("ios.badge.remove", "0", 0, 0, ["shown badge", "badge 0>0"]),
    ("ios.badge.set", "2.9", 0, 2, ["shown badge", "badge 0>2"]),
    ("ios.badge.set", "1e3", 0, 1000, ["shown badge", "badge 0>1000"]),
    ("ios.badge.negative", "-4", 3, 3, ["badge kept -4 negative", "dropped visible nothingToDo"]),
    ("ios.badge.type", "\"5\"", 3, 3, ["ignored aps.badge", "dropped visible nothingToDo"]),
    ("ios.badge.type", "true", 3, 3, ["ignored aps.badge", "dropped visible nothingToDo"]),
    ("ios.badge.type", "[1]", 3, 3, ["ignored aps.badge", "dropped visible nothingToDo"]),
    ("ios.empty", "null", 3, 3, ["dropped visible nothingToDo"]),
  ]

  @Test(arguments: badges.indices) func remoteBadge(_ index: Int) throws {
    let row = Self.badges[index]
    var run = PhoneRun(.background, badge: row.before)
    try run.receive(#"{"aps":{"badge":\#(row.value)}}"#)
    #expect(run.phone.badge.number == row.after)
    #expect(run.said == row.said)
    #expect(run.rules.contains(row.rule))
  }

  @Test func aBadgeOfTheWrongKindSpoilsNothingElse() throws {
    var run = PhoneRun(.background, badge: 2)
    try run.receive(#"{"aps":{"alert":"Hello","badge":"5"}}"#)
    #expect(run.said == ["ignored aps.badge", "shown banner,list"])
  }

  @Test func badgeZeroEmptiesTheListWithTheArrivingOne() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one","badge":2}}"#)
    run.forget()
    try run.receive(#"{"aps":{"alert":"two","badge":0}}"#)
    #expect(run.said == ["shown banner,badge", "badge 2>0", "removed badgeZero"])
    #expect(run.log.steps.last?.push == PushNumber(1))
    #expect(run.rules.last == "ios.badge.zero")
    #expect(run.phone.centre.entries.isEmpty)
  }

  @Test func badgeZeroFromZeroLeavesTheList() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    try run.receive(#"{"aps":{"alert":"two","badge":0}}"#)
    #expect(run.phone.centre.entries.count == 2)
  }

  @Test func negativeBadgeWithTheSwitchCountsAsZero() throws {
    var run = PhoneRun(.background, badge: 4)
    run.switches[.negativeBadgeClears] = true
    try run.receive(#"{"aps":{"badge":-1}}"#)
    #expect(run.phone.badge.number == 0)
    #expect(run.said == ["shown badge", "badge 4>0"])
  }

  @Test func inFrontTheBadgeChangesOnlyIfTheAppSaysSo() throws {
    var run = PhoneRun(.foreground, badge: 4, presents: [.banner, .list])
    try run.receive(#"{"aps":{"alert":"one","badge":0}}"#)
    #expect(run.phone.badge.number == 4)
    #expect(run.phone.centre.entries.count == 1)
    #expect(run.rules.contains("ios.present.badge"))
  }

  @Test(arguments: [
    (AppState.foreground, 5, 5, "ios.app.badge"), (.inactive, 5, 5, "ios.app.badge"),
    (.background, 5, 5, "ios.app.badge"), (.suspended, 5, 2, "ios.app.asleep"),
    (.notRunning, 5, 2, "ios.app.asleep"), (.swipedAway, 5, 2, "ios.app.asleep"),
    (.foreground, 0, 0, "ios.app.badge.zero"), (.foreground, -1, 2, "ios.app.badge.negative"),
  ])
  func theAppSetsIt(_ state: AppState, _ number: Int, _ after: Int, _ rule: String) {
    var run = PhoneRun(state, badge: 2)
    run.perform(.appBadge(number))
    #expect(run.phone.badge.number == after)
    #expect(run.rules.first == rule)
  }

  @Test func theAppsZeroClearsTheList() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one","badge":2}}"#)
    run.forget()
    run.perform(.appBadge(0))
    #expect(run.said == ["badge 2>0", "removed badgeZero"])
  }

  @Test func restoreBadgeTakesTheLastChangeBackAndKeepsTheList() throws {
    var run = PhoneRun(.background)
    run.perform(.restoreBadge)
    #expect(run.rules == ["belfry.badge.none"])
    try run.receive(#"{"aps":{"alert":"one","badge":2}}"#)
    try run.receive(#"{"aps":{"alert":"two","badge":5}}"#)
    run.perform(.restoreBadge)
    #expect(run.phone.badge.number == 2)
    #expect(run.phone.badge.lines.last?.change.cause == .undone)
    #expect(run.phone.centre.entries.count == 2)
  }

  @Test func theLedgerIsBoundedAndAddsUp() throws {
    var run = PhoneRun(.background)
    for number in 1...500 { try run.receive(#"{"aps":{"badge":\#(number)}}"#) }
    let lines = run.phone.badge.lines
    #expect((BadgeLedger.depth...BadgeLedger.depth * 2).contains(lines.count))
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.change.to == $1.change.from })
    #expect(lines.last?.change.to == 500)
  }

  typealias SoundRow = (rule: String, value: String, said: [String])

  private static let sounds: [SoundRow] = [
    ("ios.sound", "\"default\"", ["shown sound", "♪ default"]),
    ("ios.sound.named", "\"bell.caf\"", ["shown sound", "♪ bell.caf"]),
    ("ios.empty", "\"\"", ["dropped visible nothingToDo"]),
    ("ios.empty", "null", ["dropped visible nothingToDo"]),
    ("ios.sound.type", "1", ["ignored aps.sound", "dropped visible nothingToDo"]),
    ("ios.sound.type", "true", ["ignored aps.sound", "dropped visible nothingToDo"]),
    (
      "ios.sound.critical", #"{"critical":1,"name":"siren.caf","volume":0.5}"#,
      ["shown sound", "♪! siren.caf"]
    ),
    ("ios.sound.named", #"{"critical":0,"name":"siren.caf"}"#, ["shown sound", "♪ siren.caf"]),
    ("ios.sound", #"{"name":"default"}"#, ["shown sound", "♪ default"]),
  ]

  @Test(arguments: sounds.indices) func sound(_ index: Int) throws {
    let row = Self.sounds[index]
    var run = PhoneRun(.background)
    run.perform(.set(.entitlement(.critical, isOn: true)))
    run.forget()
    try run.receive(#"{"aps":{"sound":\#(row.value)}}"#)
    #expect(run.said == row.said)
    #expect(run.rules.contains(row.rule))
  }
}
