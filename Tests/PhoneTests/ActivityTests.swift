import Payload
import Testing

@testable import Phone

/// Live Activities: what a push starts, changes and ends, and what fails silently.
@Suite struct ActivityTests {
  private static let now: Int64 = 1_000_000

  private static func start(_ more: String = "", timestamp: String = #""timestamp":1000,"#) -> String {
    #"{"aps":{\#(timestamp)"event":"start","attributes-type":"Ride","attributes":{"id":"7"},"#
      + #""content-state":{"driver":"Ann","stops":3},"alert":{"title":"T","body":"B","sound":"default"}\#(more)}}"#
  }

  private static func update(_ timestamp: Int, _ driver: String = "Bob", _ more: String = "") -> String {
    #"{"aps":{"timestamp":\#(timestamp),"event":"update","content-state":{"driver":"\#(driver)","stops":2}\#(more)}}"#
  }

  private static func end(_ timestamp: Int, _ more: String = "") -> String {
    #"{"aps":{"timestamp":\#(timestamp),"event":"end"\#(more)}}"#
  }

  /// A phone at second 1 000 000, with a Ride on the lock screen if `isStarted`.
  private static func run(
    _ state: AppState = .background, os: OSVersion = OSVersion(18), isStarted: Bool = true
  ) throws -> PhoneRun {
    var run = PhoneRun(state)
    run.at = Instant(microseconds: now * 1_000_000)
    run.phone.os = os
    if isStarted {
      try run.receive(start(), type: .liveactivity)
      run.forget()
    }
    return run
  }

  private static func driver(_ run: PhoneRun) -> String? {
    run.phone.board.activities.first?.state.first { $0.name == "driver" }?.value
  }

  // MARK: start

  @Test(arguments: AppState.allCases) func startsInEveryState(_ state: AppState) throws {
    var run = try Self.run(state, isStarted: false)
    try run.receive(Self.start(), type: .liveactivity)
    #expect(run.phone.board.activities.map(\.name) == ["Ride-1"])
    #expect(Self.driver(run) == "Ann")
    #expect(run.phone.board.activities[0].attributes.map(\.value) == ["7"])
    #expect(run.rules.contains("ios.activity.start"))
    #expect(run.rules.contains("ios.activity.alert") && run.rules.contains("ios.activity.sound"))
    #expect(run.rules.contains("ios.activity.swiped") == (state == .swipedAway))
    #expect(run.calls.contains("activityUpdates") == (state != .swipedAway))
    #expect(run.calls.contains("didFinishLaunching") == (state == .notRunning))
    #expect(run.phone.app == (state == .notRunning ? .suspended : state))
    #expect(run.phone.centre.entries.isEmpty, "its alert is no notification")
  }

