import Engine
import Phone

/// What the history view needs to see.
struct HistoryWish: Hashable, Sendable {
  var question: HistoryQuestion
  /// The push whose request is looked at.
  var request: PushNumber?
  /// The push whose rules are looked at.
  var trace: PushNumber?
}
