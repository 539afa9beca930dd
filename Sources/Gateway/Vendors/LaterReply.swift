import Engine
import Payload

/// The answer to a request that is applied, and not yet on disk.
///
/// Unchecked: made and sent on the loop's thread; the engine's committer only carries it from one to the other.
final class LaterReply: @unchecked Sendable {
  /// What the world answered; set before the loop can turn to anything else.
  var reply: HTTPReply?
  private let answer: (HTTPReply) -> Void
  /// Made when it is needed: nearly every answer is another.
  private let unavailable: () -> HTTPReply

  init(_ answer: @escaping (HTTPReply) -> Void, unavailable: @escaping () -> HTTPReply) {
    self.answer = answer
    self.unavailable = unavailable
  }

  func send(_ result: CommitResult) {
    switch result {
    case .committed: answer(reply ?? unavailable())
    case .failed: answer(unavailable())
    }
  }
}
