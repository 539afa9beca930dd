import Phone

extension GetuiClient {
  /// Follows the app from one state to the next.
  public mutating func appMoved(
    to state: AppState, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    let before = app
    guard state != before else { return }
    app = state
    if before.isAlive && !state.isAlive { return endProcess(service: &service, at: moment, into: &log) }
    if runsCode, !hasLaunched { launch(service: &service, at: moment, into: &log) }
    if before.isInFront && state == .background { leaveFront(service: &service, at: moment, into: &log) }
    if state == .suspended, link != .closed {
      log.later(.graceEnds(token: token), at: moment.after(milliseconds: grace))
    }
    if runsCode { catchUp(service: &service, at: moment, into: &log) }
    if before == .suspended, link == .connecting || link == .loggingIn {
      // The attempt stood still with the app.
      cut(rule: "getui.link.frozen", service: &service, at: moment, into: &log)
    }
    if wantsLink, link == .closed, state.isInFront || before == .suspended { connect(at: moment, into: &log) }
  }

  /// Follows the phone's network.
  ///
  /// - Parameter isCellular: whether it is no Wi-Fi, for `only_wifi` of attachments.
  public mutating func networkTurned(
    on isOn: Bool, isCellular: Bool = false, service: inout GetuiService, at moment: Instant,
    into log: inout GetuiTranscript
  ) {
    self.isCellular = isCellular
    guard isOn != hasNetwork else { return }
    hasNetwork = isOn
    if isOn {
      failures = 0
      if wantsLink { connect(at: moment, into: &log) }
    } else {
      cut(rule: "getui.link.network", service: &service, at: moment, into: &log)
      if wantsLink { backOff(at: moment, into: &log) }
    }
  }

  /// Follows the phone's token of APNs; nil while it has none.
  public mutating func deviceTokenChanged(
    to token: String?, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard token != deviceToken else { return }
    deviceToken = token
    bindDeviceToken(service: &service, at: moment, into: &log)
  }

  /// Follows the phone's iOS version.
  public mutating func osChanged(to version: OSVersion) { os = version }

  /// The app was removed: nothing of the SDK is left.
  public mutating func appRemoved(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    if app.isAlive {
      app = .notRunning
      endProcess(service: &service, at: moment, into: &log)
    }
    var fresh = GetuiClient(phone: phone, os: os)
    fresh.integration = integration
    fresh.hasNetwork = hasNetwork
    fresh.isCellular = isCellular
    fresh.process = process
    fresh.token = token
    fresh.extensionLife = extensionLife &+ 1
    fresh.lastRequest = lastRequest
    self = fresh
  }

  /// Does what was put off; a job that is no longer current does nothing.
  public mutating func run(
    _ job: GetuiJob, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    switch job {
    case .proceed(let token):
      if token == self.token, runsCode { proceed(service: &service, at: moment, into: &log) }
    case .reply(let call): takeReply(to: call, service: &service, at: moment, into: &log)
    case .answer(let callback, let process):
      if process == self.process { callBack(callback, at: moment, into: &log) }
    case .graceEnds(let token):
      guard token == self.token, app == .background || app == .suspended else { return }
      cut(rule: "getui.link.grace", service: &service, at: moment, into: &log)
    case .handlerDue(let process, let push):
      if process == self.process { handlerIsDue(PushNumber(push), at: moment, into: &log) }
    case .extensionEnds(let run): end(run, service: &service, at: moment, into: &log)
    }
  }

  private mutating func launch(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    hasLaunched = true
    guard integration.startsAtLaunch else { return }
    start(appID: service.app.id ?? "belfry", credentialsAreRight: true, at: moment, into: &log)
    if integration.registersRemoteNotifications { isProxying = true }
  }

  /// What `runBackgroundEnable:` decides when the app goes to the background.
  private mutating func leaveFront(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard link != .closed else {
      // An attempt that waits for the network is not made from the background.
      if !wantsLink { token &+= 1 }
      return
    }
    switch policy {
    case .keepsAlive: break
    case .closes: cut(rule: "getui.link.background", service: &service, at: moment, into: &log)
    case .unset: log.later(.graceEnds(token: token), at: moment.after(milliseconds: grace))
    }
  }

  /// The app's process is gone, and with it the connection and every answer.
  private mutating func endProcess(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    process &+= 1
    callbacks = []
    openHandlers = []
    hasLaunched = false
    isProxying = false
    hasToldClientID = false
    cut(rule: "getui.link.ended", service: &service, at: moment, into: &log)
    requests = []
    status = nil
  }

  /// Makes up for what could not be done while the app was frozen.
  private mutating func catchUp(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    let messages = waiting
    waiting = []
    for message in messages { receive(message, service: &service, at: moment, into: &log) }
    let late = callbacks
    callbacks = []
    for callback in late { callBack(callback, at: moment, into: &log) }
  }
}
