import Engine
import Words

/// The answer to a command that is applied, and not yet on disk.
///
/// Unchecked: made and answered on the loop's thread; the engine's committer only carries it from one to the other.
final class LaterAnswer: @unchecked Sendable {
  /// What the command did; set before the loop can turn to anything else.
  var performed: Performed?
  private let slot: AnswerSlot
  private let engine: WorldEngine

  init(_ slot: AnswerSlot, _ engine: WorldEngine) {
    self.slot = slot
    self.engine = engine
  }

  func answer(_ result: CommitResult, in tongue: Tongue) {
    switch result {
    case .failed(let banner): slot.fill(Answer.refusal(banner.phrase, fix: nil, in: tongue))
    case .committed:
      guard let performed else { return }
      let answer = PerformedAnswer.of(performed, in: tongue) { push in
        engine.read { $0.world.canAdopt(push) }
      }
      slot.fill(answer)
    }
  }
}
