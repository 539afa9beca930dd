import APNs
import Foundation
import Payload
import Phone
import Testing

@testable import Simulation

/// A push that names a device token finds its phone, or is answered as APNs would.
@Suite struct TokenRouteTests {
  private static func push(_ token: String, _ more: String = "") -> String {
    #"push json:'{"aps":{"alert":"Hi"}}' push-type=alert topic=com.example.demo token=\#(token) \#(more)"#
  }

  private static func replies(_ run: WorldRun) -> [APNsReply] {
    run.trace.entries.compactMap { if case .apns(.replied(let reply)) = $0.event { reply } else { nil } }
  }

  private static func token(_ run: WorldRun) -> String { run.phone.tokens.text(of: .device) ?? "" }

  @Test func itsOwnTokenLeadsToThePhone() throws {
    var run = WorldRun()
    try run.play("app background", Self.push(Self.token(run)))
    #expect(run.outcomes == [.banner])
    #expect(Self.replies(run).map(\.status) == [200])
    #expect(Self.replies(run).first?.uniqueID != nil)
    #expect(Self.replies(run).first?.apnsID == run.arrivals.rows.first?.apnsID)
  }

  @Test func aStrangersTokenIsRefusedAndHasARow() throws {
    var run = WorldRun()
    try run.play(Self.push(String(repeating: "ab", count: 32)))
    #expect(run.outcomes == [.refused])
    #expect(run.arrivals.rows.first?.refusal == "BadDeviceToken")
    #expect(Self.replies(run).map(\.status) == [400])
  }

  @Test func removedTheTokenIsVoidAtOnceOrLater() throws {
    var run = WorldRun()
    let token = Self.token(run)
    try run.play("app remove after=8h", Self.push(token))
    #expect(Self.replies(run).map(\.status) == [200], "APNs does not know yet")
    #expect(run.outcomes == [.dropped])
    let since = run.world.now.moved(byMicroseconds: 8 * 3_600_000_000 - 1_000_000)
    try run.play("clock +8h", Self.push(token))
    #expect(Self.replies(run).last == .some(Self.gone(Self.replies(run).last, since)))
  }

  private static func gone(_ reply: APNsReply?, _ since: Instant) -> APNsReply {
    APNsReply(
      refusal: .unregistered, apnsID: reply?.apnsID ?? "", uniqueID: reply?.uniqueID, since: since)
  }

  @Test func resetGivesTheFirstTokenBack() throws {
    var run = WorldRun()
    let token = Self.token(run)
    try run.play("app install")
    #expect(Self.token(run) != token)
    try run.play("reset")
    #expect(Self.token(run) == token)
  }

  @Test func afterBeingWrittenDownTheWorldKnowsItsTokensStill() throws {
    var run = WorldRun()
    let token = Self.token(run)
    try run.play("app install after=1h")
    run.world = try JSONDecoder().decode(World.self, from: JSONEncoder().encode(run.world))
    try run.play(Self.push(token), "clock +1h", Self.push(token), Self.push(Self.token(run)))
    #expect(Self.replies(run).map(\.status) == [200, 410, 200])
  }
}
