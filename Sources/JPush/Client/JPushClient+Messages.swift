import Phone

extension JPushClient {
  /// A backend sends this device a custom message.
  mutating func send(
    _ message: JPushMessage, push: PushNumber, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    let sent = log.add(
      .messageSent, rule: "jpush.message.sent", from: .backend, to: .service, at: moment, push: push)
    guard JPushService.takes(timeToLive: message.timeToLive) else {
      log.add(
        .messageRefused(code: 1003), .stopped, rule: "jpush.rest.ttl", from: .service, to: .backend,
        at: moment, push: push, cause: sent)
      return
    }
    guard let registrationID else {
      log.add(
        .messageRefused(code: 1011), .stopped, rule: "jpush.rest.nobody", from: .service, to: .backend,
        at: moment, push: push, cause: sent)
      return
    }
    let id = service.nextMessageID()
    let accepted = log.add(
      .messageAccepted(messageID: id), .passed, rule: "jpush.message.accepted", from: .service, to: .backend,
      at: moment, push: push, cause: sent)
    service.noteMessage(id: id, at: moment)
    _ = service.hand(
      message, id: id, push: push, to: registrationID, cause: accepted, at: moment, into: &log)
  }

  /// The service lets go of kept messages that are too old.
  mutating func expire(
    service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard let registrationID else { return }
    for old in service.expire(for: registrationID, at: moment) {
      log.add(
        .messageLost, .stopped, rule: "jpush.message.expired", from: .service, to: .service, at: moment,
        push: old.push)
    }
    planLook(service: &service, into: &log)
  }

  private func planLook(service: inout JPushService, into log: inout JPushTranscript) {
    guard let registrationID, let next = service.nextLook(for: registrationID) else { return }
    log.later(.expire, at: next)
  }
}
