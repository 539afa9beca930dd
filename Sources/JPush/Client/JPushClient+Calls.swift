import Phone
import Words

extension JPushClient {
  /// The app makes a call that the service answers.
  mutating func call(
    _ request: SDKRequest, seq given: Int?, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    let seq = request.hasSeq ? given ?? nextSeq : nil
    if let seq { lastSeq = seq }
    let rule = request.hasSeq ? RuleID("jpush.call") : RuleID("jpush.call.older")
    log.add(.called(request, seq: seq), rule: rule, from: .app, to: .sdk, at: moment)
    let refusal = refusal(of: request, at: moment)
    guard refusal == .ok else {
      let answer = SDKAnswer(request: request, code: refusal, seq: seq)
      let due = moment.after(milliseconds: JPushTiming.local)
      return log.later(.complete(answer, process: process), at: due)
    }
    letThrough.add(moment, to: request.window)
    if request.isInBackground { replaceBackgroundCall(at: moment, into: &log) }
    lastCall &+= 1
    calls.append(PendingCall(request: request, seq: seq, asked: moment, id: lastCall))
    if !request.isInBackground {
      log.later(.timeout(call: lastCall), at: moment.after(milliseconds: JPushTiming.lock))
    }
    sendWaitingCalls(to: &service, at: moment, into: &log)
  }

  /// What the SDK says by itself; the first check that fails decides, and a refused call neither counts nor locks.
  private mutating func refusal(of request: SDKRequest, at moment: Instant) -> SDKCode {
    guard isEnabled else { return .stopped }
    let local = request.localCode
    guard local == .ok else { return local }
    if letThrough.isBroken(request.window, at: moment) { return .clockJumped }
    if letThrough.isFull(request.window, at: moment) { return .tooFrequent }
    guard let lock = request.lock, calls.contains(where: { $0.request.lock == lock }) else { return .ok }
    return lock.code
  }

  /// A background call ends the one before, and only that one.
  private mutating func replaceBackgroundCall(at moment: Instant, into log: inout JPushTranscript) {
    guard let index = calls.firstIndex(where: \.request.isInBackground) else { return }
    let old = calls.remove(at: index)
    log.add(
      .replaced(old.request), rule: "jpush.call.background.replaced", from: .sdk, to: .sdk, at: moment)
  }

  /// Sends what waits, once the device is logged in.
  mutating func sendWaitingCalls(
    to service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard connection == .loggedIn, let registrationID else { return }
    for index in calls.indices where mustSend(calls[index]) {
      let call = calls[index]
      let rule = call.isSent ? RuleID("jpush.call.background") : RuleID("jpush.call.sent")
      calls[index].sentOver = token
      calls[index].reply = inOwnCodes(service.answer(call.request, seq: call.seq, from: registrationID))
      log.add(.sent(call.request, seq: call.seq), rule: rule, from: .sdk, to: .service, at: moment)
      log.later(.reply(call: call.id), at: moment.after(milliseconds: JPushTiming.roundTrip))
    }
  }

  /// The answer as this version of the SDK tells it: an older one does not know 6027.
  private func inOwnCodes(_ answer: SDKAnswer) -> SDKAnswer {
    guard answer.code == .aliasOnTooManyDevices, integration.isOlder(than: .aliasCode) else { return answer }
    return SDKAnswer(request: answer.request, code: .requestInvalid, seq: answer.seq)
  }

  /// A background call whose answer was lost with its connection is sent again over the next one.
  private func mustSend(_ call: PendingCall) -> Bool {
    call.sentOver == nil || (call.request.isInBackground && call.sentOver != token)
  }

  /// The service's answer arrives, if the connection that it was to come over still stands.
  mutating func takeReply(to id: UInt32, at moment: Instant, into log: inout JPushTranscript) {
    guard let index = calls.firstIndex(where: { $0.id == id }), calls[index].sentOver == token,
      let reply = calls[index].reply
    else { return }
    calls.remove(at: index)
    complete(reply, at: moment, into: &log)
  }

  /// A call has waited long enough: its lock is dropped and it fails.
  mutating func timeOut(_ id: UInt32, at moment: Instant, into log: inout JPushTranscript) {
    guard let index = calls.firstIndex(where: { $0.id == id }) else { return }
    let call = calls.remove(at: index)
    complete(SDKAnswer(request: call.request, code: .timeout, seq: call.seq), at: moment, into: &log)
  }
}
