import Phone
import Words

extension GetuiClient {
  /// Does what a command asks. A draft of a push is not the client's: the world hands its request to the service.
  public mutating func perform(
    _ command: GetuiCommand, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    switch command {
    case .call(let call):
      guard runsCode else { return cannot(call.name, at: moment, into: &log) }
      perform(call, service: &service, at: moment, into: &log)
    case .extensionCall(let call): perform(call, service: &service, at: moment, into: &log)
    case .occasion(let occasion):
      guard runsCode else { return cannot(occasion.callback.name, at: moment, into: &log) }
      tell(occasion, at: moment, into: &log)
    case .integrate(let change): integration.apply(change)
    case .resource(let resource):
      store.resources.removeAll { $0.url == resource.url }
      store.resources.append(resource)
    case .grace(let microseconds): grace = max(0, microseconds / 1000)
    case .push: break
    }
  }

  private func cannot(_ name: String, at moment: Instant, into log: inout GetuiTranscript) {
    let rule: RuleID = app == .suspended ? "getui.call.suspended" : "getui.call.ended"
    log.add(.cannotCall(name), .stopped, rule: rule, from: .app, to: .sdk, at: moment)
  }

  /// Tells the app of something that happened around the SDK.
  private func tell(_ occasion: GetuiOccasion, at moment: Instant, into log: inout GetuiTranscript) {
    if occasion.needsProxy, !isProxying {
      log.add(
        .notProxied(occasion.callback.name), .stopped, rule: "getui.proxy.missing", from: .system, to: .app,
        at: moment)
      return
    }
    if case .settings = occasion, os < OSVersion(12) {
      log.add(
        .notProxied(occasion.callback.name), .stopped, rule: "getui.settings.os", from: .system, to: .app,
        at: moment)
      return
    }
    log.add(.callback(occasion.callback), rule: occasion.rule, from: .sdk, to: .app, at: moment)
  }

  /// Calls into the app, now or as soon as its code runs.
  mutating func callBack(
    _ callback: GetuiCallback, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard runsCode else { return callbacks.append(callback) }
    log.add(.callback(callback), rule: callback.rule, from: .sdk, to: .app, at: moment)
  }

  /// Calls into the app with an answer that the SDK gives by itself.
  func answer(_ callback: GetuiCallback, at moment: Instant, into log: inout GetuiTranscript) {
    log.later(.answer(callback, process: process), at: moment.after(milliseconds: GetuiTiming.local))
  }
}

extension GetuiOccasion {
  /// What the app is called with.
  var callback: GetuiCallback {
    switch self {
    case .authorization(let isGranted): .grantAuthorization(isGranted)
    case .settings: .openSettings
    case .popupShown(let info): .popupDidShow(info)
    case .popupClicked(let info): .popupDidClick(info)
    case .failure(let text): .didOccurError(text)
    }
  }

  /// Whether it comes only because the SDK stands in for the system's callbacks.
  var needsProxy: Bool {
    switch self {
    case .authorization, .settings: true
    case .popupShown, .popupClicked, .failure: false
    }
  }

  var rule: RuleID {
    switch self {
    case .authorization: "getui.authorization"
    case .settings: "getui.settings"
    case .popupShown: "getui.popup.show"
    case .popupClicked: "getui.popup.click"
    case .failure: "getui.failure"
    }
  }
}
