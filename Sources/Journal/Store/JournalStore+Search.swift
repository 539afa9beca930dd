import Phone
import Simulation

extension JournalStore {
  /// The newest arrivals that pass `filter`, of those before push `before`.
  ///
  /// - Parameters:
  ///   - before: where the last page ended; nil begins with the newest.
  ///   - limit: how many at most.
  ///   - now: world time, which ages count up to.
  ///   - isCancelled: asked now and then; true ends the search with `.cancelled`.
  public func search(
    _ filter: Filter, before: PushNumber?, limit: Int, now: Instant,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(JournalError) -> HistoryPage {
    // One more than asked for tells whether there are more.
    let found = try arrivals(
      filter, in: 0..<(before?.value ?? .max), limit: limit + 1, oldestFirst: false, now: now,
      isCancelled: isCancelled)
    return HistoryPage(arrivals: Array(found.prefix(limit)), hasMore: found.count > limit)
  }

  /// The arrivals that pass `filter`, of those with numbers in `range`; see `search`.
  public func arrivals(
    _ filter: Filter, in range: Range<Int>, limit: Int, oldestFirst: Bool, now: Instant,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(JournalError) -> [Arrival] {
    try reader.use { (database) throws(DatabaseError) in
      try database.cancellable(by: isCancelled) { () throws(DatabaseError) in
        let search = try HistorySearch(database, filter, now: now, isCancelled: isCancelled)
        return try search.rows(
          in: Int64(range.lowerBound)..<Int64(range.upperBound), limit: limit, oldestFirst: oldestFirst)
      }
    }
  }

  /// The arrival with this number, if the history still has it.
  public func arrival(_ push: PushNumber) throws(JournalError) -> Arrival? {
    try reader.use { (database) throws(DatabaseError) in
      guard var arrival = try Self.row(push, database) else { return nil }
      try HistoryFloors(JournalMeta(database)).settle(&arrival)
      return arrival
    }
  }

  /// The newest arrivals that belong in the list, oldest first: at most `limit` of those before `push`.
  public func listedRows(
    before push: PushNumber? = nil, limit: Int
  ) throws(JournalError) -> [Arrival] {
    try reader.use { (database) throws(DatabaseError) in
      let floors = try HistoryFloors(JournalMeta(database))
      let rows = try database.prepare(
        """
        SELECT \(HistoryColumns.selected) FROM \(HistoryColumns.tables)
        WHERE h.number < ? AND \(floors.condition) ORDER BY h.number DESC LIMIT \(limit)
        """)
      rows.bind(1, push?.value ?? .max)
      var arrivals: [Arrival] = []
      while try rows.step() { arrivals.append(HistoryColumns.read(rows)) }
      return arrivals.reversed()
    }
  }

  /// The arrivals that changed with command `command` or later, oldest first, at most `limit` of the newest.
  public func changed(since command: UInt64, limit: Int) throws(JournalError) -> [Arrival] {
    try reader.use { (database) throws(DatabaseError) in
      let floors = try HistoryFloors(JournalMeta(database))
      let rows = try database.prepare(
        """
        SELECT \(HistoryColumns.selected) FROM \(HistoryColumns.tables)
        WHERE h.command >= ? ORDER BY h.number DESC LIMIT \(limit)
        """)
      rows.bind(1, Int64(bitPattern: command))
      var arrivals: [Arrival] = []
      while try rows.step() {
        var arrival = HistoryColumns.read(rows)
        floors.settle(&arrival)
        arrivals.append(arrival)
      }
      return arrivals.reversed()
    }
  }
}
