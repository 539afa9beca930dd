import Payload
import Phone
import Words

extension GetuiClient {
  /// iOS calls the app about a push; the SDK stands in and tells the app through its own delegate.
  ///
  /// - Parameters:
  ///   - callback: what iOS called.
  ///   - payload: the payload of the push, as it arrived.
  public mutating func systemCalls(
    _ callback: Callback, push: PushNumber, payload: [UInt8], service: inout GetuiService,
    at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard status != nil, let kind = kind(of: callback, payload) else { return }
    guard isProxying else {
      log.add(
        .notProxied(kind.name), .stopped, rule: "getui.proxy.missing", from: .system, to: .app, at: moment,
        push: push)
      if integration.reportsTaps, kind == .tap { countTap(push, payload, &service, moment, &log) }
      return
    }
    switch kind {
    case .willPresent: say(.willPresent, "getui.proxy.present", push, moment, &log)
    case .tap:
      let action: ResponseAction? = if case .didReceive(let action, _, _) = callback { action } else { nil }
      say(.didReceiveNotification(action), "getui.proxy.tap", push, moment, &log)
      countTap(push, payload, &service, moment, &log)
      if action == nil { open(push, at: moment, into: &log) }
    case .old:
      say(.didReceiveNotification(nil), "getui.proxy.old", push, moment, &log)
      open(push, at: moment, into: &log)
    case .silent:
      let text = (try? JSONDocument(payload)).flatMap { $0.root["payload"]?.string }
      let message = ReceivedMessage(
        payload: text, copy: Self.copy(in: payload), isFromGetui: false, isOffline: false)
      hand(message, push: push, at: moment, into: &log)
      if integration.receiver != .payloadData { open(push, at: moment, into: &log) }
    }
  }

  /// What a callback of iOS is to the SDK.
  private enum Kind {
    case willPresent
    case tap
    /// A push that is not tapped, before iOS 10.
    case old
    case silent

    var name: String {
      switch self {
      case .willPresent: GetuiCallback.willPresent.name
      case .tap, .old: GetuiCallback.didReceiveNotification(nil).name
      case .silent: "GeTuiSdkDidReceiveSlience:fromGetui:offLine:appId:taskId:msgId:fetchCompletionHandler:"
      }
    }
  }

  private func kind(of callback: Callback, _ payload: [UInt8]) -> Kind? {
    switch callback {
    case .willPresent: return .willPresent
    case .didReceive: return .tap
    case .didReceiveRemoteNotification(let state):
      if os >= OSVersion(10) { return .silent }
      if state == .inactive { return .tap }
      return Self.isSilent(payload) ? .silent : .old
    default: return nil
    }
  }

  private static func isSilent(_ payload: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(payload), let push = APNsPayload(document) else { return false }
    return push.alert == nil && document.root["aps"]?["content-available"]?.integer == 1
  }

  private func say(
    _ callback: GetuiCallback, _ rule: RuleID, _ push: PushNumber, _ moment: Instant,
    _ log: inout GetuiTranscript
  ) {
    log.add(.callback(callback), .passed, rule: rule, from: .sdk, to: .app, at: moment, push: push)
  }

  private mutating func countTap(
    _ push: PushNumber, _ payload: [UInt8], _ service: inout GetuiService, _ moment: Instant,
    _ log: inout GetuiTranscript
  ) {
    guard let copy = Self.copy(in: payload) else { return }
    let isCounted = service.count(.click(overAPNs: true), for: copy, at: moment)
    log.add(
      .receipt(.click(overAPNs: true), isCounted: isCounted), rule: "getui.receipt.tap", from: .sdk,
      to: .service, at: moment, push: push)
  }

  /// The app was given a fetch completion handler, and does with it what its code says.
  private mutating func open(_ push: PushNumber, at moment: Instant, into log: inout GetuiTranscript) {
    switch integration.handler {
    case .once: break
    case .twice:
      log.add(
        .handlerCalledTwice, .stopped, rule: "getui.handler.twice", from: .app, to: .system, at: moment,
        push: push)
    case .never:
      openHandlers.append(push)
      log.later(
        .handlerDue(process: process, push: push.value),
        at: moment.after(milliseconds: GetuiTiming.handlerPatience))
    }
  }

  mutating func handlerIsDue(_ push: PushNumber, at moment: Instant, into log: inout GetuiTranscript) {
    guard let index = openHandlers.firstIndex(of: push) else { return }
    openHandlers.remove(at: index)
    log.add(
      .handlerNeverCalled, .stopped, rule: "getui.handler.never", from: .system, to: .app, at: moment,
      push: push)
  }
}
