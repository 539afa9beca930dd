import Language
import Phone

extension GetuiClient {
  mutating func setTags(
    _ tags: [String], _ given: String?, at moment: Instant, into log: inout GetuiTranscript
  ) {
    let number = given ?? Self.sequenceNumber(of: tags)
    let refusal = TagListCheck(tags, sequenceNumber: given).code ?? tagConnectionCode
    returns(.flag(refusal == nil), at: moment, into: &log)
    if let refusal {
      return answer(.didSetTags(sequenceNumber: number, error: refusal), at: moment, into: &log)
    }
    ask(.setTags(tags, sequenceNumber: number), "setTags:andSequenceNum:", at: moment, into: &log)
  }

  mutating func queryTags(_ number: String, at moment: Instant, into log: inout GetuiTranscript) {
    let refusal: TagCode? = number.isEmpty ? .noSequenceNumber : tagConnectionCode
    if let refusal {
      return answer(.didQueryTag([], sequenceNumber: number, error: refusal), at: moment, into: &log)
    }
    ask(.queryTags(sequenceNumber: number), "queryTag:", at: moment, into: &log)
  }

  mutating func aliasCall(
    _ action: AliasAction, _ alias: String, _ given: String?, _ isSelf: Bool, at moment: Instant,
    into log: inout GetuiTranscript
  ) {
    if given == nil { lastSequenceNumber &+= 1 }
    let number = given ?? String(lastSequenceNumber)
    if let refusal = aliasRefusal(alias, number, at: moment) {
      return answer(.didAliasAction(action, sequenceNumber: number, error: refusal), at: moment, into: &log)
    }
    lastAliasCall = moment
    switch action {
    case .bind: ask(.bind(alias, sequenceNumber: number), "bindAlias:", at: moment, into: &log)
    case .unbind:
      ask(
        .unbind(alias, sequenceNumber: number, onlySelf: isSelf), "unbindAlias:", at: moment, into: &log)
    }
  }

  mutating func setPushMode(_ isOff: Bool, at moment: Instant, into log: inout GetuiTranscript) {
    guard isOnline else {
      return answer(.didSetPushMode(isOff: isOff, isOnline: false), at: moment, into: &log)
    }
    ask(.pushMode(isOff: isOff), "setPushModeForOff:", at: moment, into: &log)
  }

  /// Sends a question to the service.
  mutating func ask(
    _ question: PendingRequest.Question, _ name: String, at moment: Instant, into log: inout GetuiTranscript
  ) {
    lastRequest &+= 1
    requests.append(PendingRequest(question: question, asked: moment, id: lastRequest, sentOver: token))
    log.add(.sent(name), rule: "getui.call.sent", from: .sdk, to: .service, at: moment)
    log.later(.reply(call: lastRequest), at: moment.after(milliseconds: GetuiTiming.roundTrip))
  }

  /// The service answers, if the connection that was asked over still stands.
  mutating func takeReply(
    to id: UInt32, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard let index = requests.firstIndex(where: { $0.id == id }), requests[index].sentOver == token,
      let clientID
    else { return }
    let request = requests.remove(at: index)
    let callback = service.answer(request.question, of: clientID, at: moment)
    callBack(callback, at: moment, into: &log)
  }

  /// The connection is gone: what was asked over it fails.
  mutating func failRequests(at moment: Instant, into log: inout GetuiTranscript) {
    let lost = requests
    requests = []
    guard app.isAlive else { return }
    for request in lost { callBack(request.question.lostAnswer, at: moment, into: &log) }
  }

  /// What the connection makes of a call about tags.
  private var tagConnectionCode: TagCode? {
    switch status {
    case nil, .stopped?: .notInitialised
    case .starting?, .offline?: .offline
    case .started?: isOnline ? nil : .offline
    }
  }

  /// The vendor gives no order of the checks; this is Belfry's. Only calls that are let through begin a new gap.
  private func aliasRefusal(_ alias: String, _ number: String, at moment: Instant) -> AliasCode? {
    if number.isEmpty { return .invalidSequenceNumber }
    if !AliasTextCheck(alias).isValid { return .invalidAlias }
    if let last = lastAliasCall, moment >= last, moment <= last.after(milliseconds: GetuiTiming.aliasGap) {
      return .tooFrequent
    }
    if clientID == nil { return .noClientID }
    return isOnline ? nil : .network
  }

  /// The number that the SDK makes of the tags where the app gives none; its form is not published.
  private static func sequenceNumber(of tags: [String]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(tags.joined(separator: ",").utf8)
    return Identifiers.hex(fingerprint.bits)
  }
}