  @Test(arguments: [
    ("ios.activity.start.version", OSVersion(17, 1), start()),
    ("ios.route.new", OSVersion(16, 0), start()),
    ("ios.activity.channel", OSVersion(17, 4), start(#","input-push-channel":"c""#)),
    ("ios.activity.timestamp", OSVersion(18), start(timestamp: "")),
    ("ios.activity.event", OSVersion(18), #"{"aps":{"timestamp":1,"event":"begin","content-state":{}}}"#),
    ("ios.activity.event", OSVersion(18), #"{"aps":{"alert":"x"}}"#),
    (
      "ios.activity.attributes", OSVersion(18),
      #"{"aps":{"timestamp":1,"event":"start","content-state":{},"alert":{"title":"T"}}}"#
    ),
    (
      "ios.activity.alert.missing", OSVersion(18),
      #"{"aps":{"timestamp":1,"event":"start","attributes-type":"Ride","attributes":{},"content-state":{}}}"#
    ),
    (
      "ios.activity.decode", OSVersion(18),
      #"{"aps":{"timestamp":1,"event":"start","attributes-type":"Ride","attributes":{},"alert":{"title":"T"}}}"#
    ),
  ])
  func startFails(_ rule: String, _ os: OSVersion, _ push: String) throws {
    var run = try Self.run(os: os, isStarted: false)
    try run.receive(push, type: .liveactivity)
    #expect(run.rules.last == rule)
    #expect(run.phone.board.activities.isEmpty)
  }

  @Test func aChannelIsTakenFromIOS18() throws {
    var run = try Self.run(isStarted: false)
    try run.receive(Self.start(#","input-push-channel":"c""#), type: .liveactivity)
    #expect(run.phone.board.activities.count == 1)
  }

  @Test func switchedOffNothingStartsAndThePermissionDoesNotMatter() throws {
    var run = try Self.run(isStarted: false)
    run.phone.permission.status = .denied
    run.phone.permission.settings.liveActivities = false
    try run.receive(Self.start(), type: .liveactivity)
    #expect(run.rules.last == "ios.activity.off")
    run.phone.permission.settings.liveActivities = true
    try run.receive(Self.start(), type: .liveactivity)
    #expect(run.phone.board.activities.count == 1)
  }

  @Test func anAlertLineMayBeAKey() throws {
    var run = try Self.run()
    run.phone.setup.strings = ["en": ["K": "Driver %@"]]
    try run.receive(
      Self.update(2000, "Bob", #","alert":{"title":{"loc-key":"K","loc-args":["Bob"]},"body":"near"}"#),
      type: .liveactivity)
    #expect(run.said.contains(#"alerted(title: "Driver Bob", body: "near")"#))
  }

  // MARK: what must decode

  @Test(arguments: [
    ("s:string", #"{"s":"x"}"#, true), ("s:string", #"{"s":1}"#, false), ("s:string", "{}", false),
    ("s:string", #"{"s":null}"#, false), ("s:string?", "{}", true), ("s:string?", #"{"s":null}"#, true),
    ("s:string?", #"{"s":1}"#, false), ("n:int", #"{"n":3}"#, true), ("n:int", #"{"n":3.5}"#, false),
    ("n:int", #"{"n":"3"}"#, false), ("n:double", #"{"n":3.5}"#, true), ("b:bool", #"{"b":true}"#, true),
    ("b:bool", #"{"b":1}"#, false), ("d:date", #"{"d":700000000}"#, true),
    ("d:date", #"{"d":"2026-01-01T00:00:00Z"}"#, false), ("a:array", #"{"a":[1]}"#, true),
    ("a:array", #"{"a":{}}"#, false), ("o:object", #"{"o":{}}"#, true), ("o:object", #"{"o":[]}"#, false),
    ("s:string", #"{"s":"x","extra":1}"#, true),
  ])
  func decodes(_ field: String, _ state: String, _ isTaken: Bool) throws {
    var run = try Self.run()
    let expected = try #require(ActivityField(field))
    #expect(expected.text == field)
    run.perform(.activity(.expects("Ride", [expected])))
    #expect(run.rules == ["ios.activity.setup"])
    try run.receive(
      #"{"aps":{"timestamp":2000,"event":"update","content-state":\#(state)}}"#, type: .liveactivity)
    #expect(run.rules.contains("ios.activity.decode") == !isTaken)
    #expect(run.said.contains(#"refused(Phone.ActivityFault.undecodable("\#(expected.name)"))"#) == !isTaken)
    #expect((Self.driver(run) == "Ann") == !isTaken)
  }

  @Test(arguments: ["", "a", "a:", ":int", "a:number", "a:int??"]) func noField(_ text: String) {
    #expect(ActivityField(text) == nil)
  }

  @Test func anUnknownTypeDoesNotStart() throws {
    var run = try Self.run(isStarted: false)
    run.perform(.activity(.expects("Order", [])))
    try run.receive(Self.start(), type: .liveactivity)
    #expect(run.rules.last == "ios.activity.type")
  }

  // MARK: update

  @Test func updates() throws {
    var run = try Self.run()
    try run.receive(Self.update(2000, "Bob", #","relevance-score":50"#), type: .liveactivity)
    #expect(run.rules.last == "ios.activity.update")
    #expect(Self.driver(run) == "Bob")
    #expect(run.phone.board.activities[0].relevance == 50)
    #expect(run.calls == [], "the system renders it, the app is not called")
  }

  @Test(arguments: [(999, "Ann"), (1000, "Bob"), (1001, "Bob")])
  func theNewestTimestampWins(_ timestamp: Int, _ driver: String) throws {
    var run = try Self.run()
    try run.receive(Self.update(timestamp), type: .liveactivity)
    #expect(Self.driver(run) == driver)
    #expect(run.rules.contains("ios.activity.older") == (driver == "Ann"))
  }

  @Test func withoutAnActivityThereIsNothingToChange() throws {
    var run = try Self.run(isStarted: false)
    try run.receive(Self.update(2000), type: .liveactivity)
    #expect(run.rules.last == "ios.activity.none")
  }

  @Test func theTokenSaysWhichOne() throws {
    var run = try Self.run()
    try run.receive(Self.start(), type: .liveactivity)
    var delivery = try PhoneRun.delivery(Self.update(2000), number: 9, type: .liveactivity)
    delivery.activity = "Ride-1"
    run.phone.receive(delivery, at: run.at, switches: run.switches, into: &run.log)
    #expect(run.phone.board.activities.map { $0.state[0].value } == ["Bob", "Ann"])
    try run.receive(Self.update(2000, "Cem"), type: .liveactivity)
    #expect(run.phone.board.activities.map { $0.state[0].value } == ["Bob", "Cem"])
  }

  @Test func theHighestScoreGetsTheIsland() throws {
    var run = try Self.run(isStarted: false)
    for score in ["1", "5", "5"] {
      try run.receive(Self.start(#","relevance-score":\#(score)"#), type: .liveactivity)
    }
    #expect(run.phone.board.island?.name == "Ride-2")
  }

  // MARK: end

  @Test(arguments: [
    ("", 4 * 3600, "ios.activity.end"), (#","dismissal-date":1000600"#, 600, "ios.activity.end.date"),
    (#","dismissal-date":999000"#, 0, "ios.activity.end.date"),
    (#","dismissal-date":1099999"#, 4 * 3600, "ios.activity.end.date"),
  ])
  func ends(_ more: String, _ seconds: Int64, _ rule: String) throws {
    var run = try Self.run()
    try run.receive(Self.end(2000, more), type: .liveactivity)
    #expect(run.rules.contains(rule))
    #expect(run.phone.board.island == nil)
    if seconds > 0 {
      #expect(run.phone.board.activities.first?.phase == .ended)
      try run.receive(Self.update(3000), type: .liveactivity)
      #expect(run.rules.last == "ios.activity.over")
      run.wait(seconds: seconds - 1)
      #expect(run.phone.board.activities.count == 1)
      run.wait(seconds: 1)
      #expect(run.rules.last == "ios.activity.dismissal")
    }
    #expect(run.phone.board.activities.isEmpty)
  }

  @Test func theLastStateComesWithTheEnd() throws {
    var run = try Self.run()
    try run.receive(
      Self.end(2000, #","content-state":{"driver":"there","stops":0}"#), type: .liveactivity)
    #expect(Self.driver(run) == "there")
  }

  // MARK: time

  @Test func goesStale() throws {
    var run = try Self.run()
    try run.receive(Self.update(2000, "Bob", #","stale-date":1000060"#), type: .liveactivity)
    run.wait(seconds: 59)
    #expect(run.phone.board.activities[0].phase == .active)
    run.wait(seconds: 1)
    #expect(run.phone.board.activities[0].phase == .stale)
    #expect(run.rules.last == "ios.activity.stale")
    try run.receive(Self.update(3000, "Cem", #","stale-date":1000200"#), type: .liveactivity)
    #expect(run.phone.board.activities[0].phase == .active)
  }

  @Test func aNewerDateMovesTheStale() throws {
    var run = try Self.run()
    try run.receive(Self.update(2000, "Bob", #","stale-date":1000060"#), type: .liveactivity)
    try run.receive(Self.update(3000, "Bob", #","stale-date":1000120"#), type: .liveactivity)
    run.wait(seconds: 119)
    #expect(run.phone.board.activities[0].phase == .active)
    run.wait(seconds: 1)
    #expect(run.phone.board.activities[0].phase == .stale)
  }

  @Test func endsAfterEightHours() throws {
    var run = try Self.run()
    run.wait(seconds: 8 * 3600 - 1)
    #expect(run.phone.board.island != nil)
    run.wait(seconds: 1)
    #expect(run.rules.contains("ios.activity.limit"))
    #expect(run.phone.board.activities.first?.phase == .ended)
    run.wait(seconds: 4 * 3600)
    #expect(run.phone.board.activities.isEmpty)
  }

  // MARK: the budget

  @Test(arguments: [
    (10, false, false, 20), (10, true, false, 80), (5, false, false, 90), (10, false, true, 90),
  ])
  func budget(_ priority: Int, _ isFrequent: Bool, _ isUnlimited: Bool, _ taken: Int) throws {
    var run = try Self.run()
    run.phone.board.budget = ActivityBudget()
    run.perform(.activity(.frequent(isFrequent)))
    run.switches[.activityUnlimited] = isUnlimited
    for number in 0..<90 {
      var delivery = try PhoneRun.delivery(
        Self.update(2000 + number), number: number + 9, type: .liveactivity)
      delivery.priority = priority
      run.phone.receive(delivery, at: run.at, switches: run.switches, into: &run.log)
    }
    #expect(run.rules.filter { $0 == "ios.activity.update" }.count == taken)
    #expect(run.rules.contains("ios.activity.budget") == (taken < 90))
    run.pass(minutes: 60)
    run.forget()
    try run.receive(Self.update(9000), type: .liveactivity)
    #expect(run.rules.last == "ios.activity.update")
  }

  // MARK: the app and the person

  @Test func theAppStartsAndEndsOneInFront() throws {
    var run = try Self.run(.foreground, os: OSVersion(16, 1), isStarted: false)
    run.perform(.activity(.start("Ride", [])))
    #expect(run.rules == ["ios.activity.request", "ios.activity.token"])
    try run.receive(Self.update(2000), type: .liveactivity)
    #expect(Self.driver(run) == "Bob")
    run.perform(.activity(.end("Ride-1")))
    #expect(run.rules.last == "ios.activity.end")
    run.perform(.activity(.end("Ride-1")))
    #expect(run.rules.last == "ios.activity.none")
    run.perform(.activity(.dismiss("Ride-1")))
    #expect(run.rules.last == "ios.activity.swipe")
    #expect(run.phone.board.activities.isEmpty)
    run.perform(.activity(.dismiss("Ride-1")))
    #expect(run.rules.last == "ios.activity.none")
  }

  @Test(arguments: [
    (AppState.background, OSVersion(18), true, "ios.activity.request.front"),
    (.suspended, OSVersion(18), true, "ios.app.asleep"),
    (.foreground, OSVersion(16, 0), true, "ios.route.new"),
    (.foreground, OSVersion(18), false, "ios.activity.off"),
  ])
  func theAppCannotStartOne(_ state: AppState, _ os: OSVersion, _ isOn: Bool, _ rule: String) throws {
    var run = try Self.run(state, os: os, isStarted: false)
    run.phone.permission.settings.liveActivities = isOn
    run.perform(.activity(.start("Ride", [])))
    #expect(run.rules == [rule])
    #expect(run.phone.board.activities.isEmpty)
  }

  @Test func everyActivityHasATokenOfItsOwn() throws {
    var run = try Self.run()
    let token = try #require(run.phone.tokens.text(of: .activity("Ride-1")))
    guard case .live = run.phone.tokens.standing(of: token, run.phone.setup, at: run.at) else {
      Issue.record("the token leads nowhere")
      return
    }
    try run.receive(Self.end(2000), type: .liveactivity)
    #expect(run.phone.tokens.standing(of: token, run.phone.setup, at: run.at) == .expired(since: run.at))
  }

  @Test func aDeletedAppTakesItsActivitiesAlong() throws {
    var run = try Self.run()
    run.phone.talkChannel = "team"
    run.perform(.appRemove(after: nil))
    #expect(run.phone.board.activities.isEmpty)
    #expect(run.phone.talkChannel == nil)
    run.forget()
    try run.receive(Self.update(2000), type: .liveactivity)
    #expect(run.said.last == "dropped visible notInstalled")
  }

  @Test func everyFaultHasItsRule() {
    let faults: [ActivityFault] = [
      .startTooNew, .switchedOff, .timestampMissing, .older, .eventMissing, .attributesMissing,
      .alertMissing, .unknownType, .channelTooNew, .undecodable("x"), .noActivity, .ended, .budget,
    ]
    #expect(Set(faults.map(\.rule)).count == faults.count)
    #expect(Set(faults.map(\.name)).count == faults.count)
  }

  @Test func theAppHasNoDoneStepOfItsOwn() throws {
    var run = try Self.run(.suspended, isStarted: false)
    try run.receive(Self.start(), type: .liveactivity)
    #expect(run.rules.last == "ios.activity.done")
  }
}
