import Language
import Phone
import Testing

@testable import JPush

@Suite struct MessageTests {
  @Test func inFrontAndLoggedInItComesAtOnce() {
    var desk = Desk.loggedIn
    desk.send("hello")
    #expect(desk.steps.map(\.from) == [.backend, .service, .sdk])
    #expect(desk.steps.map(\.to) == [.service, .backend, .app])
    #expect(desk.events.last == .messageDelivered)
    #expect(desk.steps.map(\.push) == Array(repeating: PushNumber(1), count: 3))
  }

  struct Away: CustomTestStringConvertible, Sendable {
    let name: String
    let leave: @Sendable (inout Desk) -> Void
    let comeBack: @Sendable (inout Desk) -> Void
    var testDescription: String { name }
  }

  @Test(arguments: [
    Away(name: "background", leave: { $0.app(.background) }, comeBack: { $0.app(.foreground) }),
    Away(
      name: "suspended",
      leave: { desk in
        desk.app(.background)
        desk.app(.suspended)
      }, comeBack: { $0.app(.foreground) }),
    Away(name: "swiped away", leave: { $0.app(.swipedAway) }, comeBack: { $0.app(.foreground) }),
    Away(name: "ended by iOS", leave: { $0.app(.notRunning) }, comeBack: { $0.app(.foreground) }),
    Away(name: "no network", leave: { $0.network(false) }, comeBack: { $0.network(true) }),
    Away(
      name: "switched off", leave: { $0.perform(.setPushEnable(false)) },
      comeBack: { $0.perform(.setPushEnable(true)) }),
  ])
  func whileAwayItIsKeptAndComesWithTheLogin(away: Away) {
    var desk = Desk.loggedIn
    away.leave(&desk)
    desk.send("one")
    desk.send("two")
    desk.pass(seconds: 60)
    #expect(desk.messages.held == [1, 2])
    #expect(desk.messages.delivered == [])
    away.comeBack(&desk)
    desk.pass(seconds: 60)
    #expect(desk.messages.delivered == [1, 2])
    #expect(desk.device?.held.isEmpty == true)
    desk.app(.background)
    desk.app(.foreground)
    desk.pass(seconds: 60)
    #expect(desk.messages.delivered == [1, 2], "nothing comes twice")
  }

  @Test func betweenConnectingAndLoginItIsKept() {
    var desk = Desk()
    desk.app(.foreground)
    desk.pass(seconds: 1)
    desk.app(.background)
    desk.app(.foreground)
    desk.pass(milliseconds: 50)
    #expect(desk.client.connection == .connecting)
    desk.send("early")
    #expect(desk.messages.held == [1])
    desk.pass(seconds: 1)
    #expect(desk.messages.delivered == [1])
  }

  @Test func coveredByControlCenterItStillComes() {
    var desk = Desk.loggedIn
    desk.app(.inactive)
    desk.send("covered")
    #expect(desk.messages.delivered == [1])
  }

