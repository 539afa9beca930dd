import CLinux
import Journal
import Phone
import Simulation

/// The committer's thread.
extension WorldEngine {
  /// Pushes of the stream that are applied at most while the lock is held once.
  private static let streamBatch = 64

  /// Arrivals grow old while nothing else happens to them: how often that is looked after, in microseconds.
  private static let pruneEvery: Int64 = 600_000_000

  /// How long nothing is committed before the search index is filled, in microseconds.
  private static let quiet: Int64 = 10_000

  /// Rows that the index may be behind before it is filled whatever else there is to do: a search reads them one by one.
  private static let mostLag = 50_000

  func runCommitter() {
    monitor.lock()
    while true {
      turns.wrappingAdd(1, ordering: .relaxed)
      let now = max(clock(), lastMoment)
      runDue(at: now)
      if state.refusal == nil { playStream(at: now) }
      if isPruneWanted {
        isPruneWanted = false
        add(.prune)
      }
      if !pending.isEmpty {
        commit(at: now)
      } else if isClosing {
        break
      } else if let chore = chores.first, !isReadOnly, !isPutOff(chore) {
        run(chore)
      } else if shouldRecover {
        recover(at: now)
      } else {
        isWaiting = true
        monitor.wait(until: [nextWakeUp, nextChore].compactMap(\.self).min())
        isWaiting = false
      }
    }
    monitor.unlock()
    finish()
  }

  /// Whether a chore can wait: pushes come one upon the other, and the next is being read while there is nothing to
  /// commit.
  private func isPutOff(_ chore: Chore) -> Bool {
    guard chore == .index, !isClosing, state.indexLag < Self.mostLag else { return false }
    let rest = WallClock.now().microseconds - lastCommit.microseconds
    return rest >= 0 && rest < Self.quiet
  }

  private var nextChore: Instant? {
    chores.isEmpty || isReadOnly ? nil : lastCommit.moved(byMicroseconds: Self.quiet)
  }

  private var nextWakeUp: Instant? {
    let due = [state.world.nextDue, state.refusal == nil ? player.nextDue : nil].compactMap(\.self).min()
    // The caller's clock need not be the wall clock that the system waits by.
    return due.map { WallClock.now().moved(byMicroseconds: $0.microseconds - clock().microseconds) }
  }

  private func runDue(at now: Instant) {
    guard let due = state.world.nextDue, due <= now else { return }
    lastMoment = now
    advance(to: now)
    if isReadOnly { pending.removeAll() }
    ringOutside()
  }

  private func playStream(at now: Instant) {
    let places = player.take(at: now, limit: Self.streamBatch)
    guard !places.isEmpty else { return }
    state.stream = player.status
    lastMoment = now
    for place in places {
      let command = WorldCommand.stream(state.world.selected, place)
      advance(to: now)
      trace.removeAll()
      state.world.apply(command, at: now, into: &trace)
      pending.add(StampedCommand(command, at: now), number: state.world.commandCount, acknowledged: nil)
      absorb()
    }
    ringOutside()
  }

  /// Listeners are called with the lock let go.
  private func ringOutside() {
    monitor.unlock()
    bell.ring()
    monitor.lock()
  }

  private func commit(at now: Instant) {
    let isCheckpointDue = state.world.commandCount - lastCheckpoint >= journal.settings.checkpointEvery
    let world = isCheckpointDue ? state.world : nil
    let (commit, waiting) = pending.take(at: now, newest: state.world.commandCount)
    if !journal.isInMemory { state.indexLag += commit.arrived }
    monitor.unlock()
    defer { monitor.lock() }
    do {
      try journal.commit(commit)
    } catch {
      return fail(error, waiting)
    }
    for acknowledge in waiting { acknowledge(.committed) }
    tellHistory()
    lastCommit = WallClock.now()
    do {
      if let world { try saveCheckpoint(world) }
      try followUp(commit)
    } catch {
      // Those who waited have their answer: what they sent is kept.
      fail(error, [])
    }
  }

  private func tellHistory() {
    monitor.locked { state.commits += 1 }
    guard isHistoryWatched.load(ordering: .relaxed) else { return }
    touch()
    bell.ring()
  }

  /// What a commit leaves to be done. Memory makes room at once: under load there may be no idle moment for it.
  private func followUp(_ commit: JournalCommit) throws(JournalError) {
    if journal.isInMemory {
      _ = try journal.prune(limit: 4 * commit.changes.count, at: commit.seen)
    } else {
      if !commit.changes.isEmpty { add(.index) }
      if commit.seen.microseconds - lastPrune.microseconds > Self.pruneEvery { add(.prune) }
    }
  }

  private func saveCheckpoint(_ world: World) throws(JournalError) {
    try journal.saveCheckpoint(world)
    // Writing a big world takes many times its size in small pieces, which the C library would keep.
    malloc_trim(0)
    lastCheckpoint = world.commandCount
    if !journal.isInMemory { add(.prune) }
  }

  private func finish() {
    guard !isReadOnly, !journal.isInMemory else { return }
    do {
      var last = JournalCommit(first: state.world.commandCount + 1, seen: lastMoment)
      last.isAcknowledged = true
      try journal.commit(last)
      try journal.saveCheckpoint(state.world)
    } catch {
      fail(error, [])
    }
  }
}
