import Phone
import Words

extension JPushClient {
  /// Does what a command asks.
  ///
  /// - Parameter push: the number of the delivery, for a message.
  public mutating func perform(
    _ command: JPushCommand, push: PushNumber? = nil, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    if case .message(let message) = command {
      return send(message, push: push ?? PushNumber(0), service: &service, at: moment, into: &log)
    }
    switch command {
    case .integrate(let change): return integration.apply(change)
    case .geofence(.made): break
    case .extensionCall(let call): return perform(call, service: &service, at: moment, into: &log)
    default:
      if !runsCode { return cannot(command, at: moment, into: &log) }
    }
    switch command {
    case .handleRemoteNotification(let payload):
      report(payload, isTap: true, push: nil, service: &service, at: moment, into: &log)
    case .geofence(let fence): perform(fence, at: moment, into: &log)
    case .call(let request, let seq):
      call(request, seq: seq, service: &service, at: moment, into: &log)
    case .setBadge(let value): setBadge(value, service: &service, at: moment, into: &log)
    case .resetBadge: setBadge(0, service: &service, at: moment, into: &log)
    case .filterValidTags(let tags):
      log.add(
        .filtered(tags, valid: TagFilter.valid(tags)), rule: "jpush.call.filter", from: .sdk, to: .app,
        at: moment)
    case .registrationID:
      log.add(
        .registrationIDRead(registrationID?.text ?? ""), rule: "jpush.registration.read", from: .sdk,
        to: .app, at: moment)
    case .registrationIDCompletionHandler: askForRegistrationID(at: moment, into: &log)
    case .note(.setUp(let setUp)): self.setUp(setUp, service: &service, at: moment, into: &log)
    case .note(let note): take(note, at: moment, into: &log)
    case .fails(let text):
      log.add(.serviceError(text), rule: "jpush.connection.error", from: .sdk, to: .app, at: moment)
    case .setPushEnable(let isOn): setPushEnable(isOn, service: &service, at: moment, into: &log)
    // The world does what such a call does on the phone.
    case .system(let call): log.add(.systemCall(call), rule: call.rule, from: .app, to: .sdk, at: moment)
    case .message, .integrate, .extensionCall: break
    }
  }

  private func cannot(_ command: JPushCommand, at moment: Instant, into log: inout JPushTranscript) {
    let rule = app == .suspended ? RuleID("jpush.call.suspended") : RuleID("jpush.call.ended")
    log.add(.cannotCall(command.name), .stopped, rule: rule, from: .app, to: .sdk, at: moment)
  }
}
