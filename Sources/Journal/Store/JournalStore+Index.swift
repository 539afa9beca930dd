import Simulation

extension JournalStore {
  /// Fills the search index with at most `limit` more rows, and returns how many are still missing.
  public func fillIndex(limit: Int) throws(JournalError) -> Int {
    try writer.use { (database) throws(DatabaseError) in
      let meta = JournalMeta(database)
      let newest = try database.number("SELECT max(number) FROM history") ?? 0
      let done = try meta.number(.indexed) ?? 0
      guard done < newest else { return 0 }
      let reached = min(newest, done + Int64(limit))
      try database.run("PRAGMA synchronous = NORMAL")
      try database.transaction { () throws(DatabaseError) in
        try Self.index(database, from: done + 1, through: reached)
        try meta.set(.indexed, reached)
      }
      return Int(newest - reached)
    }
  }

  private static func index(
    _ database: Database, from first: Int64, through last: Int64
  ) throws(DatabaseError) {
    let rows = try database.keeping(
      "SELECT number, source, title, subtitle, body FROM history WHERE number BETWEEN ? AND ?")
    defer { rows.reset() }
    rows.bind(1, first)
    rows.bind(2, last)
    let insert = try database.keeping("INSERT INTO history_index (rowid, grams) VALUES (?, ?)")
    while try rows.step() {
      insert.bind(1, rows.number(0))
      insert.bind(2, grams(rows))
      try insert.run()
    }
  }

  /// The grams of a row of (number, source, title, subtitle, body).
  static func grams(_ row: Statement) -> String {
    GramText.of([row.text(1), row.text(2), row.text(3), row.text(4)])
  }
}