  @Test func theNewestFiveAreKept() {
    var desk = Desk.loggedIn
    desk.app(.background)
    for number in 1...8 { desk.send("message \(number)") }
    #expect(desk.messages.lost == [1, 2, 3])
    let counts = desk.events.compactMap { event -> [Int]? in
      if case .messageHeld(let count, let dropped) = event { [count, dropped] } else { nil }
    }
    #expect(counts == [[1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [5, 1], [5, 1], [5, 1]])
    #expect(desk.device?.held.map(\.message.content) == (4...8).map { "message \($0)" })
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.messages.delivered == [4, 5, 6, 7, 8])
  }

  struct Life: CustomTestStringConvertible, Sendable {
    let timeToLive: Int?
    let away: Int64
    let isDelivered: Bool
    var testDescription: String { "\(timeToLive.map(String.init) ?? "none") away \(away) s" }
  }

  /// The login comes 0.22 s after the app is in front again.
  @Test(arguments: [
    Life(timeToLive: nil, away: 86_399, isDelivered: true),
    Life(timeToLive: nil, away: 86_400, isDelivered: false),
    Life(timeToLive: 864_000, away: 863_999, isDelivered: true),
    Life(timeToLive: 864_000, away: 864_000, isDelivered: false),
    Life(timeToLive: 60, away: 59, isDelivered: true),
    Life(timeToLive: 60, away: 60, isDelivered: false),
    Life(timeToLive: 1, away: 0, isDelivered: true),
    Life(timeToLive: 1, away: 1, isDelivered: false),
  ])
  func itIsKeptForItsTimeToLive(life: Life) {
    var desk = Desk.loggedIn
    desk.app(.background)
    desk.send("soon stale", timeToLive: life.timeToLive)
    desk.pass(seconds: life.away)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.messages.delivered == (life.isDelivered ? [1] : []))
    #expect(desk.messages.lost == (life.isDelivered ? [] : [1]))
  }

  @Test func itGoesAtTheMomentItsTimeHasPassed() {
    var desk = Desk.loggedIn
    desk.app(.background)
    let sent = desk.now
    desk.send("long", timeToLive: 100)
    desk.send("short", timeToLive: 10)
    desk.send("middle", timeToLive: 50)
    desk.pass(seconds: 1000)
    let lost = desk.steps.filter { $0.event == .messageLost }
    #expect(lost.map { $0.push?.value } == [2, 3, 1])
    #expect(lost.map(\.at) == [10, 50, 100].map { sent.after(milliseconds: $0 * 1000) })
    #expect(Set(lost.map(\.rule.name)) == ["jpush.message.expired"])
  }

  @Test func manyMessagesLeaveOneJob() {
    var client = JPushClient()
    var service = JPushService(identifiers: Desk.identifiers)
    client.registrationID = service.register()
    var log = JPushTranscript()
    for second in 0..<2000 {
      client.perform(
        .message(JPushMessage(content: "m")), push: PushNumber(second + 1), service: &service,
        at: Instant(microseconds: Int64(second) * 1_000_000), into: &log)
    }
    #expect(log.jobs.count == 1)
  }

  @Test(arguments: [
    (0, "jpush.message.online", "lost"), (-1, "jpush.rest.ttl", "refused"),
    (864_001, "jpush.rest.ttl", "refused"),
  ])
  func whatIsNotKeptIsSaidSo(timeToLive: Int, rule: String, fate: String) {
    var desk = Desk.loggedIn
    desk.app(.background)
    desk.steps = []
    desk.send("now or never", timeToLive: timeToLive)
    #expect(desk.steps.last?.rule.name == rule)
    #expect(desk.steps.last?.verdict == .stopped)
    #expect(desk.events.last == (fate == "lost" ? .messageLost : .messageRefused(code: 1003)))
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.messages.delivered == [])
  }

  @Test func timeToLiveZeroStillReachesADeviceThatIsThere() {
    var desk = Desk.loggedIn
    desk.send("now", timeToLive: 0)
    #expect(desk.messages.delivered == [1])
  }

  @Test func aDeviceThatNeverRegisteredIsNobody() {
    var desk = Desk()
    desk.send("hello?")
    #expect(desk.events == [.messageSent, .messageRefused(code: 1011)])
  }

  @Test func everyMessageHasAnIDOfItsOwn() {
    var desk = Desk.loggedIn
    for _ in 0..<500 { desk.send("m") }
    let ids = desk.events.compactMap { event -> String? in
      if case .messageAccepted(let id) = event { id } else { nil }
    }
    #expect(Set(ids).count == 500)
    #expect(ids.allSatisfy { $0.utf8.count == 17 && $0.allSatisfy(\.isNumber) })
  }

  struct UserInfo: Sendable {
    let message: JPushMessage
    let json: String
  }

  @Test(arguments: [
    UserInfo(message: JPushMessage(content: ""), json: #"{"content":"","_j_msgid":"17"}"#),
    UserInfo(
      message: JPushMessage(
        content: "sync", title: "t", contentType: "text",
        extras: [Pair("k", "v"), Pair("订单", "7731")], timeToLive: 5),
      json:
        #"{"content":"sync","title":"t","content_type":"text","extras":{"k":"v","订单":"7731"},"_j_msgid":"17"}"#
    ),
    UserInfo(
      message: JPushMessage(content: "a\"b\\c\n\r\t\u{1}\u{1F}🎉"),
      json: #"{"content":"a\"b\\c\n\r\t\u0001\u001f🎉","_j_msgid":"17"}"#),
  ])
  func userInfoHasWhatWasSent(row: UserInfo) {
    #expect(String(decoding: row.message.userInfo(messageID: "17"), as: UTF8.self) == row.json)
  }
}
