import Phone
import Testing

@testable import JPush

@Suite struct BadgeTests {
  @Test(arguments: [
    (0, true), (5, true), (99_999, true), (-1, false), (100_000, false), (Int.max, false), (Int.min, false),
  ])
  func setBadgeTakesItsRange(value: Int, isAccepted: Bool) {
    var desk = Desk.loggedIn
    desk.perform(.setBadge(7))
    desk.steps = []
    desk.perform(.setBadge(value))
    #expect(desk.events.first == .setBadge(value, accepted: isAccepted))
    #expect(desk.device?.badge.value == (isAccepted ? value : 7))
    #expect(desk.steps.first?.rule.name == (isAccepted ? "jpush.badge.set" : "jpush.badge.range"))
  }

  @Test func resetBadgeIsSetBadgeZero() {
    var desk = Desk.loggedIn
    desk.perform(.setBadge(7))
    desk.perform(.resetBadge)
    #expect(desk.events.suffix(2) == [.setBadge(0, accepted: true), .serverBadge(from: 7, to: 0)])
  }

  @Test func withoutAConnectionTheLastOneIsUploadedWithTheLogin() {
    var desk = Desk.loggedIn
    desk.network(false)
    desk.perform(.setBadge(3))
    desk.perform(.setBadge(4))
    #expect(desk.device?.badge.value == 0)
    desk.network(true)
    desk.pass(seconds: 1)
    #expect(desk.device?.badge.value == 4)
    #expect(
      desk.events.filter { if case .serverBadge = $0 { true } else { false } } == [
        .serverBadge(from: 0, to: 4)
      ])
  }

  @Test func atLaunchTheAppMayResetItBeforeTheLogin() {
    var desk = Desk.loggedIn
    desk.perform(.setBadge(4))
    desk.app(.swipedAway)
    desk.app(.foreground)
    desk.perform(.resetBadge)
    desk.pass(seconds: 1)
    #expect(desk.device?.badge.value == 0)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let stored: Int
    let change: String
    let result: Int
    var testDescription: String { "\(stored) \(change)" }
  }

  @Test(arguments: [
    Row(stored: 1, change: "+2", result: 3), Row(stored: 2, change: "+2", result: 4),
    Row(stored: 0, change: "+1", result: 1), Row(stored: 5, change: "-2", result: 3),
    Row(stored: 1, change: "-2", result: 0), Row(stored: 99_999, change: "+1", result: 99_999),
    Row(stored: 7, change: "0", result: 0), Row(stored: 7, change: "5", result: 5),
    Row(stored: 7, change: "+0", result: 7), Row(stored: 7, change: "100000", result: 99_999),
    Row(stored: 7, change: "+9223372036854775807", result: 99_999),
    Row(stored: 7, change: "-9223372036854775808", result: 0),
  ])
  func aPushChangesTheCopy(row: Row) throws {
    let change = try #require(ServerBadge.Change(row.change))
    #expect(ServerBadge(row.stored).applying(change).value == row.result)
  }

  @Test(arguments: ["", "+", "-", "auto", "1.5", "+1 ", "++1", "１", "0x1", "9223372036854775808"])
  func otherTextIsNoChange(text: String) { #expect(ServerBadge.Change(text) == nil) }

  @Test func onePushChangesEachDeviceByItsOwnCopy() throws {
    var service = JPushService(identifiers: Desk.identifiers)
    let (a, b) = (service.register(), service.register())
    _ = service.changeBadge(.absolute(1), of: a)
    _ = service.changeBadge(.absolute(2), of: b)
    for device in [a, b] { _ = service.changeBadge(.relative(2), of: device) }
    #expect(service[a]?.badge.value == 3)
    #expect(service[b]?.badge.value == 4)
  }
}
