import Journal
import Phone
import Simulation
import Synchronization

/// The world as it runs: where threads meet.
///
/// Lock 1 covers applying a command, adding it to the pending batch and counting the revision up; a thread of its own
/// commits outside it, fires what is due and plays the stream. With nothing due and nothing to play, nothing wakes.
public final class WorldEngine: @unchecked Sendable {
  let monitor = Monitor()
  let bell = ChangeBell()
  let recaller = Lookup<PushNumber, FetchedTrace>()
  let clerk = Lookup<PushNumber, FetchedExchange>()
  let historian = Lookup<HistoryQuestion, HistoryWindow> { $0.supersedes($1) }
  let stories = Lookup<PhoneWish, RecalledPhone>()
  let journal: JournalStore
  let state: EngineState
  let clock: @Sendable () -> Instant
  private let revisions = Atomic<UInt64>(1)

  // Everything below is touched under lock 1 only.
  var pending = PendingWork()
  var player: StreamPlayer
  var trace = Trace()
  /// The newest moment handed to the world: it never goes back.
  var lastMoment: Instant
  var isClosing = false
  var isWaiting = false
  /// When the journal last could not be written, and whether to try again.
  var failedAt = Instant(microseconds: 0)
  var shouldRecover = false
  /// Whether what is kept has been changed, so that room is to be made.
  var isPruneWanted = false
  /// How often the list was swept in one go.
  var sweeps = 0

  // What follows belongs to the committer's thread.
  var lastCheckpoint: UInt64
  /// When the last commit was on disk, on the system's clock.
  var lastCommit = Instant(microseconds: 0)
  /// How often the committer has looked around; it stands still while there is nothing to do.
  let turns = Atomic<Int>(0)
  /// Whether somebody looks at the history, and wants to be told of what is on disk now.
  let isHistoryWatched = Atomic<Bool>(false)
  var lastPrune = Instant(microseconds: 0)
  var chores: [Chore] = []
  private var thread: WorkerThread?

  /// Opens the journal, brings the world up to now and starts the committer.
  ///
  /// Whoever makes an engine calls `close` on it; until then its thread keeps it alive.
  ///
  /// - Throws: `EngineError` where the journal cannot be used.
  public init(_ configuration: EngineConfiguration) throws(EngineError) {
    clock = configuration.clock
    let now = clock()
    let opening: JournalOpening
    do { opening = try JournalStore.open(configuration.place, configuration.journal, at: now) } catch {
      throw .journal(error)
    }
    journal = opening.store
    let stream = StreamStatus(
      mode: configuration.playsStream ? .playing : .off, rate: configuration.streamRate)
    player = StreamPlayer(stream, identifiers: journal.identifiers, at: now)
    state = EngineState(opening, rows: configuration.journal.rows, stream: stream, clock: clock)
    lastMoment = max(now, opening.seen ?? now)
    lastCheckpoint = opening.world.commandCount
    chores = journal.isInMemory ? [] : [.olderRows, .index, .prune]
    catchUp(since: opening.seen)
    guard let thread = WorkerThread({ [self] in runCommitter() }) else { throw .noThread }
    self.thread = thread
  }

  /// Grows with every change; reading it takes no lock.
  public var revision: UInt64 { revisions.load(ordering: .acquiring) }

  /// Has `call` called after a change: once, until somebody reads. It may come on any thread, and must be quick.
  public func onChange(_ call: @Sendable @escaping () -> Void) { bell.add(call) }

  /// Looks at the state under the lock; `body` takes what it needs and returns within microseconds.
  public func read<Result>(_ body: (EngineState) throws -> Result) rethrows -> Result {
    bell.rearm()
    monitor.lock()
    defer { monitor.unlock() }
    return try body(state)
  }

  /// Commits what is pending, writes a checkpoint and ends the committer. Commands that come later are refused.
  public func close() {
    let thread = monitor.locked { () -> WorkerThread? in
      isClosing = true
      if state.refusal == nil { state.refusal = .closing }
      monitor.signal()
      defer { self.thread = nil }
      return self.thread
    }
    guard let thread else { return }
    recaller.close()
    clerk.close()
    historian.close()
    stories.close()
    thread.join()
    journal.close()
  }

  /// What came due while belfry was closed happens now, each thing at its own moment; nobody hears it.
  private func catchUp(since seen: Instant?) {
    if let seen, seen < lastMoment {
      let offset = state.world.clockOffset
      state.closed = ClosedSpan(
        from: seen.moved(byMicroseconds: offset), to: lastMoment.moved(byMicroseconds: offset))
    }
    advance(to: lastMoment)
    state.soundsHeard = 0
  }

  /// Called under lock 1.
  func advance(to moment: Instant) {
    guard let due = state.world.nextDue, due <= moment else { return }
    trace.removeAll()
    state.world.advance(to: moment, into: &trace)
    absorb()
  }

  /// Takes account of what is in `trace`. Called under lock 1.
  func absorb() {
    guard !trace.entries.isEmpty else { return }
    state.arrivals.absorb(trace)
    state.recent.append(trace.entries)
    pending.absorb(trace, state.arrivals, newest: state.world.pushCount)
    lookAround()
    touch()
  }

  /// Counts the revision up.
  func touch() { revisions.wrappingAdd(1, ordering: .releasing) }

  private func lookAround() {
    for entry in trace.entries {
      switch entry.event {
      case .phone(.sound):
        if let push = entry.push, state.arrivals[push]?.origin != .stream { state.soundsHeard += 1 }
      case .world(.reset), .world(.streamCleared): sweeps += 1
      default: break
      }
    }
  }
}
