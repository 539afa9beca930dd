import Engine
import Phone
import Simulation

/// What one `belfry tail` has seen. The engine's ring of recent entries is the buffer: a reader that is slow costs no
/// memory, and one that falls behind the ring is told so.
public final class TailWatch {
  private let engine: WorldEngine
  private var cursor: EntryNumber
  private var hasBegun = false

  /// Entries that are taken out while the engine's lock is held once.
  private static let batch = 256

  /// A watch for what happens from now on.
  public init(_ engine: WorldEngine) {
    self.engine = engine
    cursor = engine.mark().entry
  }

  /// Writes what is new, as far as there is room.
  func pump(into connection: ControlConnection) {
    while !connection.isFull {
      let lines = lines()
      if lines.isEmpty { return }
      for line in lines { connection.write(line) }
    }
  }

  /// The next lines, each a JSON object and a line feed; none if there is nothing new.
  public func lines() -> [[UInt8]] {
    var lines: [[UInt8]] = []
    if !hasBegun {
      hasBegun = true
      lines.append(TailFormat.begin(after: cursor).line)
    }
    let news = next()
    guard let last = news.entries.last else { return lines }
    if let gap = news.gap { lines.append(TailFormat.lagged(after: cursor, next: gap).line) }
    lines += news.entries.map { EntryLine.of($0).line }
    lines += news.arrivals.map { ArrivalLine.of($0).line }
    cursor = last.number
    return lines
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
