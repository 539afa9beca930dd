import Payload
import Phone
import Testing

@testable import Getui

/// Which way a push takes: the vendor's scenes, one row a case.
@Suite struct RouteTests {
  /// What a push comes to for one client.
  struct Outcome: Equatable, CustomStringConvertible {
    var messages: [Bool] = []
    var apns = 0
    var isKept = false
    var halts: [Standstill] = []

    /// `messages` are the `offLine` arguments of the callbacks.
    init(_ desk: Desk) {
      messages = desk.messages.map(\.isOffline)
      apns = desk.apns.count
      isKept = desk.record()?.kept.isEmpty == false
      halts = desk.halts
    }

    init(messages: [Bool] = [], apns: Int = 0, isKept: Bool = false, halts: [Standstill] = []) {
      (self.messages, self.apns, self.isKept, self.halts) = (messages, apns, isKept, halts)
    }

    var description: String { "messages \(messages) apns \(apns) kept \(isKept) \(halts)" }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var draft = RouteTests.both
    var before: @Sendable (inout Desk) -> Void = { _ in }
    var after: @Sendable (inout Desk) -> Void = { _ in }
    let outcome: Outcome
    var testDescription: String { name }
  }

  /// A transmission, and an alert for APNs.
  static let both = GetuiDraft(text: "{}", title: "Title", body: "Body")

  static func with(_ change: (inout GetuiDraft) -> Void) -> GetuiDraft {
    var draft = both
    change(&draft)
    return draft
  }

  @Sendable static func leave(_ desk: inout Desk) {
    desk.call(.runBackground(false))
    desk.app(.background)
  }

  @Sendable static func back(_ desk: inout Desk) {
    desk.app(.foreground)
    desk.pass(seconds: 1)
  }

