import Words

extension Phone {
  /// The time that iOS gives the app for a completion handler, in milliseconds.
  static let answerTime: Int64 = 30_000

  /// The app answers the call at index `call` through its completion handler; nil if it does not do so at once.
  ///
  /// Every completion goes through here, so that the app under test decides when it comes, and how often. Where the
  /// answer comes later, `rest` is what iOS then goes on with; where it is returned, the caller goes on.
  @discardableResult
  mutating func complete(
    _ usual: AppAnswer, rule: RuleID, _ turn: Turn, to call: Int, then rest: AfterAnswer = .nothing,
    _ out: inout PhoneTranscript
  ) -> GivenAnswer? {
    guard turn.code != nil, let acts = acts(onCallAt: call, turn, out) else {
      return GivenAnswer(answer: usual, step: out.answer(usual, rule: rule, turn, to: call))
    }
    let plan = CompletionPlan(acts, usual: usual)
    var given: GivenAnswer?
    if let answer = plan.now.first {
      given = GivenAnswer(answer: answer, step: out.answer(answer, rule: rule, turn, to: call))
    }
    if plan.now.count > 1 {
      completeTwice(turn, cause: call, &out)
    } else if plan.crashes {
      crash(turn, cause: out.crashStep(after: call), &out)
    } else if given == nil || !plan.later.isEmpty {
      wait(
        for: plan,
        OpenCall(
          token: calls.nextToken, push: turn.push, usual: usual, rule: rule, rest: rest,
          isAnswered: given != nil, left: plan.later.count), turn, &out)
    }
    return given
  }

  private func acts(onCallAt call: Int, _ turn: Turn, _ out: PhoneTranscript) -> [DueAct]? {
    guard let code = turn.code, case .callback(let callback) = out[call]?.event else { return nil }
    return code.acts(on: code.call(callback, turn))
  }

  private mutating func wait(
    for plan: CompletionPlan, _ call: OpenCall, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    calls.open(call)
    for (answer, delay) in plan.later {
      out.later(.answer(call.token, answer), at: turn.at.moved(byMicroseconds: delay))
    }
    if !call.isAnswered {
      out.later(.answerLimit(call.token), at: turn.at.after(milliseconds: Self.answerTime))
    }
  }

  /// A second call of a completion handler is an exception in UIKit, which nobody catches.
  mutating func completeTwice(_ turn: Turn, cause: Int?, _ out: inout PhoneTranscript) {
    let step = out.fault(.twice, rule: "app.completion.twice", turn, cause: cause)
    crash(turn, cause: step, &out)
  }

  /// An exception ends the app.
  mutating func crash(_ turn: Turn, cause: Int?, _ out: inout PhoneTranscript) {
    guard app.isAlive else { return }
    move(to: .notRunning, rule: "app.crash", turn, &out, cause: cause)
    dropHeld(.appEnded, rule: "ios.silent.ended", turn, &out)
  }
}

extension PhoneTranscript {
  /// The step in which the app threw, of those that the call at `index` caused.
  fileprivate func crashStep(after index: Int) -> Int? {
    steps.lastIndex { step in
      if case .acted(.crashes) = step.event { step.cause == index } else { false }
    }
  }
}
