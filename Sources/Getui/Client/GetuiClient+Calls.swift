import Phone
import Words

extension GetuiClient {
  /// What `version` answers: the SDK whose header this room follows.
  public static let version = "3.1.0.0"

  /// The app calls the SDK.
  mutating func perform(
    _ call: GetuiCall, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    log.add(.called(call), rule: call.rule, from: .app, to: .sdk, at: moment)
    switch call {
    case .start(let appID, let isRight):
      start(appID: appID, credentialsAreRight: isRight, at: moment, into: &log)
    case .registerRemoteNotification:
      isProxying = true
      bindDeviceToken(service: &service, at: moment, into: &log)
    case .setTags(let tags, let number): setTags(tags, number, at: moment, into: &log)
    case .queryTag(let number): queryTags(number, at: moment, into: &log)
    case .bindAlias(let alias, let number): aliasCall(.bind, alias, number, true, at: moment, into: &log)
    case .unbindAlias(let alias, let number, let isSelf):
      aliasCall(.unbind, alias, number, isSelf, at: moment, into: &log)
    case .setPushModeForOff(let isOff): setPushMode(isOff, at: moment, into: &log)
    case .setBadge(let value): setBadge(value, service: &service, at: moment, into: &log)
    case .resetBadge: setBadge(0, service: &service, at: moment, into: &log)
    case .clearAllNotifications:
      log.add(.clearsNotifications, rule: "getui.badge.clear", from: .sdk, to: .system, at: moment)
    case .clientID: returns(.text(clientID?.text), at: moment, into: &log)
    case .status: returns(.status(status), at: moment, into: &log)
    case .version: returns(.text(Self.version), at: moment, into: &log)
    case .setChannelID(let id): store.channelID = id
    case .setIDFA(let id): store.idfa = id
    case .setApplicationGroup(let id): store.group = id
    case .locate(let isOn, let asksUser): (store.isLocating, store.asksForLocation) = (isOn, asksUser)
    case .runBackground(let isOn): policy = isOn ? .keepsAlive : .closes
    case .registerVoipToken(let token): registerVoip(token, service: &service, at: moment, into: &log)
    case .registerLiveActivity, .registerPushToStart, .registerControls:
      registerTokens(call, at: moment, into: &log)
    case .sendMessage(let body, _): sendUpstream(body, at: moment, into: &log)
    case .sendFeedback(let action, let task, let message):
      sendFeedback(action, task, message, service: &service, at: moment, into: &log)
    case .handleApplink(let url): handleApplink(url, service: &service, at: moment, into: &log)
    case .handleVoip(let payload):
      handleReceipt(of: payload, .voip, service: &service, at: moment, into: &log)
    case .handleRemoteNotification(let payload):
      handleReceipt(of: payload, .click(overAPNs: true), service: &service, at: moment, into: &log)
    case .registerDeviceToken(let token):
      deviceToken = token
      tieDeviceToken(service: &service, at: moment, into: &log)
    case .handleScene:
      if os < OSVersion(13) { refuse(.text(nil), rule: "getui.scene.os", at: moment, into: &log) }
    case .resume:
      if wantsLink, link == .closed { connect(at: moment, into: &log) }
    case .destroy: destroy(service: &service, at: moment, into: &log)
    }
  }

  /// Writes down what a call returns that does nothing.
  func refuse(
    _ value: GetuiReturn, rule: RuleID, at moment: Instant, into log: inout GetuiTranscript
  ) {
    log.add(.returned(value), .stopped, rule: rule, from: .sdk, to: .app, at: moment)
  }

  /// Writes down what a call returns.
  func returns(_ value: GetuiReturn, at moment: Instant, into log: inout GetuiTranscript) {
    log.add(.returned(value), rule: "getui.call.returns", from: .sdk, to: .app, at: moment)
  }

  private mutating func setBadge(
    _ value: Int, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard CountChange.range.contains(value) else {
      return refuse(.flag(false), rule: "getui.badge.range", at: moment, into: &log)
    }
    unsentBadge = value
    uploadBadge(to: &service, at: moment, into: &log)
  }

  private mutating func destroy(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    cut(rule: "getui.link.destroyed", service: &service, at: moment, into: &log)
    token &+= 1
    enter(.stopped, rule: "getui.status.stopped", at: moment, into: &log)
  }
}

extension GetuiCall {
  /// The rule that says what the call does.
  var rule: RuleID {
    switch self {
    case .start: "getui.call.start"
    case .registerRemoteNotification: "getui.call.register"
    case .setTags: "getui.call.tags"
    case .queryTag: "getui.call.query"
    case .bindAlias, .unbindAlias: "getui.call.alias"
    case .setPushModeForOff: "getui.call.mode"
    case .setBadge, .resetBadge: "getui.badge.set"
    case .clearAllNotifications: "getui.badge.clear"
    case .clientID: "getui.cid.cached"
    case .status, .version: "getui.call.returns"
    case .setChannelID: "getui.call.channel"
    case .setIDFA: "getui.call.idfa"
    case .setApplicationGroup: "getui.call.group"
    case .locate: "getui.call.location"
    case .runBackground: "getui.call.background"
    case .registerVoipToken: "getui.call.voip"
    case .registerLiveActivity: "getui.call.activity"
    case .registerPushToStart: "getui.call.pushtostart"
    case .registerControls: "getui.call.controls"
    case .sendMessage: "getui.call.upstream"
    case .sendFeedback: "getui.receipt.action"
    case .handleApplink: "getui.call.applink"
    case .handleVoip: "getui.receipt.voip"
    case .handleRemoteNotification: "getui.receipt.manual"
    case .registerDeviceToken, .resume: "getui.call.deprecated"
    case .handleScene: "getui.call.scene"
    case .destroy: "getui.call.destroy"
    }
  }
}