  @Test(arguments: [
    Row(name: "getui.route.online: foreground, no banner", outcome: Outcome(messages: [false])),
    Row(
      name: "getui.route.online: background with a live socket",
      before: { desk in
        desk.call(.runBackground(true))
        desk.app(.background)
      }, outcome: Outcome(messages: [false])),
    Row(
      name: "getui.route.online: just after leaving the socket is still up, no banner",
      before: { $0.app(.background) }, outcome: Outcome(messages: [false])),
    Row(
      name: "getui.route.offline: background without a socket", before: leave,
      outcome: Outcome(apns: 1, isKept: true)),
    Row(
      name: "getui.route.offline: killed", before: { $0.app(.swipedAway) },
      outcome: Outcome(apns: 1, isKept: true)),
    Row(
      name: "getui.route.kept: online again within ttl", before: leave, after: back,
      outcome: Outcome(messages: [true], apns: 1)),
    Row(
      name: "getui.halt.expired: online only after ttl", draft: with { $0.ttl = 60_000 }, before: leave,
      after: { desk in
        desk.pass(seconds: 60)
        back(&desk)
      }, outcome: Outcome(apns: 1, halts: [.expired])),
    Row(
      name: "getui.halt.ttl: ttl -1 is not kept", draft: with { $0.ttl = -1 }, before: leave, after: back,
      outcome: Outcome(apns: 1, halts: [.notKept])),
    Row(
      name: "getui.halt.nothing: offline without push_channel.ios, still kept",
      draft: GetuiDraft(text: "{}"), before: leave, after: back, outcome: Outcome(messages: [true])),
    Row(
      name: "getui.halt.token: no device token, still kept",
      before: { desk in
        desk.token(nil)
        leave(&desk)
      }, after: back, outcome: Outcome(messages: [true], halts: [.noToken])),
    Row(
      name: "getui.halt.off: push mode off",
      before: { desk in
        desk.call(.setPushModeForOff(true))
        desk.pass(seconds: 1)
      }, outcome: Outcome(halts: [.pushOff])),
    Row(
      name: "getui.halt.off: on again",
      before: { desk in
        for isOff in [true, false] {
          desk.call(.setPushModeForOff(isOff))
          desk.pass(seconds: 1)
        }
      }, outcome: Outcome(messages: [false])),
    Row(
      name: "getui.halt.blacklist",
      before: { desk in _ = desk.request("POST", "/user/black/cid/@1") },
      outcome: Outcome(halts: [.blacklisted])),
    Row(
      name: "getui.halt.credentials: a cid was issued all the same",
      before: { desk in
        desk.call(.destroy)
        desk.call(.start(appID: "belfry", credentialsAreRight: false))
        desk.pass(seconds: 1)
      }, outcome: Outcome(halts: [.wrongCredentials])),
    Row(
      name: "getui.halt.credentials: another app id than the service's",
      before: { desk in
        desk.change(.app(id: "right", key: nil))
        desk.call(.destroy)
        desk.call(.start(appID: "wrong", credentialsAreRight: true))
        desk.pass(seconds: 1)
      }, outcome: Outcome(halts: [.wrongCredentials])),
    Row(
      name: "getui.halt.inactive: 90 days without a login",
      before: { desk in
        desk.app(.swipedAway)
        desk.pass(seconds: 90 * 86_400)
      }, outcome: Outcome(halts: [.inactive])),
    Row(
      name: "getui.halt.nothing: online, nothing for Getui's connection",
      draft: GetuiDraft(title: "Title", body: "Body"), outcome: Outcome(halts: [.nothingForIOS])),
    Row(
      name: "getui.route.strategy: 2 while online goes to APNs",
      draft: with { $0.strategy = 2 }, outcome: Outcome(apns: 1)),
    Row(
      name: "getui.route.strategy: 2 while offline keeps nothing", draft: with { $0.strategy = 2 },
      before: leave, after: back, outcome: Outcome(apns: 1)),
    Row(
      name: "getui.route.online: 3 while online", draft: with { $0.strategy = 3 },
      outcome: Outcome(messages: [false])),
    Row(
      name: "getui.route.kept: 3 while offline shows no banner", draft: with { $0.strategy = 3 },
      before: leave, outcome: Outcome(isKept: true)),
    Row(
      name: "getui.route.strategy: 4 goes to APNs first", draft: with { $0.strategy = 4 },
      outcome: Outcome(apns: 1)),
    Row(
      name: "getui.halt.apns: 4 takes Getui's connection where APNs refuses", draft: with { $0.strategy = 4 },
      before: { $0.apnsRefuses = true }, outcome: Outcome(messages: [false], halts: [.refusedByAPNs])),
    Row(
      name: "getui.halt.apns: 4 keeps it where APNs refuses and the client is offline",
      draft: with { $0.strategy = 4 },
      before: { desk in
        desk.apnsRefuses = true
        leave(&desk)
      }, after: back, outcome: Outcome(messages: [true], halts: [.refusedByAPNs])),
    Row(
      name: "getui.halt.failed: the service fails while it sends",
      before: { $0.change(.failing(true)) }, outcome: Outcome(halts: [.failed])),
    Row(
      name: "getui.halt.apns: 2 has no second way", draft: with { $0.strategy = 2 },
      before: { $0.apnsRefuses = true }, outcome: Outcome(halts: [.refusedByAPNs])),
    Row(
      name: "getui.route.unconfirmed: a frozen app's message is kept when the connection is cut",
      before: { desk in
        desk.app(.background)
        desk.app(.suspended)
      },
      after: { desk in
        desk.pass(seconds: 20)
        back(&desk)
      }, outcome: Outcome(messages: [true])),
    Row(
      name: "getui.message.frozen: a frozen app gets it when it runs again",
      before: { desk in
        desk.app(.background)
        desk.app(.suspended)
      }, after: back, outcome: Outcome(messages: [false])),
    Row(
      name: "getui.halt.ttl: a frozen app's message with ttl -1 is lost with the connection",
      draft: with { $0.ttl = -1 },
      before: { desk in
        desk.app(.background)
        desk.app(.suspended)
      },
      after: { desk in
        desk.pass(seconds: 20)
        back(&desk)
      }, outcome: Outcome(halts: [.notKept])),
  ])
  func takesItsWay(_ row: Row) {
    var desk = Desk.online()
    row.before(&desk)
    desk.steps = []
    desk.push(row.draft)
    row.after(&desk)
    #expect(Outcome(desk) == row.outcome)
  }

  @Test("getui.halt.notification: iOS never shows push_message.notification") func notification() throws {
    var desk = Desk.online()
    desk.request(
      "POST", "/push/single/cid",
      #"{"request_id":"req0000001","audience":{"cid":["@1"]},"push_message":{"notification":{"title":"T","body":"B","click_type":"none"}}}"#
    )
    #expect(desk.halts == [.notificationOnIOS])
    #expect(desk.messages.map(\.payload) == [#"{"title":"T","content":"B"}"#])
  }

