import CLinux
import Journal
import Phone
import Simulation

extension WorldEngine {
  /// Rows that are indexed or removed at once.
  private static let slice = 128

  var isReadOnly: Bool { if case .readOnly = state.refusal { true } else { false } }

  /// Puts a chore down, once. What makes room goes first.
  func add(_ chore: Chore) {
    guard !chores.contains(chore) else { return }
    if chore == .prune { chores.insert(chore, at: 0) } else { chores.append(chore) }
  }

  /// Does a slice of the first chore. Called by the committer, which holds the lock.
  func run(_ chore: Chore) {
    monitor.unlock()
    defer { monitor.lock() }
    do {
      if try isDone(chore) { chores.removeAll { $0 == chore } }
    } catch {
      fail(error, [])
    }
  }

  private func isDone(_ chore: Chore) throws(JournalError) -> Bool {
    switch chore {
    case .olderRows:
      let isDone = try readOlderRows()
      // So does reading one.
      malloc_trim(0)
      return isDone
    case .prune:
      lastPrune = clock()
      return try journal.prune(limit: Self.slice, at: lastPrune) == 0
    case .index:
      let lag = try journal.fillIndex(limit: Self.slice)
      monitor.locked { state.indexLag = lag }
      return lag == 0
    }
  }

  /// Reads the rest of the list and puts it in front, unless the list was swept meanwhile: then it is read again.
  private func readOlderRows() throws(JournalError) -> Bool {
    let (first, missing, sweeps) = monitor.locked {
      (state.arrivals.rows.first?.number, state.arrivals.limit - state.arrivals.all, self.sweeps)
    }
    var older = try journal.listedRows(before: first, limit: max(0, missing))
    let isDone = monitor.locked {
      guard sweeps == self.sweeps else { return false }
      pending.bringUpToDate(&older)
      state.arrivals.prepend(older)
      touch()
      return true
    }
    bell.ring()
    return isDone
  }
}
