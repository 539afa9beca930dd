import Phone
import Words

extension JPushClient {
  /// The app sets the SDK up by hand, with a key of its own; with another key than before it is another device.
  mutating func setUp(
    _ setUp: SetUp, service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    log.add(.noted(.setUp(setUp)), rule: "jpush.note.setup", from: .app, to: .sdk, at: moment)
    let isRight = service.takes(appKey: setUp.appKey)
    let key: JPushIntegration.Key = isRight ? (integration.key == .wrong ? .right : integration.key) : .wrong
    guard key != integration.key else { return }
    integration.key = key
    close(rule: "jpush.connection.key", to: .app, service: &service, at: moment, into: &log)
    registrationID = nil
    if wantsConnection { connect(at: moment, into: &log) }
  }

  /// The service extension calls its part of the SDK; it runs in a process of its own, whatever the app does.
  mutating func perform(
    _ call: JPushExtensionCall, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    log.add(.extensionCalled(call), rule: call.rule, from: .extension, to: .sdk, at: moment)
    switch call {
    case .setAppKey(let key): extensionKey = key
    case .setLogOff: break
    case .receive(let payload):
      guard let id = Self.messageID(in: payload), let key = extensionKey, service.takes(appKey: key) else {
        log.add(
          .extensionTold, .stopped, rule: "jpush.extension.uncounted", from: .sdk, to: .extension, at: moment)
        return
      }
      service.countShown(of: id)
      log.add(
        .shownReported(messageID: id), rule: "jpush.report.shown", from: .extension, to: .service, at: moment)
      log.add(.extensionTold, rule: "jpush.extension.told", from: .sdk, to: .extension, at: moment)
    }
  }

  /// What the SDK writes to the log once it is logged in, in debug mode (docs.jiguang.cn, iOS SDK guide).
  func writeLog(
    _ id: RegistrationID, _ service: JPushService, cause: Int, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    guard logLevel == .debug else { return }
    let uid = service.uid(of: id).map { String($0) } ?? ""
    log.add(
      .logged("JPUSHLogin: login result, uid: \(uid), registrationID: \(id.text)"), rule: "jpush.log.login",
      from: .sdk, to: .sdk, at: moment, cause: cause)
    guard !hasToken else { return }
    log.add(
      .logged("Not get deviceToken yet"), rule: "jpush.log.token", from: .sdk, to: .sdk, at: moment,
      cause: cause)
  }
}

extension JPushExtensionCall {
  /// The rule that says what the call does.
  fileprivate var rule: RuleID {
    switch self {
    case .setAppKey: "jpush.extension.key"
    case .receive: "jpush.extension.receive"
    case .setLogOff: "jpush.note.log"
    }
  }
}

extension SystemCall {
  /// The rule that says what the call does.
  var rule: RuleID {
    switch self {
    case .registerConfig, .registerTypes: "jpush.register"
    case .authorization: "jpush.permission"
    case .add, .remove, .find: "jpush.local"
    case .setLegacy, .showAtFront, .findLegacy, .deleteLegacy, .deleteLegacyKey, .clearLegacy:
      "jpush.local.older"
    }
  }
}

extension JPushClient {
  /// Whether the app's code can make a call now.
  public var canBeCalled: Bool { runsCode }

  /// Gives the app what a call came to that went through to iOS.
  public func answer(
    _ call: SystemCall, _ result: SystemResult, at moment: Instant, into log: inout JPushTranscript
  ) {
    var isFault = false
    if case .fault = result { isFault = true }
    log.add(
      .systemAnswered(call, result), isFault ? .stopped : .info, rule: result.rule, from: .sdk, to: .app,
      at: moment)
  }
}
