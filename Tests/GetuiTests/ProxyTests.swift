import Payload
import Phone
import Testing

@testable import Getui

/// The system's callbacks about notifications, and what the SDK makes of them.
@Suite struct ProxyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var os = OSVersion(17)
    var before: @Sendable (inout Desk) -> Void = { _ in }
    let callback: Callback
    var payload = ProxyTests.alert
    let callbacks: [GetuiCallback]
    var testDescription: String { name }
  }

  static let alert = #"{"aps":{"alert":"Hello"},"payload":"p"}"#
  static let silent = #"{"aps":{"content-available":1},"payload":"p"}"#
  static let fromAPNs = GetuiCallback.didReceiveSlience(
    ReceivedMessage(payload: "p", copy: nil, isFromGetui: false, isOffline: false))

  @Test(arguments: [
    Row(
      name: "getui.proxy.present: iOS 10 and later, foreground", callback: .willPresent(.active),
      callbacks: [.willPresent]),
    Row(
      name: "getui.proxy.tap: iOS 10 and later", callback: .didReceive(.open, .inactive),
      callbacks: [.didReceiveNotification(.open)]),
    Row(
      name: "getui.proxy.tap: a button", callback: .didReceive(.button("TRACK"), .background),
      callbacks: [.didReceiveNotification(.button("TRACK"))]),
    Row(
      name: "getui.message.silent: iOS 10 and later", callback: .didReceiveRemoteNotification(.background),
      payload: silent, callbacks: [fromAPNs]),
    Row(
      name: "getui.proxy.old: before iOS 10, foreground", os: OSVersion(9),
      callback: .didReceiveRemoteNotification(.active), callbacks: [.didReceiveNotification(nil)]),
    Row(
      name: "getui.proxy.tap: before iOS 10 a tap comes with a fetch handler, state inactive",
      os: OSVersion(9), callback: .didReceiveRemoteNotification(.inactive),
      callbacks: [.didReceiveNotification(nil)]),
    Row(
      name: "getui.message.silent: before iOS 10", os: OSVersion(9),
      callback: .didReceiveRemoteNotification(.background), payload: silent, callbacks: [fromAPNs]),
    Row(
      name: "getui.message.payloaddata: the older method gets no silent push",
      before: { $0.perform(.integrate(.receiver(.payloadData))) },
      callback: .didReceiveRemoteNotification(.background), payload: silent, callbacks: []),
    Row(
      name: "a callback of the life cycle is not the SDK's", callback: .didEnterBackground, callbacks: []),
  ])
  func standsInForTheSystem(_ row: Row) {
    var desk = Desk.online(os: row.os)
    row.before(&desk)
    desk.system(row.callback, payload: Array(row.payload.utf8))
    #expect(desk.callbacks == row.callbacks)
  }

  @Test("getui.proxy.missing: rows 4, 5, 6 and 8 do not fire without registerRemoteNotification:")
  func notRegistered() {
    var desk = Desk()
    desk.perform(.integrate(.registersRemoteNotifications(false)))
    desk.app(.foreground)
    desk.pass(seconds: 1)
    desk.steps = []
    desk.system(.willPresent(.active), payload: Array(Self.alert.utf8))
    desk.system(.didReceive(.open, .active), payload: Array(Self.alert.utf8))
    desk.system(.didReceiveRemoteNotification(.background), payload: Array(Self.silent.utf8))
    desk.perform(.occasion(.settings))
    #expect(desk.callbacks == [])
    #expect(desk.rules == Array(repeating: "getui.proxy.missing", count: 4))
  }

  @Test("getui.receipt.tap: a tap is counted by itself") func tapIsCounted() throws {
    var desk = Desk.online()
    desk.push(RouteTests.with { $0.strategy = 2 })
    desk.system(.didReceive(.open, .active))
    #expect(desk.events.last == .receipt(.click(overAPNs: true), isCounted: true))
    let task = try #require(desk.apns.first).copy.task
    #expect(desk.service.task(task)?.report.apns.clicked == 1)
  }

  @Test("getui.receipt.tap: a push that is not Getui's has no receipt") func foreignTap() {
    var desk = Desk.online()
    desk.system(.didReceive(.open, .active), payload: Array(Self.alert.utf8))
    #expect(desk.events.count == 1)
  }

  @Test("getui.receipt.manual: the app hands the payload over by itself") func manualTap() throws {
    var desk = Desk.online()
    desk.push(RouteTests.with { $0.strategy = 2 })
    let push = try #require(desk.apns.first)
    desk.call(.handleRemoteNotification(push.body))
    #expect(desk.service.task(push.copy.task)?.report.apns.clicked == 1)
    #expect(desk.rules.last == "getui.receipt.manual")
  }

  @Test("getui.receipt.manual: an app without the proxy that reports its taps") func reportsTaps() throws {
    var desk = Desk()
    desk.perform(.integrate(.registersRemoteNotifications(false)))
    desk.perform(.integrate(.reportsTaps(true)))
    desk.app(.foreground)
    desk.pass(seconds: 1)
    desk.token("1aa")
    desk.call(.registerDeviceToken("1aa"))
    desk.push(RouteTests.with { $0.strategy = 2 })
    desk.steps = []
    desk.system(.didReceive(.open, .active))
    #expect(desk.callbacks == [])
    #expect(desk.events.last == .receipt(.click(overAPNs: true), isCounted: true))
  }

  @Test("getui.handler.twice: the app crashes") func handlerTwice() {
    var desk = Desk.online()
    desk.perform(.integrate(.handler(.twice)))
    desk.system(.didReceiveRemoteNotification(.background), payload: Array(Self.silent.utf8))
    #expect(desk.events.compactMap(\.effect) == [.crashes])
    #expect(desk.rules.last == "getui.handler.twice")
  }

  @Test("getui.handler.twice: from iOS 10 on a tap brings no fetch handler") func tapHasNoHandler() {
    var desk = Desk.online()
    desk.perform(.integrate(.handler(.twice)))
    desk.system(.didReceive(.open, .active), payload: Array(Self.alert.utf8))
    #expect(desk.events.compactMap(\.effect) == [])
  }

  @Test(
    "getui.handler.never: warned after 30 s",
    arguments: [
      (GetuiIntegration.HandlerUse.once, 0), (.never, 1),
    ])
  func handlerNever(_ use: GetuiIntegration.HandlerUse, _ warnings: Int) {
    var desk = Desk.online()
    desk.perform(.integrate(.handler(use)))
    desk.system(.didReceiveRemoteNotification(.background), payload: Array(Self.silent.utf8))
    desk.pass(milliseconds: 29_999)
    #expect(!desk.events.contains(.handlerNeverCalled))
    desk.pass(milliseconds: 1)
    #expect(desk.events.count { $0 == .handlerNeverCalled } == warnings)
  }

  @Test("getui.handler.never: forgotten with the process") func handlerDiesWithTheProcess() {
    var desk = Desk.online()
    desk.perform(.integrate(.handler(.never)))
    desk.system(.didReceiveRemoteNotification(.background), payload: Array(Self.silent.utf8))
    desk.app(.swipedAway)
    desk.app(.foreground)
    desk.pass(seconds: 40)
    #expect(!desk.events.contains(.handlerNeverCalled))
  }
}
