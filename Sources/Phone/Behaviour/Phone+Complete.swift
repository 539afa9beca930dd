import Words

extension Phone {
  /// The app answers the call at index `call` through its completion handler, and says what follows from it.
  ///
  /// Every completion goes through here, so that the app under test decides when it comes, and how often.
  @discardableResult
  mutating func complete(
    _ answer: AppAnswer, rule: RuleID, _ turn: Turn, to call: Int, _ out: inout PhoneTranscript
  ) -> Int {
    out.answer(answer, rule: rule, turn, to: call)
  }
}
