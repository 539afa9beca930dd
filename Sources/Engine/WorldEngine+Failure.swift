import Journal
import Phone
import Simulation
import Words

extension WorldEngine {
  /// How long the journal is left alone after a failure, in microseconds.
  private static let respite: Int64 = 1_000_000

  /// The journal cannot be written: everything since the last commit has never been, and nothing is taken until it can be.
  /// Called by the committer without the lock.
  func fail(_ error: JournalError, _ waiting: [@Sendable (CommitResult) -> Void]) {
    let later = monitor.locked {
      state.refusal = .readOnly(error)
      state.banners.removeAll { if case .readOnly = $0 { true } else { false } }
      state.banners.append(.readOnly(error))
      let later = pending.waiting
      pending.removeAll()
      player.obey(.off, at: lastMoment)
      state.stream = player.status
      failedAt = clock()
      touch()
      return later
    }
    rebuild()
    for acknowledge in waiting + later { acknowledge(.failed(.readOnly(error))) }
    bell.ring()
  }

  /// Somebody wanted something while nothing is taken: has the committer look whether the disk takes it now, so that the
  /// next one gets through. Called under lock 1.
  func hopeForRoom() {
    guard isReadOnly, !isClosing, !shouldRecover else { return }
    let now = clock()
    guard now < failedAt || now > failedAt.moved(byMicroseconds: Self.respite) else { return }
    shouldRecover = true
    monitor.signal()
  }

  /// Takes commands again if the journal can be written again. Called by the committer under lock 1.
  func recover(at now: Instant) {
    shouldRecover = false
    failedAt = now
    guard isReadOnly else { return }
    let first = state.world.commandCount + 1
    monitor.unlock()
    defer { monitor.lock() }
    var probe = JournalCommit(first: first, seen: now)
    probe.isAcknowledged = true
    guard (try? journal.commit(probe)) != nil else { return }
    // What came due meanwhile is in the world and in no journal: it comes due again.
    rebuild()
    monitor.locked {
      guard isReadOnly else { return }
      state.refusal = nil
      state.banners.removeAll { if case .readOnly = $0 { true } else { false } }
      state.banners.append(.told(Phrase("engine.writable")))
      touch()
    }
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
