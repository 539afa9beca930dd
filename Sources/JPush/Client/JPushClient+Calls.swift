import Phone
import Words

extension JPushClient {
  /// The most calls let through within the window (docs.jiguang.cn, iOS client error code 6011).
  public static let mostCalls = 10

  /// The app makes a tag or alias call.
  mutating func call(
    _ request: SDKRequest, seq given: Int?, service: inout JPushService, at moment: Instant,
    into log: inout JPushTranscript
  ) {
    let seq = given ?? nextSeq
    lastSeq = seq
    log.add(.called(request, seq: seq), rule: "jpush.call", from: .app, to: .sdk, at: moment)
    let refusal = refusal(of: request, at: moment)
    guard refusal == .ok else {
      let answer = SDKAnswer(request: request, code: refusal, seq: seq)
      let due = moment.after(milliseconds: JPushTiming.local)
      return log.later(.complete(answer, process: process), at: due)
    }
    letThrough.append(moment)
    lastCall &+= 1
    calls.append(PendingCall(request: request, seq: seq, asked: moment, id: lastCall))
    log.later(.timeout(call: lastCall), at: moment.after(milliseconds: JPushTiming.lock))
    sendWaitingCalls(to: &service, at: moment, into: &log)
  }

  /// What the SDK says by itself; the first check that fails decides, and a refused call neither counts nor locks.
  private mutating func refusal(of request: SDKRequest, at moment: Instant) -> SDKCode {
    guard isEnabled else { return .stopped }
    let local = request.localCode
    guard local == .ok else { return local }
    // A clock that was set back makes old calls look new; they must not block for longer than the window.
    letThrough.removeAll { $0.after(milliseconds: JPushTiming.rateWindow) <= moment || $0 > moment }
    if letThrough.count >= Self.mostCalls { return .tooFrequent }
    guard calls.contains(where: { $0.request.isAboutAlias == request.isAboutAlias }) else { return .ok }
    return request.isAboutAlias ? .aliasRequestWaiting : .tagRequestWaiting
  }

  /// Sends what waits, once the device is logged in.
  mutating func sendWaitingCalls(
    to service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard connection == .loggedIn, let registrationID else { return }
    for index in calls.indices where !calls[index].isSent {
      let call = calls[index]
      calls[index].sentOver = token
      calls[index].reply = service.answer(call.request, seq: call.seq, from: registrationID)
      log.add(
        .sent(call.request, seq: call.seq), rule: "jpush.call.sent", from: .sdk, to: .service, at: moment)
      log.later(.reply(call: call.id), at: moment.after(milliseconds: JPushTiming.roundTrip))
    }
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

  /// Calls the completion on the main thread, now or as soon as the app's code runs.
  mutating func complete(_ answer: SDKAnswer, at moment: Instant, into log: inout JPushTranscript) {
    lastAnswer = answer
    guard runsCode else { return completions.append(answer) }
    log.add(.answered(answer), rule: answer.code.rule, from: .sdk, to: .app, at: moment)
  }

  /// Makes up for the completions that could not be called while the app was frozen.
  mutating func handOverCompletions(at moment: Instant, into log: inout JPushTranscript) {
    let waiting = completions
    completions = []
    for answer in waiting { complete(answer, at: moment, into: &log) }
  }
}
