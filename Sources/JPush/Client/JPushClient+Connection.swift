import Phone
import Words

extension JPushClient {
  /// Begins a new run of attempts.
  mutating func connect(at moment: Instant, into log: inout JPushTranscript) {
    token &+= 1
    nextAttempt = nil
    log.later(.proceed(token: token), at: moment.after(milliseconds: JPushTiming.start))
  }

  /// Takes the connection one step on.
  mutating func proceed(
    service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    switch connection {
    case .closed: attempt(at: moment, into: &log)
    case .connecting:
      enter(.setUp, rule: "jpush.connection.setup", at: moment, into: &log)
      let wait = registrationID == nil ? JPushTiming.register : JPushTiming.logIn
      log.later(.proceed(token: token), at: moment.after(milliseconds: wait))
    case .setUp where registrationID == nil: register(with: &service, at: moment, into: &log)
    case .setUp, .registered: logIn(to: &service, at: moment, into: &log)
    case .loggedIn: break
    }
  }

  /// Ends the connection and every attempt; posts the end only if there was something to end.
  mutating func close(
    rule: RuleID, to listener: Party, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    token &+= 1
    nextAttempt = nil
    failures = 0
    guard connection != .closed else { return }
    connection = .closed
    if let registrationID { service.setOnline(false, registrationID, at: moment) }
    log.add(.connection(.closed), rule: rule, from: .sdk, to: listener, at: moment)
  }

  /// Waits before the next attempt: 1, 2, 4 … 60 s.
  mutating func backOff(at moment: Instant, into log: inout JPushTranscript) {
    let wait = min(JPushTiming.firstBackOff << min(Int64(failures), 6), JPushTiming.lastBackOff)
    failures = min(failures + 1, 6)
    let next = moment.after(milliseconds: wait)
    nextAttempt = next
    log.add(
      .backOff(milliseconds: Int(wait)), rule: "jpush.connection.backoff", from: .sdk, to: .sdk, at: moment)
    log.later(.proceed(token: token), at: next)
  }

  private mutating func attempt(at moment: Instant, into log: inout JPushTranscript) {
    nextAttempt = nil
    enter(.connecting, rule: "jpush.connection.connecting", at: moment, into: &log)
    if hasNetwork {
      log.later(.proceed(token: token), at: moment.after(milliseconds: JPushTiming.connect))
    } else {
      enter(.closed, rule: "jpush.connection.network", at: moment, into: &log)
      backOff(at: moment, into: &log)
    }
  }

  private mutating func register(
    with service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    if integration.isSimulator { return }
    if let code = integration.key.code {
      log.add(
        .registrationFailed(code), .stopped, rule: "jpush.registration.failed", from: .service, to: .app,
        at: moment)
      answerIDCalls(with: code, at: moment, into: &log)
      return close(
        rule: "jpush.connection.refused", to: .app, service: &service, at: moment, into: &log)
    }
    let id = service.register(on: phone, at: moment)
    registrationID = id
    let given = log.add(
      .registrationID(id.text), rule: "jpush.registration.id", from: .service, to: .sdk, at: moment)
    enter(.registered, rule: "jpush.connection.registered", cause: given, at: moment, into: &log)
    answerIDCalls(at: moment, into: &log)
    log.later(.proceed(token: token), at: moment.after(milliseconds: JPushTiming.logIn))
  }

  private mutating func logIn(
    to service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard let registrationID else { return }
    guard mayLogIn else {
      log.add(
        .logged("Not get deviceToken yet"), .stopped, rule: "jpush.connection.token", from: .sdk, to: .sdk,
        at: moment)
      return
    }
    failures = 0
    service.setOnline(true, registrationID, at: moment)
    let login = enter(.loggedIn, rule: "jpush.connection.login", at: moment, into: &log)
    writeLog(registrationID, service, cause: login, at: moment, into: &log)
    uploadBadge(to: &service, cause: login, at: moment, into: &log)
    sendWaitingCalls(to: &service, at: moment, into: &log)
    expire(service: &service, at: moment, into: &log)
    for held in service.takeHeld(for: registrationID) {
      log.add(
        .messageDelivered, .passed, rule: "jpush.message.login", from: .sdk, to: .app, at: moment,
        push: held.push, cause: login)
      service.countDelivery(of: held.id, to: registrationID, at: moment)
    }
  }

  @discardableResult
  private mutating func enter(
    _ state: ConnectionState, rule: RuleID, cause: Int? = nil, at moment: Instant,
    into log: inout JPushTranscript
  ) -> Int {
    connection = state
    return log.add(.connection(state), rule: rule, from: .sdk, to: .app, at: moment, cause: cause)
  }
}
