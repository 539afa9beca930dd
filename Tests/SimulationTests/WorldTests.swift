import APNs
import JPush
import Language
import Phone
import Testing
import Words

@testable import Simulation

@Suite struct WorldTests {
  private static let hello = #"push json:'{"aps":{"alert":"Hello","badge":2}}' push-type=alert"#

  @Test func theAppIsOpenedWhenTimeFirstPasses() {
    var run = WorldRun()
    #expect(run.world.nextDue == Instant(microseconds: 0))
    run.wait(seconds: 0)
    #expect(run.trace.entries.first?.number == EntryNumber(command: 0, step: 0))
    #expect(run.rules.contains("ios.life.launch"))
    #expect(run.phone.app == .foreground)
    #expect(run.world.commandCount == 0)
  }

  @Test func theSDKFollowsThePhone() throws {
    var run = WorldRun()
    run.wait(seconds: 0)
    run.wait(seconds: 5)
    #expect(run.world.devices[0].jpush.connection == .loggedIn)
    try run.play("app background")
    #expect(run.world.devices[0].jpush.connection == .closed)
    try run.play("app open")
    run.wait(seconds: 5)
    #expect(run.world.devices[0].jpush.connection == .loggedIn)
    try run.play("phone network off")
    #expect(run.world.devices[0].jpush.connection == .closed)
  }

  @Test func whatIsDueComesAtItsOwnMoment() throws {
    var run = WorldRun()
    try run.play("app background", Self.hello)
    let due = try #require(run.world.nextDue)
    #expect(due == run.at.after(milliseconds: 5_000))
    run.wait(seconds: 60)
    let ended = try #require(run.trace.entries.last)
    #expect(ended.event == .phone(.bannerEnded))
    #expect(ended.at == due)
    #expect(ended.number.command == 2, "timers go on with the number of the last command")
    #expect(run.world.nextDue == nil)
  }

  @Test func offlineOnePushWaitsAndComesWithTheNetwork() throws {
    var run = WorldRun()
    try run.play("app background", "phone network off", Self.hello, Self.hello)
    #expect(run.outcomes == [.dropped, .held])
    try run.play("phone network on")
    #expect(run.outcomes == [.dropped, .banner])
    let row = try #require(run.arrivals[PushNumber(2)])
    #expect(row.badge == 2 && row.isOnPhone && row.appState == .background)
    #expect(row.rule == "ios.show")
  }

  @Test func aStoredPushMeetsTheAppAsItIsThen() throws {
    var run = WorldRun()
    try run.play("phone network off", Self.hello, "app kill", "phone network on")
    #expect(run.arrivals.rows.last?.appState == .swipedAway)
  }

  @Test func messagesAreHeldWhileTheAppIsAway() throws {
    var run = WorldRun()
    run.wait(seconds: 5)
    try run.play("app background")
    run.apply(.jpush(PhoneNumber(1), .message(JPushMessage(content: "sync"))))
    #expect(run.outcomes == [.held])
    try run.play("app open")
    run.wait(seconds: 5)
    #expect(run.outcomes == [.delivered])
    let row = try #require(run.arrivals.rows.first)
    #expect(row.kind == .message && row.vendor == "jpush" && row.callbacks == ["networkDidReceiveMessage"])
    #expect(String(decoding: row.payload, as: UTF8.self).hasPrefix(#"{"content":"sync","_j_msgid":""#))
  }

  @Test func theFirstRealPushClearsTheStreamsRows() throws {
    var run = WorldRun()
    try run.play("app background", "stream 1", "stream 2", "stream 3")
    #expect(run.arrivals.rows.count == 3)
    #expect(run.phone.badge.number > 0)
    try run.play(Self.hello)
    #expect(run.arrivals.rows.map(\.origin) == [.outside])
    #expect(run.phone.centre.entries.map(\.origin) == [.outside])
    #expect(run.rules.filter { $0 == "belfry.stream.cleared" }.count > 1)
    try run.play("stream 4", Self.hello)
    #expect(run.arrivals.rows.count == 3, "only the first one clears")
  }

  @Test func aMessageFromOutsideIsARealPushToo() throws {
    var run = WorldRun()
    try run.play("stream 1")
    run.apply(.jpush(PhoneNumber(1), .message(JPushMessage(content: "x"))))
    #expect(run.arrivals.rows.map(\.origin) == [.outside])
  }

