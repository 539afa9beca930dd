import Phone

/// The list of arrivals, made from the trace alone, so that every view says the same.
public struct Arrivals: Codable, Sendable {
  /// Rows that are kept at most.
  public let limit: Int
  /// The rows, newest last.
  public private(set) var rows: [Arrival] = []
  /// How many of them the phone still shows.
  public private(set) var onPhone = 0
  /// How many of them were refused.
  public private(set) var refused = 0
  /// Grows with every change.
  public private(set) var revision: UInt64 = 0

  /// Rows over the limit that wait for the next cut: cutting in bulk costs next to nothing for each row.
  private static let slack = 1024

  /// An empty list of at most `limit` rows.
  public init(limit: Int = 10_000) { self.limit = limit }

  /// A list that begins with `rows`, newest last: those that the history kept of it.
  public init(limit: Int = 10_000, rows: [Arrival]) {
    self.limit = limit
    for row in rows.suffix(limit) { append(row) }
  }

  /// Puts `older` rows in front, oldest first: the part of the history that was not there from the start.
  public mutating func prepend(_ older: [Arrival]) {
    let fitting = older.suffix(max(0, limit - rows.count)).filter { row in
      rows.first.map { row.number < $0.number } ?? true
    }
    rows.insert(contentsOf: fitting, at: 0)
    for row in fitting { count(row, by: 1) }
    revision += 1
  }

  /// Takes in rows of a phone that nobody watched, which were derived later; rows that are there already stay.
  public mutating func merge(_ derived: [Arrival]) {
    let new = derived.filter { self[$0.number] == nil }
    guard !new.isEmpty else { return }
    rows = (rows + new).sorted { $0.number < $1.number }
    for row in new { count(row, by: 1) }
    if rows.count > limit + Self.slack {
      let surplus = rows.count - limit
      for row in rows.prefix(surplus) { count(row, by: -1) }
      rows.removeFirst(surplus)
    }
    revision += 1
  }

  /// How many rows there are.
  public var all: Int { rows.count }

  /// The row of push `number`.
  public subscript(number: PushNumber) -> Arrival? { index(of: number).map { rows[$0] } }

  /// Takes account of what happened.
  public mutating func absorb(_ trace: Trace) {
    var new = trace.arrivals[...]
    for entry in trace.entries {
      switch entry.event {
      case .world(.reset): removeAll { _ in true }
      case .world(.streamCleared): removeAll { $0.origin == .stream }
      default:
        guard let push = entry.push else { continue }
        // A command may name a push that does not exist yet, so the number alone does not tell its time has come.
        while let arrival = new.first, arrival.number <= push,
          arrival.folded.command <= entry.number.command
        {
          append(arrival)
          new.removeFirst()
        }
        fold(entry, push)
      }
    }
    for arrival in new { append(arrival) }
    if !trace.entries.isEmpty { revision += 1 }
  }

  private mutating func append(_ arrival: Arrival) {
    if rows.count >= limit + Self.slack {
      for row in rows.prefix(Self.slack) { count(row, by: -1) }
      rows.removeFirst(Self.slack)
    }
    rows.append(arrival)
    count(arrival, by: 1)
  }

  private mutating func fold(_ entry: TraceEntry, _ push: PushNumber) {
    guard let index = index(of: push), entry.number > rows[index].folded else { return }
    count(index, by: -1)
    rows[index].fold(entry)
    count(index, by: 1)
  }

  private mutating func count(_ index: Int, by step: Int) {
    if rows[index].isOnPhone { onPhone += step }
    if rows[index].outcome == .refused { refused += step }
  }

  private mutating func count(_ row: Arrival, by step: Int) {
    if row.isOnPhone { onPhone += step }
    if row.outcome == .refused { refused += step }
  }

  private mutating func removeAll(where isGone: (Arrival) -> Bool) {
    rows.removeAll(where: isGone)
    onPhone = rows.count(where: \.isOnPhone)
    refused = rows.count { $0.outcome == .refused }
  }

  /// Numbers only grow, so the rows are sorted by them; what happens mostly concerns the newest.
  private func index(of number: PushNumber) -> Int? {
    // Only the number is looked at: copying a row costs more than the search.
    if !rows.isEmpty, rows[rows.count - 1].number == number { return rows.count - 1 }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].number == number ? low : nil
  }
}
