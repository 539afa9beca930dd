import Phone
import Simulation

/// One search of the history: through the index where a filter looks for text, and row by row for what the index does
/// not hold yet.
struct HistorySearch {
  private let database: Database
  private let filter: FilterSQL
  private let floors: HistoryFloors
  private let now: Instant
  private let indexed: Int64
  private let isCancelled: () -> Bool

  init(
    _ database: Database, _ filter: Filter, now: Instant, isCancelled: @escaping () -> Bool
  ) throws(DatabaseError) {
    self.database = database
    self.now = now
    self.isCancelled = isCancelled
    let meta = JournalMeta(database)
    floors = try HistoryFloors(meta)
    indexed = try meta.number(.indexed) ?? 0
    self.filter = FilterSQL(filter, now: now, floors: floors)
  }

  /// The matches within `range`, `limit` at most.
  func rows(in range: Range<Int64>, limit: Int, oldestFirst: Bool) throws(DatabaseError) -> [Arrival] {
    let order = oldestFirst ? "ASC" : "DESC"
    var found: [Arrival] = []
    if filter.grams.isEmpty {
      try collect(scan(range, order), limit, &found)
      return found
    }
    // What the index does not hold yet is looked at row by row.
    let newest = max(range.lowerBound, indexed + 1)..<max(range.upperBound, indexed + 1)
    let older = range.lowerBound..<max(range.lowerBound, min(range.upperBound, indexed + 1))
    for isOlder in oldestFirst ? [true, false] : [false, true] where found.count < limit {
      try collect(isOlder ? lookUp(older, order) : scan(newest, order), limit, &found)
    }
    return found
  }

  private func scan(_ range: Range<Int64>, _ order: String) throws(DatabaseError) -> Statement {
    let conditions = ["h.number >= ?", "h.number < ?"] + filter.conditions
    return try select(
      HistoryColumns.tables, conditions, [.number(range.lowerBound), .number(range.upperBound)],
      order: "h.number \(order)")
  }

  private func lookUp(_ range: Range<Int64>, _ order: String) throws(DatabaseError) -> Statement {
    let query = filter.grams.split(separator: " ").map { "\"\($0)\"" }.joined(separator: " ")
    // CROSS JOIN keeps the order: the index first, then only the rows that it names.
    let tables = """
      history_index x CROSS JOIN history h ON h.number = x.rowid
      LEFT JOIN history_payload p ON p.number = h.number
      """
    return try select(
      tables, ["x.history_index MATCH ?", "x.rowid >= ?", "x.rowid < ?"] + filter.conditions,
      [.text(query), .number(range.lowerBound), .number(range.upperBound)], order: "x.rowid \(order)")
  }

  private func select(
    _ tables: String, _ conditions: [String], _ values: [SQLValue], order: String
  ) throws(DatabaseError) -> Statement {
    let statement = try database.prepare(
      """
      SELECT \(HistoryColumns.selected) FROM \(tables)
      WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(order)
      """)
    for (place, value) in (values + filter.values).enumerated() { value.bind(statement, Int32(place + 1)) }
    return statement
  }

  private func collect(
    _ rows: Statement, _ limit: Int, _ found: inout [Arrival]
  ) throws(DatabaseError) {
    while found.count < limit, try rows.step() {
      if isCancelled() { throw DatabaseError(.interrupted, "") }
      var arrival = HistoryColumns.read(rows)
      floors.settle(&arrival)
      if filter.rest.allSatisfy({ $0.matches(arrival, now: now) }) { found.append(arrival) }
    }
  }
}
