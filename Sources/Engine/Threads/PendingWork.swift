import Journal
import Phone
import Simulation

/// What has happened and is not in the journal yet.
struct PendingWork {
  private(set) var commands: [StampedCommand] = []
  private(set) var waiting: [@Sendable (CommitResult) -> Void] = []
  private var first: UInt64 = 1
  private var replies: [StoredReply] = []
  private var exchanges: [Exchange] = []
  private var rows: [PushNumber: (arrival: Arrival, born: UInt64?)] = [:]
  private var strays: [TraceEntry] = []
  private var resetThrough: PushNumber?
  private var streamClearedThrough: PushNumber?

  var isEmpty: Bool {
    commands.isEmpty && exchanges.isEmpty && rows.isEmpty && strays.isEmpty && resetThrough == nil
      && streamClearedThrough == nil
  }

  mutating func add(
    _ command: StampedCommand, number: UInt64, acknowledged: (@Sendable (CommitResult) -> Void)?
  ) {
    if commands.isEmpty { first = number }
    commands.append(command)
    if let acknowledged { waiting.append(acknowledged) }
  }

  /// Adds a request that was answered.
  mutating func add(_ exchange: Exchange) { exchanges.append(exchange) }

  /// Takes account of what `trace` changed, once `arrivals` has.
  mutating func absorb(_ trace: Trace, _ arrivals: Arrivals, newest push: Int) {
    var last: PushNumber?
    for arrival in trace.arrivals {
      let row = arrivals[arrival.number]
      rows[arrival.number] = (row ?? arrival, arrival.folded.command)
      last = row?.number
    }
    for entry in trace.entries {
      if let reply = StoredReply(entry) { replies.append(reply) }
      switch entry.event {
      case .world(.reset): resetThrough = PushNumber(push)
      case .world(.streamCleared): streamClearedThrough = PushNumber(push)
      default: break
      }
      // Its row is copied once, however much is told of it.
      guard let number = entry.push, number != last else { continue }
      if let row = arrivals[number] {
        rows[number] = (row, rows[number]?.born)
        last = number
      } else if rows[number] != nil {
        rows[number]?.arrival.fold(entry)
      } else {
        strays.append(entry)
      }
    }
  }

  /// Lets rows that were just read follow what has happened to them and is not written down yet.
  func bringUpToDate(_ rows: inout [Arrival]) {
    for entry in strays {
      guard let index = rows.firstIndex(where: { $0.number == entry.push }) else { continue }
      rows[index].fold(entry)
    }
  }

  /// Hands out everything as one commit and begins anew; `newest` is the newest command there is.
  mutating func take(
    at moment: Instant, newest: UInt64
  ) -> (commit: JournalCommit, waiting: [@Sendable (CommitResult) -> Void]) {
    var commit = JournalCommit(first: commands.isEmpty ? newest + 1 : first, seen: moment)
    commit.commands = commands
    commit.replies = replies
    commit.exchanges = exchanges
    commit.changes = rows.sorted { $0.key < $1.key }.map { _, row in
      row.born.map { .arrived(row.arrival, born: $0) } ?? .changed(row.arrival)
    }
    commit.strays = strays
    commit.resetThrough = resetThrough
    commit.streamClearedThrough = streamClearedThrough
    commit.isAcknowledged = !waiting.isEmpty
    let result = (commit, waiting)
    removeAll()
    return result
  }

  mutating func removeAll() {
    commands = []
    waiting = []
    replies = []
    exchanges = []
    rows.removeAll(keepingCapacity: true)
    strays = []
    resetThrough = nil
    streamClearedThrough = nil
  }
}
