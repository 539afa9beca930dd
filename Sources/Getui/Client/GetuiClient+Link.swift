import Phone
import Words

extension GetuiClient {
  /// The SDK starts in the app's process.
  mutating func start(
    appID: String, credentialsAreRight: Bool, at moment: Instant, into log: inout GetuiTranscript
  ) {
    self.appID = appID
    self.credentialsAreRight = credentialsAreRight
    guard status == nil || status == .stopped else { return }
    if let registeredAppID, registeredAppID != appID { clientID = nil }
    enter(.starting, rule: "getui.status.starting", at: moment, into: &log)
    if app.isInFront || policy != .closes { connect(at: moment, into: &log) }
  }

  /// Begins a new run of attempts.
  mutating func connect(at moment: Instant, into log: inout GetuiTranscript) {
    token &+= 1
    nextAttempt = nil
    log.later(.proceed(token: token), at: moment.after(milliseconds: GetuiTiming.start))
  }

  /// Takes the connection one step on.
  mutating func proceed(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    switch link {
    case .closed: attempt(at: moment, into: &log)
    case .connecting:
      change(to: .loggingIn, rule: "getui.link.connected", at: moment, into: &log)
      log.later(.proceed(token: token), at: moment.after(milliseconds: GetuiTiming.logIn))
    case .loggingIn: logIn(to: &service, at: moment, into: &log)
    case .up: break
    }
  }

  /// Ends the connection and every attempt. What waits in it goes back to the service, what was asked over it fails.
  mutating func cut(
    rule: RuleID, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    token &+= 1
    nextAttempt = nil
    failures = 0
    guard link != .closed else { return }
    let wasUp = link == .up
    change(to: .closed, rule: rule, at: moment, into: &log)
    if wasUp, let clientID { service.logOut(clientID, at: moment) }
    giveBackWaiting(to: &service, at: moment, into: &log)
    failRequests(at: moment, into: &log)
    if app.isAlive, status == .started || status == .starting {
      enter(.offline, rule: "getui.status.offline", at: moment, into: &log)
    }
  }

  /// Waits before the next attempt: 1, 2, 4 … 60 s.
  mutating func backOff(at moment: Instant, into log: inout GetuiTranscript) {
    let wait = min(GetuiTiming.firstBackOff << min(Int64(failures), 6), GetuiTiming.lastBackOff)
    failures = min(failures + 1, 6)
    let next = moment.after(milliseconds: wait)
    nextAttempt = next
    log.add(
      .backOff(milliseconds: Int(wait)), rule: "getui.link.backoff", from: .sdk, to: .sdk, at: moment)
    log.later(.proceed(token: token), at: next)
  }

  /// The SDK's status changes, and the app is told.
  mutating func enter(
    _ status: SDKStatus, rule: RuleID, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard status != self.status else { return }
    self.status = status
    guard runsCode else { return callbacks.append(.didNotifyState(status)) }
    log.add(.callback(.didNotifyState(status)), rule: rule, from: .sdk, to: .app, at: moment)
  }

  private mutating func attempt(at moment: Instant, into log: inout GetuiTranscript) {
    nextAttempt = nil
    change(to: .connecting, rule: "getui.link.connecting", at: moment, into: &log)
    if hasNetwork {
      return log.later(.proceed(token: token), at: moment.after(milliseconds: GetuiTiming.connect))
    }
    change(to: .closed, rule: "getui.link.network", at: moment, into: &log)
    enter(.offline, rule: "getui.status.unreachable", at: moment, into: &log)
    backOff(at: moment, into: &log)
  }

  private mutating func logIn(
    to service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    failures = 0
    let fits = credentialsAreRight && (service.app.id == nil || service.app.id == appID)
    let id = service.logIn(clientID, on: phone, isTrusted: fits, at: moment)
    change(to: .up, rule: "getui.link.up", at: moment, into: &log)
    enter(.started, rule: "getui.status.started", at: moment, into: &log)
    let isNew = id != clientID
    clientID = id
    registeredAppID = appID
    if isNew {
      log.add(.clientID(id), rule: "getui.cid.new", from: .service, to: .sdk, at: moment)
    }
    if isNew || !hasToldClientID {
      hasToldClientID = true
      log.add(
        .callback(.didRegisterClient(id)), rule: "getui.cid.register", from: .sdk, to: .app, at: moment)
    }
    if app == .background, policy == .unset {
      log.later(.graceEnds(token: token), at: moment.after(milliseconds: grace))
    }
    bindTokens(service: &service, at: moment, into: &log)
    drain(service: &service, at: moment, into: &log)
  }

  private mutating func change(
    to link: LinkState, rule: RuleID, at moment: Instant, into log: inout GetuiTranscript
  ) {
    self.link = link
    log.add(.link(link), rule: rule, from: .sdk, to: .service, at: moment)
  }
}
