import Getui
import JPush
import Phone
import Testing

@testable import Simulation

/// The services' clocks drive the age of tokens, expiry and quotas, and nothing on a phone.
@Suite struct ServiceClockTests {
  private static func run(_ sdk: String) throws -> WorldRun {
    var run = WorldRun()
    try run.play("app sdk \(sdk)")
    run.wait(seconds: 2)
    return run
  }

  private static func replies(_ run: WorldRun) -> [Int] {
    run.trace.entries.compactMap { entry in
      switch entry.event {
      case .jpush(.replied(let reply)): reply.code.rawValue
      case .getui(.replied(let reply)): reply.code.rawValue
      default: nil
      }
    }
  }

  @Test("world.service.clock: the offset is told and shown, and has bounds") func offset() throws {
    var run = try Self.run("both")
    let now = run.world.now
    try run.play("service clock +2h")
    #expect(run.world.serviceClockOffset == 7_200_000_000 && run.world.clockOffset == 0)
    #expect(run.world.now.microseconds - now.microseconds == 1_000_000)
    #expect(run.rules.last == "world.service.clock")
    #expect(run.world.jpush.clockOffset == 7_200_000_000 && run.world.getui.clockOffset == 7_200_000_000)
    try run.play("service clock 40d")
    #expect(run.rules.last == "world.service.clock.range" && run.world.serviceClockOffset == 7_200_000_000)
    try run.play("service clock -1h")
    #expect(run.world.serviceClockOffset == -3_600_000_000)
    try run.play("reset")
    #expect(run.world.serviceClockOffset == 0 && run.world.jpush.clockOffset == 0)
  }

  @Test func jpushLetsGoOfWhatIsTooOldByItsClock() throws {
    var run = try Self.run("jpush")
    try run.play("app background", "message one ttl=3600", "message two ttl=86400")
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.held.count == 2)
    try run.play("service clock +2h")
    #expect(run.rules.last == "jpush.message.expired")
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.held.map(\.message.content) == ["two"])
    let kept = try #require(run.world.connections(of: PhoneNumber(1)).first?.kept.first)
    #expect((kept.expires.microseconds - run.world.now.microseconds) / 3_600_000_000 == 21)
    run.wait(seconds: 22 * 3600)
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.held.isEmpty == true)
  }

  @Test func aClockSetBackKeepsThemLonger() throws {
    var run = try Self.run("jpush")
    try run.play("app background", "message one ttl=3600", "service clock -2h")
    run.wait(seconds: 2 * 3600)
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.held.count == 1)
    run.wait(seconds: 3700)
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.held.isEmpty == true)
  }

  @Test func quotasAndSchedulesGoByIt() throws {
    var run = try Self.run("jpush")
    try run.play(
      "jpush limit device 1", "jpush request GET /v3/tags", "jpush request GET /v3/tags", "service clock +2m",
      "jpush request GET /v3/tags")
    #expect(Self.replies(run) == [0, 2002, 0])
    // World time is 2025-12-29 in Beijing.
    try run.play(
      #"jpush request POST /v3/schedules json:'{"name":"n","enabled":true,"trigger":{"single":{"time":"2025-12-30 12:00:00"}},"push":{"platform":"all","audience":"all","notification":{"alert":"Hi"},"options":{"apns_production":false}}}'"#
    )
    #expect(run.outcomes.isEmpty)
    try run.play("service clock +2d")
    run.wait(seconds: 1)
    #expect(run.outcomes.count == 1)
  }

  @Test func tokensOfGetuiAndAPNsAge() throws {
    var run = try Self.run("getui")
    let seconds = run.world.now.microseconds / 1_000_000
    try run.play(
      "getui request POST /v2/app/auth json:'{\"appkey\":\"k\",\"sign\":\"-\",\"timestamp\":\"\(seconds)000\"}' as=right-sign",
      "getui request GET /v2/app/user/status/x as=token:1", "service clock +25h",
      "getui request GET /v2/app/user/status/x as=token:1")
    #expect(Self.replies(run) == [0, 0, 10001])
  }

  @Test func apnsJudgesExpiryByIt() throws {
    var run = try Self.run("none")
    try run.play("phone network off")
    let expires = run.world.now.microseconds / 1_000_000 + 3600
    try run.play(#"push json:'{"aps":{"alert":"A"}}' expiration=\#(expires)"#)
    #expect(run.world.apns.stored(for: PhoneNumber(1))?.expires == Instant(microseconds: expires * 1_000_000))
    try run.play("service clock +2h")
    let stored = try #require(run.world.apns.stored(for: PhoneNumber(1)))
    #expect(stored.expires < run.world.now)
    try run.play("phone network on")
    #expect(run.rules.contains("apns.store.expired"))
    #expect(run.phone.centre.entries.isEmpty)
  }

  @Test func bothClocksOfOneVendorAreOne() throws {
    var run = try Self.run("both")
    try run.play("jpush clock +1h", "getui clock +1h")
    #expect(run.world.jpush.clockOffset == 3_600_000_000 && run.world.getui.clockOffset == 3_600_000_000)
    #expect(run.world.serviceClockOffset == 0)
  }

  /// A big push goes out over its minutes, an even share each.
  @Test func aBigPushIsSpread() throws {
    var run = try Self.run("jpush")
    try run.play("phone add 9")
    run.forget()
    let push =
      #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"alert":"Hi"},"options":{"apns_production":false,"big_push_duration":4}}'"#
    try run.play(push)
    #expect(run.arrivals.rows.count == 3)
    run.wait(seconds: 61)
    #expect(run.arrivals.rows.count == 6)
    run.wait(seconds: 120)
    #expect(run.arrivals.rows.count == 10)
    #expect(Set(run.arrivals.rows.map(\.phone)).count == 10)
    try run.play(push)
    let id = run.trace.entries.compactMap { entry -> String? in
      if case .jpush(.pushAccepted(let id, _)) = entry.event { id } else { nil }
    }.last
    let message = try #require(id)
    try run.play("jpush request DELETE /v3/push/\(message)")
    run.wait(seconds: 600)
    #expect(run.arrivals.rows.count == 13)
  }
}
