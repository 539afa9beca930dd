import Words

extension Phone {
  /// The call on the screen: the newest one, as long as its app lives.
  public var callOnScreen: PhoneCall? { app.isAlive ? voip.calls.last : nil }

  /// What the person does with a call, and how the app takes pushes for calls.
  mutating func perform(_ command: CallCommand, _ turn: Turn, _ out: inout PhoneTranscript) {
    switch command {
    case .answer: answerCall(turn, &out)
    case .decline: finish(.declined, rule: "ios.call.decline", turn, &out) { !$0.isAnswered }
    case .end: finish(.ended, rule: "ios.call.end", turn, &out) { $0.isAnswered }
    case .registry(let setting): setup.voip.registry = setting
    case .report(let report): setup.voip.report = report
    case .method(let method): setup.voip.method = method
    }
    switch command {
    case .answer, .decline, .end: break
    case .registry, .report, .method:
      out.add(.call(.setUp), rule: "ios.voip.setup", from: .user, to: .app, at: turn.at)
    }
  }

  private mutating func answerCall(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard let index = newestCall(where: { !$0.isAnswered }) else { return noCall(turn, &out) }
    voip.calls[index].isAnswered = true
    act(.answered, on: voip.calls[index], .answer, rule: "ios.call.answer", turn, &out)
  }

  private mutating func finish(
    _ event: CallEvent, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript,
    where fits: (PhoneCall) -> Bool
  ) {
    guard let index = newestCall(where: fits) else { return noCall(turn, &out) }
    let call = voip.calls.remove(at: index)
    act(event, on: call, .end, rule: rule, turn, &out)
    guard call.suspendsApp, voip.calls.isEmpty, app == .background else { return }
    var about = turn
    about.push = call.push
    move(to: .suspended, rule: "ios.voip.done", about, &out)
  }

  /// The place of the newest call that fits; calls of an app that ended have ended too.
  private mutating func newestCall(where fits: (PhoneCall) -> Bool) -> Int? {
    if !app.isAlive { voip.calls = [] }
    return voip.calls.lastIndex(where: fits)
  }

  private func noCall(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.note(.nothingThere, .stopped, rule: "ios.call.none", turn)
  }

  private mutating func act(
    _ event: CallEvent, on call: PhoneCall, _ action: CallAction, rule: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    var about = turn
    about.push = call.push
    let step = out.add(
      .call(event), rule: rule, from: .user, to: .system, at: turn.at, push: call.push)
    if app == .suspended { move(to: .background, rule: "ios.voip.resume", about, &out) }
    out.call(.performCallAction(action), .passed, rule: rule, about, cause: step)
  }
}
