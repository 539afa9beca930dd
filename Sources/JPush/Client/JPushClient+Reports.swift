import Payload
import Phone
import Words

extension JPushClient {
  /// iOS calls the app about a push, and the app passes it to `handleRemoteNotification:`, as the vendor's guide says.
  ///
  /// - Parameter payload: the payload of the push, as it arrived.
  public mutating func systemCalls(
    _ callback: Callback, push: PushNumber, payload: [UInt8], service: inout JPushService,
    at moment: Instant, into log: inout JPushTranscript
  ) {
    guard integration.reportsPushes, let isTap = Self.isTap(callback) else { return }
    report(payload, isTap: isTap, push: push, service: &service, at: moment, into: &log)
  }

  /// iOS calls the SDK, which is the notification center's delegate, and it calls its own delegate in the app.
  public func delegateCalled(
    _ callback: Callback, push: PushNumber?, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard let method = JPushDelegateMethod(callback) else { return }
    log.add(.delegate(method), rule: method.rule, from: .sdk, to: .app, at: moment, push: push)
  }

  /// `handleRemoteNotification:`: counts a tap, if the payload bears the id of one of JPush's messages.
  mutating func report(
    _ payload: [UInt8], isTap: Bool, push: PushNumber?, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    guard let id = Self.messageID(in: payload) else {
      log.add(
        .reported(messageID: nil), .stopped, rule: "jpush.report.foreign", from: .sdk, to: .sdk, at: moment,
        push: push)
      return
    }
    if isTap { service.countTap(of: id) }
    log.add(
      .reported(messageID: id), rule: isTap ? "jpush.report.tap" : "jpush.report.arrival", from: .sdk,
      to: .service, at: moment, push: push)
  }

  /// The service extension gets a push with `mutable-content`, and reports that it is shown
  /// (`jpushReceiveNotificationRequest:with:`).
  public func extensionReceives(
    _ payload: [UInt8], push: PushNumber, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    guard integration.hasExtension, hasNetwork, let id = Self.messageID(in: payload) else { return }
    service.countShown(of: id)
    log.add(
      .shownReported(messageID: id), rule: "jpush.report.shown", from: .extension, to: .service, at: moment,
      push: push)
  }

  /// Whether the callback tells of a tap; nil for one that the guide does not report.
  private static func isTap(_ callback: Callback) -> Bool? {
    switch callback {
    case .didReceive, .handleAction: true
    case .willPresent: false
    case .didReceiveRemoteNotification(let state), .didReceiveRemote(let state): state == .inactive
    default: nil
    }
  }

  /// `_j_msgid`: a number, in some plugins text.
  static func messageID(in payload: [UInt8]) -> String? {
    guard let value = (try? JSONDocument(payload))?.root["_j_msgid"] else { return nil }
    return value.numberText ?? value.string
  }
}

extension JPushDelegateMethod {
  /// The rule that says when it is called.
  fileprivate var rule: RuleID {
    switch self {
    case .willPresent: "jpush.delegate.present"
    case .didReceive: "jpush.delegate.tap"
    case .openSettings: "jpush.delegate.settings"
    }
  }
}