  @Test func everyStandstillHasARuleAndIsReached() {
    // Each reason is the outcome of a row above or of a test beside it.
    let reached: Set<Standstill> = [
      .expired, .notKept, .noToken, .pushOff, .blacklisted, .wrongCredentials, .inactive, .nothingForIOS,
      .refusedByAPNs, .notificationOnIOS, .noActivity, .stopped, .revoked, .failed,
    ]
    #expect(Set(Standstill.allCases) == reached)
  }

  @Test("getui.message: the arguments of the callback") func arguments() throws {
    var desk = Desk.online()
    desk.push(GetuiDraft(text: #"{"type":"sync"}"#))
    let message = try #require(desk.messages.first)
    #expect(message.payload == #"{"type":"sync"}"#)
    #expect(message.isFromGetui)
    #expect(!message.hasHandler, "a fetch handler comes with APNs only")
    let copy = try #require(message.copy)
    #expect(copy.client == desk.client.clientID)
    #expect(copy.text.split(separator: ":").count == 3)
    #expect(copy.task.kind == .single)
  }

  @Test("getui.message.both: of two methods only the newer one is called") func bothReceivers() {
    var desk = Desk.online()
    desk.perform(.integrate(.receiver(.both)))
    desk.push(Self.both)
    #expect(desk.callbacks.map(\.name) == [Self.slience])
    #expect(desk.rules.contains("getui.message.both"))
  }

  @Test("getui.message.payloaddata: the older method") func olderReceiver() {
    var desk = Desk.online()
    desk.perform(.integrate(.receiver(.payloadData)))
    desk.push(Self.both)
    #expect(
      desk.callbacks.map(\.name) == [
        "GeTuiSdkDidReceivePayloadData:andTaskId:andMsgId:andOffLine:fromGtAppId:"
      ])
  }

  static let slience =
    "GeTuiSdkDidReceiveSlience:fromGetui:offLine:appId:taskId:msgId:fetchCompletionHandler:"

  @Test("getui.route.kept: stored messages come oldest first, each once") func drains() {
    var desk = Desk.online()
    Self.leave(&desk)
    for number in 1...3 {
      desk.push(GetuiDraft(text: "m\(number)"))
      desk.pass(seconds: 1)
    }
    desk.steps = []
    Self.back(&desk)
    #expect(desk.messages.map(\.payload) == ["m1", "m2", "m3"])
    #expect(desk.steps.compactMap(\.push).map(\.value).contains(2))
    Self.leave(&desk)
    Self.back(&desk)
    #expect(desk.messages.count == 3)
  }

  @Test("getui.halt.expired: copies of different ages go at their own moments") func expiresOneByOne() {
    var desk = Desk.online()
    Self.leave(&desk)
    for ttl in [60_000, 10_000, 30_000] { desk.push(GetuiDraft(text: "\(ttl)", ttl: ttl)) }
    desk.steps = []
    desk.pass(seconds: 100)
    let times = desk.steps.filter { $0.event == .halted(.expired) }.map { step in
      (step.at.microseconds - Desk.noon.microseconds) / 1_000_000
    }
    #expect(times == [11, 31, 61])
  }

  @Test(
    "getui.badge.auto: the service's count, sent as the badge",
    arguments: [
      ("+1", 6), ("-2", 3), ("9", 9), ("-9", 0), ("+100000", 99_999),
    ])
  func autoBadge(_ change: String, _ result: Int) throws {
    var desk = Desk.online()
    desk.call(.setBadge(5))
    Self.leave(&desk)
    desk.push(Self.with { $0.badge = change })
    #expect(desk.record()?.badge == result)
    let body = try JSONDocument(try #require(desk.apns.first).body)
    #expect(body.root["aps"]?["badge"]?.integer == result)
  }

  @Test("getui.route.online: an online message leaves the count alone") func onlineBadge() {
    var desk = Desk.online()
    desk.push(Self.with { $0.badge = "+1" })
    #expect(desk.record()?.badge == 0)
  }

  /// The matrix that integrators have reported: app, task, what the person does, what the app is told.
  struct Observed: CustomTestStringConvertible, Sendable {
    let name: String
    let isAway: Bool
    let isStopped: Bool
    let tapsBanner: Bool
    let callbacks: [String]
    var testDescription: String { name }
  }

  static let tap = "GeTuiSdkDidReceiveNotification:notificationCenter:response:fetchCompletionHandler:"

  @Test(arguments: [
    Observed(name: "foreground", isAway: false, isStopped: false, tapsBanner: false, callbacks: [slience]),
    Observed(name: "away, icon", isAway: true, isStopped: false, tapsBanner: false, callbacks: [slience]),
    Observed(
      name: "away, banner", isAway: true, isStopped: false, tapsBanner: true, callbacks: [tap, slience]),
    Observed(
      name: "away, task stopped, icon", isAway: true, isStopped: true, tapsBanner: false, callbacks: []),
    Observed(
      name: "away, task stopped, banner", isAway: true, isStopped: true, tapsBanner: true, callbacks: [tap]),
  ])
  func observedMatrix(_ row: Observed) throws {
    var desk = Desk.online()
    if row.isAway { desk.app(.swipedAway) }
    desk.steps = []
    let made = try reply(
      desk.request(
        "POST", "/push/list/message",
        #"{"push_message":{"transmission":"{}"},"push_channel":{"ios":{"aps":{"alert":{"title":"T","body":"B"}}}}}"#
      ))
    let task = try #require(made["data"]?["taskid"]?.string)
    desk.request("POST", "/push/list/cid", #"{"audience":{"cid":["@1"]},"taskid":"\#(task)"}"#)
    if row.isStopped { desk.request("DELETE", "/task/\(task)") }
    if row.isAway {
      desk.app(.foreground)
      if row.tapsBanner { desk.system(.didReceive(.open, .inactive)) }
      desk.pass(seconds: 1)
    }
    let told = desk.callbacks.map(\.name).filter { $0 == Self.slience || $0 == Self.tap }
    #expect(told == row.callbacks)
    #expect(desk.halts.contains(.stopped) == (row.isStopped && row.isAway))
  }

  @Test("getui.halt.revoked: revoke takes kept copies back and no banner") func revoke() throws {
    var desk = Desk.online()
    Self.leave(&desk)
    desk.push(Self.both)
    let task = try #require(desk.record()?.kept.first).copy.task
    desk.request(
      "POST", "/push/single/cid",
      #"{"request_id":"req0000002","audience":{"cid":["@1"]},"push_message":{"revoke":{"old_task_id":"\#(task.text)"}}}"#
    )
    #expect(desk.halts.first == .revoked)
    #expect(desk.record()?.kept == [])
    #expect(desk.apns.count == 1)
  }

  @Test("getui.route.voip: with the VoIP token") func voip() throws {
    var desk = Desk.online()
    desk.call(.registerVoipToken("beef"))
    let body =
      #"{"request_id":"req0000003","audience":{"cid":["@1"]},"push_channel":{"ios":{"type":"voip","payload":"call"}}}"#
    desk.request("POST", "/push/single/cid", body)
    let push = try #require(desk.apns.first)
    #expect(push.type == .voip)
    #expect(push.token == "beef")
    desk.call(.handleVoip(push.body))
    #expect(desk.events.last == .receipt(.voip, isCounted: true))
  }

  @Test("getui.route.activity: with the token under laId, and not without") func liveActivity() throws {
    var desk = Desk.online()
    let aps = #"{"timestamp":1772424000,"event":"update","content-state":{"left":3}}"#
    func body(_ id: Int) -> String {
      #"{"request_id":"req000000\#(id)","audience":{"cid":["@1"]},"push_channel":{"ios":{"type":"liveactivity","laId":"order1","aps":\#(aps)}}}"#
    }
    desk.request("POST", "/push/single/cid", body(4))
    #expect(desk.halts == [.noActivity])
    desk.call(.registerLiveActivity(id: "order1", token: "cafe", sequenceNumber: "1"))
    desk.pass(seconds: 1)
    desk.request("POST", "/push/single/cid", body(5))
    let push = try #require(desk.apns.first)
    #expect(push.type == .liveactivity)
    #expect(push.token == "cafe")
    #expect(try JSONDocument(push.body).root["aps"]?["content-state"]?["left"]?.integer == 3)
  }

  private func reply(_ reply: GetuiReply) throws -> JSONValue { try JSONDocument(reply.body).root }
}
