import Phone
import Testing

@testable import JPush

/// Locks, rates, time-outs, and calls that wait.
@Suite struct WaitingCallTests {
  @Test func aSecondTagCallIsRefusedUntilTheFirstIsAnswered() {
    var desk = Desk.loggedIn
    desk.call(.addTags(["a"]), seq: 1)
    desk.call(.getAllTags, seq: 2)
    desk.pass(seconds: 1)
    #expect(desk.answers.map { [$0.seq ?? 0, $0.code.rawValue] } == [[2, 6021], [1, 0]])
    desk.call(.getAllTags, seq: 3)
    desk.pass(seconds: 1)
    #expect(desk.codes.last == 0)
  }

  @Test func aSecondAliasCallIsRefusedUntilTheFirstIsAnswered() {
    var desk = Desk.loggedIn
    desk.call(.setAlias("a"), seq: 1)
    desk.call(.deleteAlias, seq: 2)
    desk.pass(seconds: 1)
    #expect(desk.answers.map { [$0.seq ?? 0, $0.code.rawValue] } == [[2, 6022], [1, 0]])
  }

  @Test func tagsAndAliasHaveLocksOfTheirOwn() {
    var desk = Desk.loggedIn
    desk.call(.addTags(["a"]))
    desk.call(.setAlias("b"))
    desk.pass(seconds: 1)
    #expect(desk.codes == [0, 0])
  }

  @Test func theLockIsDroppedAfterTwentySeconds() {
    var desk = Desk.loggedIn
    desk.network(false)
    desk.call(.addTags(["a"]), seq: 1)
    desk.pass(milliseconds: 19_999)
    desk.call(.addTags(["b"]), seq: 2)
    desk.pass(milliseconds: 1)
    desk.call(.addTags(["c"]), seq: 3)
    desk.pass(milliseconds: 1)
    #expect(desk.answers.map { [$0.seq ?? 0, $0.code.rawValue] } == [[1, 6002], [2, 6021]])
    #expect(desk.client.calls.map(\.seq) == [3])
    #expect(desk.client.calls.map(\.isSent) == [false])
  }

  @Test func withoutALoginACallTimesOutAfterTwentySeconds() {
    var desk = Desk()
    desk.network(false)
    desk.app(.foreground)
    desk.call(.setAlias("a"))
    desk.pass(milliseconds: 19_999)
    #expect(desk.codes == [])
    desk.pass(milliseconds: 1)
    #expect(desk.codes == [6002])
    #expect(desk.milliseconds == 20_000)
  }

  @Test func aCallMadeBeforeTheLoginIsSentWithIt() {
    var desk = Desk()
    desk.app(.foreground)
    desk.call(.setAlias("a"))
    desk.call(.addTags(["vip"]))
    desk.pass(seconds: 1)
    #expect(desk.codes == [0, 0])
    #expect(desk.device?.alias == "a")
    let sent = desk.events.firstIndex(of: .sent(.setAlias("a"), seq: 1))
    let login = desk.events.firstIndex(of: .connection(.loggedIn))
    #expect(sent == login.map { $0 + 1 })
  }

  @Test func anAnswerIsLostWithItsConnectionThoughTheServiceHasDoneIt() {
    var desk = Desk.loggedIn
    desk.call(.setAlias("a"))
    desk.network(false)
    desk.pass(milliseconds: 100)
    desk.network(true)
    desk.pass(seconds: 30)
    #expect(desk.codes == [6002])
    #expect(desk.device?.alias == "a")
  }

  @Test func inTheBackgroundACallTimesOut() {
    var desk = Desk.loggedIn
    desk.app(.background)
    desk.call(.addTags(["vip"]))
    desk.pass(seconds: 20)
    #expect(desk.codes == [6002])
  }

  @Test func aCompletionWaitsWhileTheAppIsSuspended() {
    var desk = Desk.loggedIn
    desk.app(.background)
    desk.call(.addTags(["vip"]))
    desk.app(.suspended)
    desk.pass(seconds: 60)
    #expect(desk.codes == [])
    desk.app(.foreground)
    #expect(desk.codes == [6002])
    desk.pass(seconds: 60)
    #expect(desk.codes == [6002])
  }

  @Test func completionsDieWithTheirProcess() {
    var desk = Desk.loggedIn
    desk.call(.addTags(["vip"]))
    desk.call(.addTags(["a-b"]))
    desk.perform(.setPushEnable(true))
    desk.app(.swipedAway)
    desk.app(.foreground)
    desk.pass(seconds: 60)
    #expect(desk.codes == [])
    #expect(!desk.events.contains(.pushEnableAnswered(.ok)))
    #expect(desk.device?.tags.sorted == ["vip"], "the request had left the phone")
  }

