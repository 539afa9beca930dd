import Words

/// What a phone says while it handles something.
public typealias PhoneTranscript = Transcript<PhoneEvent, PhoneJob>

extension Transcript where Event == PhoneEvent {
  /// iOS calls the app.
  @discardableResult
  mutating func call(
    _ callback: Callback, _ verdict: Verdict = .info, rule: RuleID, _ turn: Turn, cause: Int? = nil
  ) -> Int {
    let step = add(
      .callback(callback), verdict, rule: rule, from: .system, to: .app, at: turn.at, push: turn.push,
      cause: cause)
    if let code = turn.code {
      react(code.call(callback, turn), by: code, turn, cause: step)
    }
    return step
  }

  /// The app's own code runs; its answers are given by `Phone.complete`.
  mutating func react(_ call: CalledApp, by code: AppCode, _ turn: Turn, cause: Int?) {
    for act in code.acts(on: call) ?? [] {
      guard let done = act.done else { continue }
      add(
        .acted(done), rule: "app.reaction", from: .app, to: done.reaches, at: turn.at, push: turn.push,
        cause: cause)
    }
  }

  /// The app went wrong with a completion handler.
  @discardableResult
  mutating func fault(_ fault: CompletionFault, rule: RuleID, _ turn: Turn, cause: Int? = nil) -> Int {
    add(
      .completion(fault), .stopped, rule: rule, from: .app, to: .system, at: turn.at, push: turn.push,
      cause: cause)
  }

  /// The app answers the call at index `call`; nil where that is no longer in this transcript.
  @discardableResult
  mutating func answer(_ answer: AppAnswer, rule: RuleID, _ turn: Turn, to call: Int?) -> Int {
    add(.answered(answer), rule: rule, from: .app, to: .system, at: turn.at, push: turn.push, cause: call)
  }

  /// iOS does something that the person may notice.
  @discardableResult
  mutating func show(
    _ event: PhoneEvent, _ verdict: Verdict = .passed, rule: RuleID, _ turn: Turn, cause: Int? = nil
  ) -> Int {
    add(event, verdict, rule: rule, from: .system, to: .user, at: turn.at, push: turn.push, cause: cause)
  }

  /// Something ends within iOS.
  @discardableResult
  mutating func note(
    _ event: PhoneEvent, _ verdict: Verdict = .info, rule: RuleID, _ turn: Turn, cause: Int? = nil
  ) -> Int {
    add(event, verdict, rule: rule, from: .system, to: .system, at: turn.at, push: turn.push, cause: cause)
  }

  /// The person does something.
  @discardableResult
  mutating func act(_ action: UserAction, rule: RuleID, _ turn: Turn) -> Int {
    add(.user(action), rule: rule, from: .user, to: .system, at: turn.at, push: turn.push)
  }
}
