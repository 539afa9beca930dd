import Words

/// A call of iOS into the app whose completion handler is still to be called, once or once more.
struct OpenCall: Codable, Sendable {
  /// What the jobs that are about it name it by.
  let token: Int
  /// The push that the call was about.
  let push: PushNumber?
  /// The answer that was to be expected; it tells what kind of call it was.
  let usual: AppAnswer
  /// The rule that the answer goes by.
  let rule: RuleID
  /// What iOS does once it has the answer.
  var rest: AfterAnswer
  /// Whether it has the answer already.
  var isAnswered: Bool
  /// How many times the app will still call the handler.
  var left: Int
}
