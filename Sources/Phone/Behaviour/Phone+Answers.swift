import Words

/// Answers that come after the callback has returned, or do not come.
extension Phone {
  /// The app calls a completion handler by itself.
  mutating func answerLater(
    _ token: Int, _ answer: AppAnswer, _ moment: Instant, _ switches: RuleSwitches,
    _ out: inout PhoneTranscript
  ) {
    guard var call = calls[token] else { return }
    let turn = turn(about: call, moment, switches)
    call.left -= 1
    // A frozen app calls nothing; iOS goes on waiting.
    guard app.runsCode else { return calls.update(call) }
    if call.isAnswered { return completeTwice(turn, cause: nil, &out) }
    call.isAnswered = true
    calls.update(call)
    let step = out.answer(answer, rule: call.rule, turn, to: nil)
    goOn(call.rest, with: GivenAnswer(answer: answer, step: step), turn, &out)
  }

  private mutating func goOn(
    _ rest: AfterAnswer, with given: GivenAnswer, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    switch rest {
    case .nothing: break
    case .present(let delivery): presentLater(delivery, given, turn, &out)
    case .suspend: suspendAgain(rule: "ios.silent.done", turn, &out)
    }
  }

  private mutating func suspendAgain(rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript) {
    if app == .background { move(to: .suspended, rule: rule, turn, &out) }
  }

  /// The time for a completion handler is up.
  mutating func answerTimeEnds(
    _ token: Int, _ moment: Instant, _ switches: RuleSwitches, _ out: inout PhoneTranscript
  ) {
    guard let call = calls[token], !call.isAnswered else { return }
    calls.close(token)
    let turn = turn(about: call, moment, switches)
    switch call.usual {
    case .present: giveUpPresenting(call, turn, &out)
    case .fetch: giveUpFetching(call, turn, &out)
    case .done:
      out.fault(.missing, rule: "app.completion.missing", turn)
      if case .suspend = call.rest { suspendAgain(rule: "app.completion.missing", turn, &out) }
    }
  }

  private mutating func giveUpPresenting(_ call: OpenCall, _ turn: Turn, _ out: inout PhoneTranscript) {
    let step = out.fault(.missing, rule: "ios.present.limit", turn)
    guard case .present(let delivery) = call.rest else { return }
    if turn.switches[.presentTimeoutShows] {
      presentUnasked(delivery, turn, &out, cause: step)
    } else {
      out.note(.dropped(.visible, .noAnswer), .stopped, rule: "ios.present.limit", turn, cause: step)
    }
  }

  private mutating func giveUpFetching(_ call: OpenCall, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard !turn.switches[.fetchTimeoutKills] else {
      let step = out.fault(.missing, rule: "ios.silent.killed", turn)
      move(to: .notRunning, rule: "ios.silent.killed", turn, &out, cause: step)
      return
    }
    out.fault(.missing, rule: "ios.silent.limit", turn)
    if case .suspend = call.rest { suspendAgain(rule: "ios.silent.limit", turn, &out) }
  }

  /// Follows the app's life: an app that ended calls no handler any more, one in front is not frozen afterwards.
  mutating func settleCalls(_ turn: Turn, _ out: inout PhoneTranscript) {
    if app.isInFront { calls.stayAwake() }
    guard !app.isAlive else { return }
    code?.ends()
    for call in calls.closeAll() where !call.isAnswered {
      var about = turn
      about.push = call.push
      let step = out.fault(.ended, rule: "app.completion.ended", about)
      if case .present = call.rest {
        out.note(
          .dropped(.visible, .appEnded), .stopped, rule: "app.completion.ended", about, cause: step)
      }
    }
  }

  private func turn(about call: OpenCall, _ moment: Instant, _ switches: RuleSwitches) -> Turn {
    Turn(at: moment, on: os, switches: switches, code: code, push: call.push)
  }
}
