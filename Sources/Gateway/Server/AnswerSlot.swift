/// The place of one answer among those of a connection. Lives on the loop's thread.
final class AnswerSlot {
  /// The answer, once it is there.
  private(set) var line: [UInt8]?
  /// Told when the answer is there.
  var onFilled: () -> Void

  /// An empty place; `filled` is told when the answer is there.
  init(_ filled: @escaping () -> Void = {}) { onFilled = filled }

  /// Puts the answer in; a second one is left out.
  func fill(_ answer: JSONObject) {
    guard line == nil else { return }
    line = answer.line
    onFilled()
  }
}