  @Test func theEleventhCallWithinTenSecondsIsTooMuch() {
    var desk = Desk.loggedIn
    for _ in 0..<5 {
      desk.call(.getAllTags)
      desk.call(.getAlias)
      desk.pass(milliseconds: 900)
    }
    desk.call(.getAllTags)
    desk.pass(milliseconds: 10)
    #expect(desk.codes == Array(repeating: 0, count: 10) + [6011])
  }

  @Test func theWindowMovesOn() {
    var desk = Desk.loggedIn
    for _ in 0..<10 {
      desk.call(.getAllTags)
      desk.pass(milliseconds: 1000)
    }
    desk.call(.getAllTags)
    desk.pass(seconds: 1)
    #expect(desk.codes == Array(repeating: 0, count: 11), "the first was exactly 10 s ago")
    for _ in 0..<9 {
      desk.call(.getAlias)
      desk.pass(milliseconds: 100)
    }
    #expect(desk.codes.suffix(9).filter { $0 == 6011 }.count == 8)
  }

  @Test func refusedCallsNeitherCountNorLock() {
    var desk = Desk.loggedIn
    for _ in 0..<50 { desk.call(.addTags(["a-b"])) }
    desk.call(.addTags(["vip"]))
    for _ in 0..<50 { desk.call(.addTags(["vip"])) }
    desk.pass(seconds: 1)
    for _ in 0..<9 {
      desk.call(.getAllTags)
      desk.pass(milliseconds: 100)
    }
    #expect(desk.codes.filter { $0 == 0 }.count == 10)
    #expect(desk.codes.filter { $0 == 6005 }.count == 50)
    #expect(desk.codes.filter { $0 == 6021 }.count == 50)
  }

  @Test func aRestartEndsTheWindow() {
    var desk = Desk.loggedIn
    for _ in 0..<10 {
      desk.call(.getAllTags)
      desk.pass(milliseconds: 100)
    }
    desk.app(.swipedAway)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    desk.call(.getAllTags)
    desk.pass(seconds: 1)
    #expect(desk.codes.last == 0)
  }

  /// Each row has everything wrong that comes later in the order, too.
  @Test func theFirstCheckThatFailsDecides() {
    let bad = ["a-b", String(repeating: "a", count: 41)]
    var desk = Desk.loggedIn
    for _ in 0..<9 {
      desk.call(.getAllTags)
      desk.pass(milliseconds: 100)
    }
    desk.call(.getAllTags)
    desk.steps = []
    desk.call(.addTags([]))
    desk.call(.addTags(bad + TagSetCheckTests.tags(1001, bytes: 40)))
    desk.call(.addTags(bad.reversed() + TagSetCheckTests.tags(1001, bytes: 40)))
    desk.call(.addTags(TagSetCheckTests.tags(1001, bytes: 40)))
    desk.call(.addTags(TagSetCheckTests.tags(1000, bytes: 40)))
    desk.call(.addTags(["vip"]))
    desk.pass(milliseconds: 10)
    #expect(desk.codes == [6001, 6005, 6006, 6007, 6008, 6011])
    desk.steps = []
    desk.perform(.setPushEnable(false))
    desk.call(.addTags([]))
    desk.pass(milliseconds: 10)
    #expect(desk.codes == [6012])
  }

  @Test func whileSwitchedOffNothingCanBeSet() {
    var desk = Desk.loggedIn
    desk.perform(.setPushEnable(false))
    desk.pass(seconds: 1)
    #expect(desk.events.contains(.pushEnableAnswered(.ok)))
    desk.call(.setAlias("a"))
    desk.call(.getAllTags)
    desk.pass(seconds: 1)
    #expect(desk.codes == [6012, 6012])
    desk.perform(.setPushEnable(true))
    desk.pass(seconds: 1)
    desk.call(.setAlias("a"))
    desk.pass(seconds: 1)
    #expect(desk.codes.last == 0)
  }

  @Test func anAliasSitsOnTenDevicesAtMost() {
    var service = JPushService(identifiers: Desk.identifiers)
    let devices = (0..<11).map { _ in service.register() }
    let codes = devices.map { service.answer(.setAlias("shared"), seq: 1, from: $0).code.rawValue }
    #expect(codes == Array(repeating: 0, count: 10) + [6027])
    #expect(service.deviceCount(ofAlias: "shared") == 10)
    #expect(service.answer(.setAlias("shared"), seq: 1, from: devices[0]).code == .ok, "it has it already")
    #expect(service.answer(.setAlias("other"), seq: 1, from: devices[0]).code == .ok)
    #expect(service.answer(.setAlias("shared"), seq: 1, from: devices[10]).code == .ok)
    for device in devices { _ = service.answer(.deleteAlias, seq: 1, from: device) }
    #expect(service.deviceCount(ofAlias: "shared") == 0)
  }

  @Test func aDeviceThatTheServiceDoesNotKnowIsRefused() {
    var service = JPushService(identifiers: Desk.identifiers)
    let stranger = RegistrationID(Desk.identifiers, number: 99)
    #expect(service.answer(.getAllTags, seq: 1, from: stranger).code == .userInvalid)
  }
}
