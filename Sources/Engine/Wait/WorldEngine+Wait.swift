import Journal
import Phone
import Simulation

extension WorldEngine {
  /// The arrivals of the history that a wait looks back through at most.
  private static let lookBack = 10_000

  /// A mark after what has happened so far.
  public func mark() -> Mark { read(\.mark) }

  /// The first arrival that ends `wait`, of those that came or changed since it last looked; nil if there is none yet.
  ///
  /// - Throws: `JournalError` where the mark lies so far back that the history is asked, and it cannot be read.
  public func check(_ wait: inout Wait) throws(JournalError) -> Arrival? {
    let since = wait.cursor
    var (candidates, newest, isWhole, now, filter) = read { state in
      let isWhole = state.recent.first.map { $0.number.command <= since.command } ?? true
      return (
        Self.changed(since, state), state.recent.last?.number, isWhole, state.now,
        wait.filter.resolved(state.world.phones(withAlias:))
      )
    }
    if !isWhole {
      let older = try journal.changed(since: since.command, limit: Self.lookBack)
      let known = Set(candidates.map(\.number))
      candidates = older.filter { $0.folded > since && !known.contains($0.number) } + candidates
    }
    if let newest { wait.cursor = max(since, newest) }
    for arrival in candidates where arrival.origin != .stream {
      let misses = filter.misses(arrival, now: now)
      if misses.isEmpty { return arrival }
      if misses.count <= wait.nearest?.misses.count ?? .max {
        wait.nearest = NearestMiss(arrival: arrival, misses: misses)
      }
    }
    return nil
  }

  /// The rows that entries after `since` are about, oldest first.
  private static func changed(_ since: EntryNumber, _ state: EngineState) -> [Arrival] {
    var numbers: Set<PushNumber> = []
    for index in state.recent.index(after: since)..<state.recent.count {
      if let push = state.recent.push(at: index) { numbers.insert(push) }
    }
    return numbers.sorted().compactMap { state.arrivals[$0] }
  }
}

extension EngineState {
  /// A mark after what has happened so far.
  public var mark: Mark {
    Mark(recent.last?.number ?? EntryNumber(command: world.commandCount, step: 0))
  }
}
