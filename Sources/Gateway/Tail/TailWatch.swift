import Engine
import Phone
import Simulation

/// What one `belfry tail` has seen. The engine's ring of recent entries is the buffer: a reader that is slow costs no
/// memory, and one that falls behind the ring is told so.
final class TailWatch {
  private let engine: WorldEngine
  private var cursor: EntryNumber
  private var hasBegun = false

  /// Entries that are taken out while the engine's lock is held once.
  private static let batch = 256

  /// A watch for what happens from now on.
  init(_ engine: WorldEngine) {
    self.engine = engine
    cursor = engine.mark().entry
  }

  /// Writes what is new, as far as there is room.
  func pump(into connection: ControlConnection) {
    if !hasBegun {
      hasBegun = true
      connection.write(TailFormat.begin(after: cursor).line)
    }
    while !connection.isFull {
      let news = next()
      guard let last = news.entries.last else { return }
      if let gap = news.gap { connection.write(TailFormat.lagged(after: cursor, next: gap).line) }
      for entry in news.entries { connection.write(EntryLine.of(entry).line) }
      for arrival in news.arrivals { connection.write(ArrivalLine.of(arrival).line) }
      cursor = last.number
    }
  }

  private struct News {
    var entries: [TraceEntry] = []
    /// The arrivals that the entries are about, as they are now.
    var arrivals: [Arrival] = []
    /// Where the ring begins, if it no longer reaches back to the cursor.
    var gap: EntryNumber?
  }

  private func next() -> News {
    engine.read { state in
      var news = News()
      let first = state.recent.index(after: cursor)
      let isFull = state.recent.count == state.recent.capacity
      if first == 0, isFull { news.gap = state.recent.first?.number }
      var pushes: Set<PushNumber> = []
      for index in first..<min(first + Self.batch, state.recent.count) {
        let entry = state.recent[index]
        news.entries.append(entry)
        if let push = entry.push { pushes.insert(push) }
      }
      news.arrivals = pushes.sorted().compactMap { state.arrivals[$0] }
      return news
    }
  }
}
