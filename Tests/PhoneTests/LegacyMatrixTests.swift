import Testing

@testable import Phone

/// What a push does on arrival up to iOS 9, and later for an app without a notification center delegate.
@Suite struct LegacyMatrixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let versions: [String]
    let states: [AppState]
    let rule: String
    /// `@` stands for the application state that a callback reads.
    let said: [String]

    init(_ kind: String, _ versions: [String], _ states: [AppState], _ rule: String, _ said: [String]) {
      self.kind = kind
      self.versions = versions
      self.states = states
      self.rule = rule
      self.said = said
    }

    var testDescription: String { "\(kind), iOS \(versions), \(states): \(rule)" }
  }

  private static let payloads = [
    "AL": #"{"aps":{"alert":"Hello"}}"#, "BA": #"{"aps":{"badge":5}}"#,
    "SO": #"{"aps":{"sound":"bell.caf"}}"#,
    "CA": #"{"aps":{"content-available":1}}"#,
    "AL+CA": #"{"aps":{"alert":"Hello","content-available":1}}"#,
    "AL+MC": #"{"aps":{"alert":"Hello","mutable-content":1}}"#, "custom": #"{"k":1}"#,
  ]

  private static let front: [AppState] = [.foreground, .inactive]
  private static let away: [AppState] = [.background, .suspended, .notRunning, .swipedAway]
  private static let seven = ["7", "8", "9"]
  private static let remote = "didReceiveRemoteNotification(@, no fetchCompletionHandler)"
  private static let fetch = ["didReceiveRemoteNotification(@)", "= .newData"]
  private static let nothing = "dropped visible appInFront"
  private static let newCA = "new aps.content-available 7.0"
  private static let launch = [
    "notRunning>background", "willFinishLaunching(launchOptions[.remoteNotification])",
    "didFinishLaunching(launchOptions[.remoteNotification])",
  ]

  private static let six: [Row] = [
    Row("AL", ["6"], front, "ios.front.before10", [nothing, remote]),
    Row("AL", ["6"], away, "ios.show", ["shown banner,list"]),
    Row(
      "BA", ["6"], front, "ios.front.before10", [nothing, "badge kept 5 appInFront", remote]),
    Row("BA", ["6"], away, "ios.show.badge", ["shown badge", "badge 0>5"]),
    Row("SO", ["6"], front, "ios.front.before10", [nothing, remote]),
    Row("SO", ["6"], away, "ios.show.sound", ["shown sound", "♪ bell.caf"]),
    Row("CA", ["6"], front, "ios.empty.front.before10", [newCA, remote]),
    Row("CA", ["6"], away, "ios.empty", [newCA, "dropped visible nothingToDo"]),
    Row("AL+CA", ["6"], front, "ios.front.before10", [newCA, nothing, remote]),
    Row("AL+CA", ["6"], away, "ios.show", [newCA, "shown banner,list"]),
    Row("custom", ["6"], front, "ios.empty.front.before10", [remote]),
    Row("custom", ["6"], away, "ios.empty", ["dropped visible nothingToDo"]),
  ]

  private static let sevenToNine: [Row] = [
    Row("AL", seven, front, "ios.front.before10", [nothing] + fetch),
    Row("AL", seven, away, "ios.show", ["shown banner,list"]),
    Row("BA", seven, front, "ios.front.before10", [nothing, "badge kept 5 appInFront"] + fetch),
    Row("BA", seven, away, "ios.show.badge", ["shown badge", "badge 0>5"]),
    Row("SO", seven, front, "ios.front.before10", [nothing] + fetch),
    Row("SO", seven, away, "ios.show.sound", ["shown sound", "♪ bell.caf"]),
    Row("CA", seven, front, "ios.silent.front", fetch),
    Row("CA", seven, [.background], "ios.silent.background", fetch),
    Row(
      "CA", seven, [.suspended], "ios.silent.resume",
      ["suspended>background"] + fetch + ["background>suspended"]),
    Row("CA", seven, [.notRunning], "ios.silent.launch", launch + fetch + ["background>suspended"]),
    Row("CA", seven, [.swipedAway], "ios.silent.swiped", ["dropped background swipedAway"]),
    Row("AL+CA", seven, front, "ios.silent.front", [nothing] + fetch),
    Row("AL+CA", seven, [.background], "ios.silent.background", ["shown banner,list"] + fetch),
    Row(
      "AL+CA", seven, [.suspended], "ios.silent.resume",
      ["shown banner,list", "suspended>background"] + fetch + ["background>suspended"]),
    Row(
      "AL+CA", seven, [.notRunning], "ios.silent.launch",
      ["shown banner,list"] + launch + fetch + ["background>suspended"]),
    Row(
      "AL+CA", seven, [.swipedAway], "ios.silent.swiped",
      ["shown banner,list", "dropped background swipedAway"]),
    Row("AL+MC", ["9"], front, "ios.key.since", ["new aps.mutable-content 10.0", nothing] + fetch),
    Row("AL+MC", ["9"], away, "ios.key.since", ["new aps.mutable-content 10.0", "shown banner,list"]),
    Row("custom", seven, front, "ios.empty.front.before10", fetch),
    Row("custom", seven, away, "ios.empty", ["dropped visible nothingToDo"]),
  ]

  @Test(arguments: six + sevenToNine) func upTo9(_ row: Row) throws {
    for version in row.versions {
      for state in row.states { try check(row, state, ["phone os \(version)"]) }
    }
  }

  private static let later = ["10.0", "13", "17", "18"]

  /// The same columns hold for a later iOS whose app has no delegate; only the rule that says so differs.
  @Test(arguments: sevenToNine.filter { $0.kind != "AL+MC" }) func withoutADelegate(_ row: Row) throws {
    let rule = ["ios.front.before10": "ios.front.delegate", "ios.empty.front.before10": "ios.empty.front"]
    let renamed = Row(row.kind, Self.later, row.states, rule[row.rule] ?? row.rule, row.said)
    for version in Self.later {
      for state in row.states { try check(renamed, state, ["phone os \(version)", "app delegate none"]) }
    }
  }

  /// The fallback goes method by method.
  @Test(arguments: sevenToNine.filter { $0.rule == "ios.front.before10" })
  func withoutWillPresent(_ row: Row) throws {
    let renamed = Row(row.kind, Self.later, row.states, "ios.front.method", row.said)
    for state in row.states { try check(renamed, state, ["app method willPresent off"]) }
  }

  private func check(_ row: Row, _ state: AppState, _ lines: [String]) throws {
    var run = PhoneRun(state)
    try run.prepare(lines)
    try run.receive(try #require(Self.payloads[row.kind]))
    let seen = state == .foreground ? "active" : state == .inactive ? "inactive" : "background"
    #expect(run.said == row.said.map { $0.replacing("(@", with: "(\(seen)") }, "\(lines) \(state)")
    #expect(run.rules.contains(row.rule), "\(lines) \(state): \(run.rules)")
  }

  @Test(arguments: AppState.allCases, ["7", "9", "17"])
  func anAppWithTheOlderMethodOnlyHearsOfPushesInFrontAlone(_ state: AppState, _ version: String) throws {
    for kind in ["CA", "AL+CA"] {
      var run = PhoneRun(state)
      try run.prepare(["phone os \(version)", "app method fetch off", "app delegate none"])
      try run.receive(try #require(Self.payloads[kind]))
      let calls = run.calls.filter { $0.contains("no fetchCompletionHandler") }
      #expect(calls.count == (state.isInFront ? 1 : 0))
      #expect(run.calls.count == calls.count)
      if !state.isInFront, state != .swipedAway { #expect(run.rules.contains("ios.silent.method")) }
    }
  }

  @Test func anAppWithoutAnyMethodHearsNothing() throws {
    var run = PhoneRun(.foreground)
    try run.prepare(["phone os 9", "app method fetch off", "app method remote off"])
    try run.receive(#"{"aps":{"alert":"Hello"}}"#)
    #expect(run.said == [Self.nothing, "dropped background noMethod"])
    #expect(run.rules.last == "ios.method.none")
  }

  @Test(arguments: [
    ("ios.empty.front", "", true), ("ios.empty", "empty-not-handed", false),
  ])
  func anEmptyPushInFront(_ rule: String, _ name: String, _ isHanded: Bool) throws {
    var run = PhoneRun(.foreground)
    if let name = RuleSwitch(rawValue: name) { run.switches[name] = true }
    try run.receive(#"{"aps":{}}"#)
    #expect(run.calls.isEmpty == !isHanded)
    #expect(run.rules.last { !$0.hasSuffix("answer") } == rule)
  }
}
