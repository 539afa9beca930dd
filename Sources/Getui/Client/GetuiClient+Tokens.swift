import Language
import Phone

extension GetuiClient {
  /// The longest id of a Live Activity, in characters (docs.getui.com, iOS SDK API, 31); the page does not say of what.
  public static let longestActivityID = 128

  /// After a login the service is told what it could not be told before.
  mutating func bindTokens(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    bindDeviceToken(service: &service, at: moment, into: &log)
    if let clientID, let voip = store.voipToken { service.update(clientID) { $0.voipToken = voip } }
    uploadBadge(to: &service, at: moment, into: &log)
  }

  /// Ties the device token to the cid, if the app has asked the SDK to.
  mutating func bindDeviceToken(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    if isProxying { tieDeviceToken(service: &service, at: moment, into: &log) }
  }

  /// Ties the device token to the cid.
  mutating func tieDeviceToken(
    service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard isOnline, let clientID, service[clientID]?.deviceToken != deviceToken else { return }
    service.update(clientID) { $0.deviceToken = deviceToken }
    log.add(
      .deviceToken(isBound: deviceToken != nil), rule: "getui.token.device", from: .sdk, to: .service,
      at: moment)
  }

  /// Gives the service the last badge that was set, once the client is online.
  mutating func uploadBadge(
    to service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard isOnline, let clientID, let value = unsentBadge else { return }
    unsentBadge = nil
    guard let change = service.changeBadge(.to(value), of: clientID) else { return }
    log.add(
      .serverBadge(from: change.from, to: change.to), rule: "getui.badge.server", from: .sdk, to: .service,
      at: moment)
  }

  mutating func registerVoip(
    _ token: String, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    let isValid = !token.isEmpty && token.allSatisfy(\.isHexDigit)
    returns(.flag(isValid), at: moment, into: &log)
    guard isValid else { return }
    store.voipToken = token
    if isOnline, let clientID { service.update(clientID) { $0.voipToken = token } }
  }

  /// The three calls that register tokens with a sequence number.
  mutating func registerTokens(_ call: GetuiCall, at moment: Instant, into log: inout GetuiTranscript) {
    switch call {
    case .registerLiveActivity(let id, let token, let number):
      let isLegal = id.count <= Self.longestActivityID && LegalSpelling.liveActivity.offender(in: id) == nil
      register(
        PushToken(kind: .activity, name: id, token: token), number, isLegal: isLegal, at: moment, into: &log)
    case .registerPushToStart(let attributes, let token, let number):
      register(
        PushToken(kind: .pushToStart, name: attributes, token: token), number, isLegal: true, at: moment,
        into: &log)
    case .registerControls where os < OSVersion(18):
      refuse(.flag(false), rule: "getui.controls.os", at: moment, into: &log)
    case .registerControls(let pairs, let number):
      let isValid = !pairs.isEmpty && !number.isEmpty && pairs.allSatisfy { !$0.value.isEmpty }
      returns(.flag(isValid), at: moment, into: &log)
      guard isValid else { return }
      askOrFail(.controls(pairs, sequenceNumber: number), call.name, at: moment, into: &log)
    default: break
    }
  }

  /// NO if something is empty or the same was registered before (`GeTuiSdk.h`); then nothing is sent.
  private mutating func register(
    _ token: PushToken, _ number: String, isLegal: Bool, at moment: Instant, into log: inout GetuiTranscript
  ) {
    let isGiven = !token.name.isEmpty && !token.token.isEmpty && !number.isEmpty
    let isNew = !store.registrations.contains(token)
    let isValid = isGiven && isLegal && isNew
    returns(.flag(isValid), at: moment, into: &log)
    guard isValid else { return }
    if isOnline { store.registrations.append(token) }
    askOrFail(
      .activity(token, sequenceNumber: number), "registerLiveActivity:", at: moment, into: &log)
  }

  /// Asks the service; without a connection the answer is a failure.
  private mutating func askOrFail(
    _ question: PendingRequest.Question, _ name: String, at moment: Instant, into log: inout GetuiTranscript
  ) {
    if isOnline {
      ask(question, name, at: moment, into: &log)
    } else {
      answer(question.lostAnswer, at: moment, into: &log)
    }
  }
}
