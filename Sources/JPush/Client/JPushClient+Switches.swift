import Phone
import Words

extension JPushClient {
  /// The app calls `setBadge:`; the icon is left alone.
  mutating func setBadge(
    _ value: Int, service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    let isAccepted = ServerBadge.range.contains(value)
    let call = log.add(
      .setBadge(value, accepted: isAccepted), rule: isAccepted ? "jpush.badge.set" : "jpush.badge.range",
      from: .app, to: .sdk, at: moment)
    guard isAccepted else { return }
    unsentBadge = value
    uploadBadge(to: &service, cause: call, at: moment, into: &log)
  }

  /// Gives the service the last badge that was set, once the device is logged in.
  mutating func uploadBadge(
    to service: inout JPushService, cause: Int, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard connection == .loggedIn, let registrationID, let value = unsentBadge else { return }
    unsentBadge = nil
    guard let change = service.changeBadge(.absolute(value), of: registrationID) else { return }
    log.add(
      .serverBadge(from: change.from, to: change.to), rule: "jpush.badge.upload", from: .sdk, to: .service,
      at: moment, cause: cause)
  }

  /// The app switches the push service on or off.
  mutating func setPushEnable(
    _ isOn: Bool, service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    log.add(.pushEnabled(isOn), rule: "jpush.enable", from: .app, to: .sdk, at: moment)
    let wasOn = isEnabled
    isEnabled = isOn
    if wasOn && !isOn {
      close(rule: "jpush.connection.stopped", to: .app, service: &service, at: moment, into: &log)
    } else if !wasOn && wantsConnection {
      connect(at: moment, into: &log)
    }
    log.later(
      .pushEnableAnswered(process: process), at: moment.after(milliseconds: JPushTiming.local))
  }

  /// The app makes a call that has no answer.
  mutating func take(_ note: SDKNote, at moment: Instant, into log: inout JPushTranscript) {
    let rule: RuleID
    switch note {
    case .startLogPageView, .stopLogPageView, .beginLogPageView: rule = "jpush.note.page"
    case .setLocation, .setLocationObject: rule = "jpush.note.location"
    case .registerGeofenceDelegate: rule = "jpush.fence.delegate"
    case .setGeofencePeriod: rule = "jpush.fence.period"
    case .setUp: rule = "jpush.note.setup"
    case .crashLogOn:
      collectsCrashes = true
      rule = "jpush.note.crash"
    case .setDebugMode:
      logLevel = .debug
      rule = "jpush.note.log"
    case .setLogOff:
      logLevel = .warning
      rule = "jpush.note.log"
    case .setHeartBeat(let seconds):
      let isInRange = SDKNote.heartBeats.contains(seconds)
      if isInRange { heartBeat = seconds }
      rule = isInRange ? "jpush.note.heartbeat" : "jpush.note.heartbeat.range"
    case .registerDeviceToken:
      // What stood waiting for it goes on.
      if !mayLogIn, connection == .setUp || connection == .registered {
        log.later(.proceed(token: token), at: moment.after(milliseconds: JPushTiming.logIn))
      }
      integration.registersToken = true
      rule = "jpush.note.token"
    case .openSettings: rule = "jpush.note.settings"
    case .setGeofenceMost(let most):
      let isLegal = (0...GeofenceCache.limit).contains(most)
      if isLegal { fences.most = most }
      rule = isLegal ? "jpush.fence.most" : "jpush.fence.limit"
    case .removeGeofence(let id):
      fences.fences.removeAll { $0.id == id }
      rule = "jpush.fence.removed"
    }
    log.add(.noted(note), rule: rule, from: .app, to: .sdk, at: moment)
  }

  /// Calls the completion of `setPushEnable:completion:`.
  mutating func answerPushEnable(at moment: Instant, into log: inout JPushTranscript) {
    log.add(.pushEnableAnswered(.ok), rule: "jpush.enable.answer", from: .sdk, to: .app, at: moment)
  }
}
