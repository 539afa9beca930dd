import Journal
import Simulation

extension WorldEngine {
  /// The journal cannot be written: everything since the last commit has never been, and nothing is taken any more.
  /// Called by the committer without the lock.
  func fail(_ error: JournalError, _ waiting: [@Sendable (CommitResult) -> Void]) {
    let later = monitor.locked {
      state.refusal = .readOnly(error)
      state.banners.append(.readOnly(error))
      let later = pending.waiting
      pending.removeAll()
      player.obey(.off, at: lastMoment)
      state.stream = player.status
      touch()
      return later
    }
    rebuild()
    for acknowledge in waiting + later { acknowledge(.failed(.readOnly(error))) }
    bell.ring()
  }

  /// Brings the world back to the last commit. Where even reading fails it stays as it is: the banner says why.
  private func rebuild() {
    guard let restored = try? journal.restore() else { return }
    monitor.locked {
      state.world = restored.world
      state.arrivals = Arrivals(limit: state.arrivals.limit, rows: restored.rows)
      state.recent.remove(after: restored.world.commandCount)
      touch()
    }
  }
}
