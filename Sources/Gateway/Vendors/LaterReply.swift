import Engine
import Payload

/// The answer to a request that is applied, and not yet on disk.
///
/// Unchecked: made and sent on the loop's thread; the engine's committer only carries it from one to the other.
final class LaterReply: @unchecked Sendable {
  /// What the world answered; set before the loop can turn to anything else.
  var reply: HTTPReply?
  /// Whether the world says that the answer is never given.
  var isWithheld = false
  private let way: AnswerWay
  /// Made when it is needed: nearly every answer is another.
  private let unavailable: () -> HTTPReply

  init(_ way: AnswerWay, unavailable: @escaping () -> HTTPReply) {
    self.way = way
    self.unavailable = unavailable
  }

  func send(_ result: CommitResult) {
    if case .failed = result { return way.give(unavailable()) }
    if isWithheld { return way.withhold() }
    way.give(reply ?? unavailable())
  }
}