  @Test func resetKeepsNumbersAndForgetsTheRest() throws {
    var run = WorldRun()
    run.wait(seconds: 5)
    let registration = run.world.devices[0].jpush.registrationID
    try run.play("app background", Self.hello, "set rule bool-as-one on", "phone network off", "reset")
    #expect(run.arrivals.rows.isEmpty)
    #expect(run.phone.app == .foreground && run.phone.badge.number == 0 && run.phone.isNetworkOn)
    #expect(run.world.switches == RuleSwitches())
    try run.play(Self.hello)
    #expect(run.arrivals.rows.map(\.number) == [PushNumber(2)])
    #expect(run.world.commandCount == 6)
    run.wait(seconds: 5)
    let renewed = run.world.devices[0].jpush.registrationID
    #expect(renewed != nil && renewed != registration)
  }

  @Test func theClockMovesForwardAndDoesWhatIsDue() throws {
    var run = WorldRun()
    try run.play("app background", Self.hello, "clock +61m")
    #expect(run.world.clockOffset == 61 * 60_000_000)
    #expect(run.trace.entries.contains { $0.event == .phone(.bannerEnded) })
    try run.play(Self.hello)
    #expect(run.arrivals.rows.last?.at == run.at.after(milliseconds: 61 * 60_000))
    #expect(run.world.nextDue == run.at.after(milliseconds: 5_000), "on the caller's clock")
  }

  @Test(arguments: ["clock -1d", "clock 0s", "clock 32d"]) func theClockKeepsWithinBounds(_ line: String)
    throws
  {
    var run = WorldRun()
    try run.play(line)
    #expect(run.world.clockOffset == 0)
    #expect(run.rules.last == "world.clock.range")
  }

  @Test func theClockRefillsTheSilentBudget() throws {
    let silent = #"push json:'{"aps":{"content-available":1}}' push-type=background priority=5"#
    var run = WorldRun()
    try run.play("app background", silent, silent, silent, silent, "clock +20m", silent)
    #expect(run.outcomes == [.woke, .woke, .woke, .held, .woke])
    try run.play("app open")
    #expect(run.outcomes == [.woke, .woke, .woke, .woke, .woke])
  }

  @Test func aPhoneThatIsNotThere() throws {
    var run = WorldRun()
    try run.play("@7 app open", "@2 stream 1", "@3 push json:'{}'")
    #expect(run.rules.filter { $0 == "world.phone" }.count == 3)
    #expect(run.arrivals.rows.isEmpty)
    #expect(run.world.hasRealInput == false)
  }

  @Test func farMomentsEndNowhere() {
    var run = WorldRun()
    run.wait(seconds: 5)
    var trace = Trace()
    run.world.apply(.phone(PhoneNumber(1), .network(isOn: false)), at: run.at, into: &trace)
    run.world.apply(.phone(PhoneNumber(1), .appBackground), at: run.at, into: &trace)
    run.world.advance(to: Instant(microseconds: .max), into: &trace)
    #expect(run.world.now < Instant(microseconds: .max))
  }

  @Test(arguments: 1...6) func nothingTrips(_ seed: UInt64) {
    var random = RandomWorld(seed: seed)
    var run = WorldRun(seed: seed)
    for _ in 0..<200 { run.apply(random.anyCommand()) }
    #expect(run.world.commandCount == 200)
    #expect(run.trace.entries.allSatisfy { RuleBook.rule($0.rule) != nil })
  }

  @Test func switchesReachTheRooms() throws {
    var run = WorldRun()
    try run.play("set rule unreadable-accepted on", "push base64:bm9uZQ==", "push json:'{}' priority=3")
    #expect(run.outcomes == [.dropped, .refused])
    #expect(run.arrivals.rows.map(\.rule) == ["ios.unreadable", "apns.priority"])
    #expect(run.arrivals.rows[1].refusal == "BadPriority")
  }

  @Test func everySwitchIsNamedByARuleAndEveryNameIsASwitch() {
    let named = Set(RuleBook.tables.flatMap(\.self).compactMap(\.switchName))
    #expect(named == Set(RuleSwitch.allCases.map(\.rawValue)))
  }

  @Test func theLinkToTheSettingsIsTapped() throws {
    var run = WorldRun()
    try run.play("tap settings")
    #expect(run.rules.contains("ios.settings"))
  }
}
