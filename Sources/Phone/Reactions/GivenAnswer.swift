/// An answer that the app gave before its callback returned.
struct GivenAnswer {
  let answer: AppAnswer
  /// The index of its step.
  let step: Int
}
