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

  func page(before: PushNumber?, limit: Int) throws(DatabaseError) -> HistoryPage {
    let top = before.map { Int64($0.value) } ?? .max
    // One more than asked for tells whether there are more.
    var found: [Arrival] = []
    if filter.grams.isEmpty {
      try collect(scan(above: 0, below: top), limit + 1, &found)
    } else {
      try collect(scan(above: indexed, below: top), limit + 1, &found)
      if found.count <= limit { try collect(lookUp(below: min(top, indexed + 1)), limit + 1, &found) }
    }
    return HistoryPage(arrivals: Array(found.prefix(limit)), hasMore: found.count > limit)
  }

  private func scan(above bottom: Int64, below top: Int64) throws(DatabaseError) -> Statement {
    let conditions = ["h.number > ?", "h.number < ?"] + filter.conditions
    return try select(
      HistoryColumns.tables, conditions, [.number(bottom), .number(top)], order: "h.number")
  }

  private func lookUp(below top: Int64) throws(DatabaseError) -> Statement {
    let query = filter.grams.split(separator: " ").map { "\"\($0)\"" }.joined(separator: " ")
    // CROSS JOIN keeps the order: the index first, then only the rows that it names.
    let tables = """
      history_index x CROSS JOIN history h ON h.number = x.rowid
      LEFT JOIN history_payload p ON p.number = h.number
      """
    return try select(
      tables, ["x.history_index MATCH ?", "x.rowid < ?"] + filter.conditions,
      [.text(query), .number(top)], order: "x.rowid")
  }

  private func select(
    _ tables: String, _ conditions: [String], _ values: [SQLValue], order: String
  ) throws(DatabaseError) -> Statement {
    let statement = try database.prepare(
      """
      SELECT \(HistoryColumns.selected) FROM \(tables)
      WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(order) DESC
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
