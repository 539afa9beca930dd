import Engine
import Words

/// The answer to a command that is applied, and not yet on disk.
///
/// Unchecked: made and answered on the loop's thread; the engine's committer only carries it from one to the other.
final class LaterAnswer: @unchecked Sendable {
  /// What the command did; set before the loop can turn to anything else.
  var performed: Performed?
  private let slot: AnswerSlot

  init(_ slot: AnswerSlot) { self.slot = slot }

  func answer(_ result: CommitResult, in tongue: Tongue) {
    switch result {
    case .failed(let banner): slot.fill(Answer.refusal(banner.phrase, fix: nil, in: tongue))
    case .committed: if let performed { slot.fill(PerformedAnswer.of(performed, in: tongue)) }
    }
  }
}
