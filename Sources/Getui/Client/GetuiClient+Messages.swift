import Phone
import Words

extension GetuiClient {
  /// A message reaches the phone over Getui's own connection.
  public mutating func receive(
    _ message: GetuiMessage, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard runsCode else {
      waiting.append(message)
      log.add(
        .waitsInConnection, .stopped, rule: "getui.message.frozen", from: .service, to: .sdk, at: moment,
        push: message.push)
      return
    }
    let counted = service.count(.arrival, for: message.copy, at: moment)
    let received = ReceivedMessage(
      payload: message.text, copy: message.copy, isFromGetui: true, isOffline: message.isOffline)
    hand(received, push: message.push, at: moment, into: &log)
    log.add(
      .receipt(.arrival, isCounted: counted), rule: "getui.receipt.arrival", from: .sdk, to: .service,
      at: moment, push: message.push)
  }

  /// Takes what the service has kept while the client was away; the app is told that it was offline.
  mutating func drain(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard let clientID else { return }
    service.expire(clientID, at: moment, into: &log)
    for kept in service.takeKept(for: clientID) {
      let message = GetuiMessage(
        phone: phone, copy: kept.copy, push: kept.push, text: kept.text, isOffline: true,
        expires: kept.expires)
      receive(message, service: &service, at: moment, into: &log)
    }
  }

  /// Nobody has confirmed what lies in a dead connection, so the service keeps it for the next login.
  mutating func giveBackWaiting(
    to service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    let messages = waiting
    waiting = []
    for message in messages { service.takeBack(message, at: moment, into: &log) }
  }

  /// Calls the app's method for transparent messages; of two only the newer one.
  func hand(
    _ message: ReceivedMessage, push: PushNumber, at moment: Instant, into log: inout GetuiTranscript
  ) {
    if integration.receiver == .payloadData {
      guard message.isFromGetui else {
        log.add(
          .notProxied(GetuiCallback.didReceivePayloadData(message).name), .stopped,
          rule: "getui.message.payloaddata", from: .sdk, to: .app, at: moment, push: push)
        return
      }
      log.add(
        .callback(.didReceivePayloadData(message)), .passed, rule: "getui.message.payloaddata",
        from: .sdk, to: .app, at: moment, push: push)
      return
    }
    log.add(
      .callback(.didReceiveSlience(message)), .passed, rule: rule(for: message), from: .sdk, to: .app,
      at: moment, push: push)
  }

  private func rule(for message: ReceivedMessage) -> RuleID {
    if !message.isFromGetui { return "getui.message.silent" }
    if integration.receiver == .both { return "getui.message.both" }
    return message.isOffline ? "getui.message.offline" : "getui.message.online"
  }
}
