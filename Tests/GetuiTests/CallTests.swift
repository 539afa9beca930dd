import Language
import Phone
import Testing

@testable import Getui

/// The other calls of the SDK, one row of the vendor's page a case.
@Suite struct CallTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let call: GetuiCall
    var os = OSVersion(18)
    let returns: [GetuiReturn]
    var testDescription: String { name }
  }

  static let longID = String(repeating: "a", count: 128)

  @Test(arguments: [
    Row(name: "getui.call.voip: a token", call: .registerVoipToken("0aF9"), returns: [.flag(true)]),
    Row(name: "getui.call.voip: empty", call: .registerVoipToken(""), returns: [.flag(false)]),
    Row(name: "getui.call.voip: no hex digits", call: .registerVoipToken("xyz"), returns: [.flag(false)]),
    Row(
      name: "getui.call.activity: 128 characters",
      call: .registerLiveActivity(id: longID, token: "aa", sequenceNumber: "1"), returns: [.flag(true)]),
    Row(
      name: "getui.call.activity: 129 characters",
      call: .registerLiveActivity(id: longID + "a", token: "aa", sequenceNumber: "1"), returns: [.flag(false)]
    ),
    Row(
      name: "getui.call.activity: a space",
      call: .registerLiveActivity(id: "a b", token: "aa", sequenceNumber: "1"), returns: [.flag(false)]),
    Row(
      name: "getui.call.activity: no token",
      call: .registerLiveActivity(id: "order1", token: "", sequenceNumber: "1"), returns: [.flag(false)]),
    Row(
      name: "getui.call.activity: no sequence number",
      call: .registerLiveActivity(id: "order1", token: "aa", sequenceNumber: ""), returns: [.flag(false)]),
    Row(
      name: "getui.call.pushtostart: a token",
      call: .registerPushToStart(attributes: "OrderAttributes", token: "aa", sequenceNumber: "1"),
      returns: [.flag(true)]),
    Row(
      name: "getui.call.pushtostart: no attributes",
      call: .registerPushToStart(attributes: "", token: "aa", sequenceNumber: "1"), returns: [.flag(false)]),
    Row(
      name: "getui.call.controls: a token",
      call: .registerControls([Pair("kind", "aa")], sequenceNumber: "1"), returns: [.flag(true)]),
    Row(
      name: "getui.call.controls: none", call: .registerControls([], sequenceNumber: "1"),
      returns: [.flag(false)]),
    Row(
      name: "getui.controls.os: before iOS 18",
      call: .registerControls([Pair("kind", "aa")], sequenceNumber: "1"), os: OSVersion(17),
      returns: [.flag(false)]),
    Row(name: "getui.call.scene: iOS 13", call: .handleScene, returns: []),
    Row(name: "getui.scene.os: before iOS 13", call: .handleScene, os: OSVersion(12), returns: [.text(nil)]),
    Row(
      name: "getui.receipt.action: below the range",
      call: .sendFeedback(action: 90000, task: "t", message: "m"),
      returns: [.flag(false)]),
    Row(
      name: "getui.receipt.action: above the range",
      call: .sendFeedback(action: 91000, task: "t", message: "m"),
      returns: [.flag(false)]),
    Row(
      name: "getui.receipt.action: no task id", call: .sendFeedback(action: 90001, task: "", message: "m"),
      returns: [.flag(false)]),
    Row(
      name: "getui.receipt.action: no message id", call: .sendFeedback(action: 90001, task: "t", message: ""),
      returns: [.flag(false)]),
    Row(
      name: "getui.receipt.action: YES says only that it was tried",
      call: .sendFeedback(action: 90999, task: "t", message: "m"), returns: [.flag(true)]),
    Row(
      name: "getui.receipt.click: 60002 is taken as well",
      call: .sendFeedback(action: 60002, task: "t", message: "m"), returns: [.flag(true)]),
    Row(
      name: "getui.call.applink: payload",
      call: .handleApplink("https://link.gl.ink/getui?n=%E8%AE%A2%E5%8D%957&p=x"), returns: [.text("订单7")]),
    Row(
      name: "getui.call.applink: the other host", call: .handleApplink("https://link.applk.cn/getui?n=a#f"),
      returns: [.text("a")]),
    Row(
      name: "getui.call.applink: no payload in it", call: .handleApplink("https://link.gl.ink/getui"),
      returns: [.text(nil)]),
    Row(
      name: "getui.applink.foreign: another host", call: .handleApplink("https://example.com/getui?n=a"),
      returns: [.text(nil)]),
    Row(
      name: "getui.applink.foreign: no link at all", call: .handleApplink("link.gl.ink/getui?n=a"),
      returns: [.text(nil)]),
    Row(
      name: "getui.upstream.refused: nothing to send", call: .sendMessage([], task: nil),
      returns: [.text(nil)]),
    Row(name: "getui.badge.range: -1", call: .setBadge(-1), returns: [.flag(false)]),
    Row(name: "getui.badge.range: 100000", call: .setBadge(100_000), returns: [.flag(false)]),
    Row(name: "getui.badge.set: 99999", call: .setBadge(99_999), returns: []),
    Row(name: "getui.call.channel", call: .setChannelID(""), returns: []),
    Row(name: "getui.call.idfa", call: .setIDFA("id"), returns: []),
    Row(name: "getui.call.group", call: .setApplicationGroup("group.x"), returns: []),
    Row(name: "getui.call.location", call: .locate(isOn: true, asksUser: true), returns: []),
    Row(name: "getui.call.register", call: .registerRemoteNotification(["badge"]), returns: []),
  ])
  func answersAtOnce(_ row: Row) {
    var desk = Desk.online(os: row.os)
    desk.call(row.call)
    #expect(desk.returns == row.returns)
    #expect(desk.events.first == .called(row.call))
  }

  @Test(arguments: [AppState.notRunning, .swipedAway, .suspended])
  func noCallIsMadeWhileNoCodeRuns(_ state: AppState) {
    var desk = Desk.online()
    if state == .suspended { desk.app(.background) }
    desk.app(state)
    desk.steps = []
    desk.call(.setBadge(1))
    #expect(desk.events == [.cannotCall("setBadge:")])
    #expect(desk.rules == [state == .suspended ? "getui.call.suspended" : "getui.call.ended"])
  }

  @Test("getui.token.answer: Live Activity, push to start, controls") func tokensAreAnswered() {
    var desk = Desk.online(os: OSVersion(18))
    desk.call(.registerLiveActivity(id: "order1", token: "aa", sequenceNumber: "1"))
    desk.call(.registerPushToStart(attributes: "Order", token: "bb", sequenceNumber: "2"))
    desk.call(.registerControls([Pair("light", "cc")], sequenceNumber: "3"))
    desk.pass(seconds: 1)
    #expect(
      desk.callbacks == [
        .didRegisterLiveActivity(sequenceNumber: "1", isDone: true),
        .didRegisterPushToStart(sequenceNumber: "2", isDone: true),
        .didRegisterControls(sequenceNumber: "3", isDone: true),
      ])
    #expect(desk.record()?.tokens.map(\.token) == ["aa", "bb", "cc"])
  }

  @Test("getui.call.activity: NO for the same registration again") func duplicateRegistration() {
    var desk = Desk.online()
    for _ in 0..<2 { desk.call(.registerLiveActivity(id: "order1", token: "aa", sequenceNumber: "1")) }
    #expect(desk.returns == [.flag(true), .flag(false)])
  }

  @Test("getui.token.answer: offline is a failure") func tokensOffline() {
    var desk = Desk.online(os: OSVersion(18))
    desk.network(false)
    desk.steps = []
    desk.call(.registerLiveActivity(id: "order1", token: "aa", sequenceNumber: "1"))
    desk.call(.registerPushToStart(attributes: "Order", token: "bb", sequenceNumber: "2"))
    desk.call(.registerControls([Pair("light", "cc")], sequenceNumber: "3"))
    desk.pass(milliseconds: 10)
    #expect(
      desk.callbacks == [
        .didRegisterLiveActivity(sequenceNumber: "1", isDone: false),
        .didRegisterPushToStart(sequenceNumber: "2", isDone: false),
        .didRegisterControls(sequenceNumber: "3", isDone: false),
      ])
  }

  @Test("getui.mode: off and on again, answered by the service", arguments: [true, false])
  func pushMode(_ isOff: Bool) {
    var desk = Desk.online()
    desk.call(.setPushModeForOff(isOff))
    desk.pass(seconds: 1)
    #expect(desk.callbacks == [.didSetPushMode(isOff: isOff, isOnline: true)])
    #expect(desk.record()?.isPushOff == isOff)
  }

  @Test("getui.mode.offline: an error in the callback") func pushModeOffline() {
    var desk = Desk.online()
    desk.network(false)
    desk.steps = []
    desk.call(.setPushModeForOff(true))
    desk.pass(milliseconds: 10)
    #expect(desk.callbacks == [.didSetPushMode(isOff: true, isOnline: false)])
    #expect(desk.record()?.isPushOff == false)
  }

  @Test("getui.upstream: 1 only if the developer's server takes it", arguments: [true, false])
  func upstream(_ hasServer: Bool) throws {
    var desk = Desk.online()
    desk.change(.backendServer(hasServer))
    desk.call(.sendMessage(Array("hi".utf8), task: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    desk.pass(seconds: 1)
    guard case .text(let id?)? = desk.returns.first else {
      Issue.record("no message id")
      return
    }
    #expect(desk.callbacks == [.didSendMessage(id: id, arrived: hasServer)])
  }

  @Test("getui.upstream.refused: offline") func upstreamOffline() {
    var desk = Desk.online()
    desk.network(false)
    desk.call(.sendMessage(Array("hi".utf8), task: nil))
    #expect(desk.returns == [.text(nil)])
  }

  @Test("getui.badge: setBadge and resetBadge change the service's count only") func badge() {
    var desk = Desk.online()
    desk.call(.setBadge(5))
    #expect(desk.record()?.badge == 5)
    desk.call(.resetBadge)
    #expect(desk.record()?.badge == 0)
    #expect(desk.events.compactMap(\.effect) == [])
  }

  @Test("getui.badge.server: a badge set offline goes up at the next login") func badgeOffline() {
    var desk = Desk.online()
    desk.network(false)
    desk.call(.setBadge(5))
    #expect(desk.record()?.badge == 0)
    desk.network(true)
    desk.pass(seconds: 1)
    #expect(desk.record()?.badge == 5)
  }

  @Test("getui.badge.clear: list and icon go, the service's count stays") func clearAll() {
    var desk = Desk.online()
    desk.call(.setBadge(5))
    desk.call(.clearAllNotifications)
    #expect(desk.events.compactMap(\.effect) == [.clearsNotifications])
    #expect(desk.record()?.badge == 5)
  }

  @Test("getui.token.device: tied by the SDK once the app asked it to") func deviceToken() {
    var desk = Desk.online()
    #expect(desk.record()?.deviceToken == "1aa")
    desk.token("2bb")
    #expect(desk.record()?.deviceToken == "2bb")
    desk.token(nil)
    #expect(desk.record()?.deviceToken == nil)
  }

  @Test("getui.proxy.missing: without registerRemoteNotification the token is tied by hand")
  func manualToken() {
    var desk = Desk()
    desk.perform(.integrate(.registersRemoteNotifications(false)))
    desk.token("1aa")
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.record()?.deviceToken == nil)
    desk.call(.registerDeviceToken("1aa"))
    #expect(desk.record()?.deviceToken == "1aa")
  }

  struct OccasionRow: CustomTestStringConvertible, Sendable {
    let occasion: GetuiOccasion
    let name: String
    let rule: String
    var testDescription: String { rule }
  }

  @Test(arguments: [
    OccasionRow(
      occasion: .authorization(isGranted: true), name: "GetuiSdkGrantAuthorization:error:",
      rule: "getui.authorization"),
    OccasionRow(
      occasion: .settings, name: "GeTuiSdkNotificationCenter:openSettingsForNotification:",
      rule: "getui.settings"),
    OccasionRow(
      occasion: .popupShown([Pair("id", "1")]), name: "GeTuiSdkPopupDidShow:", rule: "getui.popup.show"),
    OccasionRow(
      occasion: .popupClicked([Pair("id", "1")]), name: "GeTuiSdkPopupDidClick:", rule: "getui.popup.click"),
    OccasionRow(occasion: .failure("x"), name: "GeTuiSdkDidOccurError:", rule: "getui.failure"),
  ])
  func theAppIsToldUnderTheVendorsSpelling(_ row: OccasionRow) {
    var desk = Desk.online()
    desk.perform(.occasion(row.occasion))
    #expect(desk.callbacks.map(\.name) == [row.name])
    #expect(desk.rules == [row.rule])
  }

  @Test("getui.settings.os: before iOS 12 there is no link") func settingsBeforeTwelve() {
    var desk = Desk.online(os: OSVersion(11))
    desk.perform(.occasion(.settings))
    #expect(desk.callbacks == [])
    #expect(desk.rules == ["getui.settings.os"])
  }

  @Test("getui.call.group: app and extension") func groups() {
    var desk = Desk.online()
    desk.call(.setApplicationGroup("group.a"))
    desk.perform(.extensionCall(.setApplicationGroup("group.b")))
    desk.call(.locate(isOn: true, asksUser: false))
    desk.call(.setChannelID("store"))
    #expect(desk.client.store.group == "group.a")
    #expect(desk.client.store.extensionGroup == "group.b")
    #expect(desk.client.store.isLocating && !desk.client.store.asksForLocation)
    #expect(desk.client.store.channelID == "store")
  }
}
