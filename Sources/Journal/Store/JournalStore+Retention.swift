import Simulation

extension JournalStore {
  /// Removes at most `limit` of the arrivals that are over the number to keep, and the batches that only they needed.
  /// Batches after the last checkpoint always stay, so that the world can be built again.
  ///
  /// - Returns: how many arrivals are still over it.
  public func prune(limit: Int) throws(JournalError) -> Int {
    let keep = Int64(settings.keep)
    return try writer.use { (database) throws(DatabaseError) in
      let newest = try database.number("SELECT max(number) FROM history") ?? 0
      let oldest = try database.number("SELECT min(number) FROM history") ?? 1
      let surplus = newest - oldest + 1 - keep
      guard surplus > 0 else { return 0 }
      let last = oldest + min(surplus, Int64(limit)) - 1
      try database.run("PRAGMA synchronous = NORMAL")
      try database.transaction { () throws(DatabaseError) in
        try Self.removeRows(database, through: last)
        try Self.removeBatches(database)
      }
      return Int(newest - last - keep)
    }
  }

  private static func removeRows(_ database: Database, through last: Int64) throws(DatabaseError) {
    let indexed = try JournalMeta(database).number(.indexed) ?? 0
    let rows = try database.prepare(
      "SELECT number, source, title, subtitle, body FROM history WHERE number <= ?")
    rows.bind(1, min(last, indexed))
    // An index without text of its own is told what to take out (SQLite, FTS5, the 'delete' command).
    let unindex = try database.keeping(
      "INSERT INTO history_index (history_index, rowid, grams) VALUES ('delete', ?, ?)")
    while try rows.step() {
      unindex.bind(1, rows.number(0))
      unindex.bind(2, grams(rows))
      try unindex.run()
    }
    if last > indexed { try JournalMeta(database).set(.indexed, last) }
    try database.run("DELETE FROM history WHERE number <= \(last)")
    try database.run("DELETE FROM history_payload WHERE number <= \(last)")
  }

  /// What is kept can be derived again: the newest checkpoint before the oldest arrival stays, and all after it.
  private static func removeBatches(_ database: Database) throws(DatabaseError) {
    let oldest = "SELECT born FROM history ORDER BY number LIMIT 1"
    let floor = "SELECT max(command) FROM checkpoint WHERE command < ifnull((\(oldest)), 0)"
    guard let command = try database.number(floor) else { return }
    try database.run("DELETE FROM batch WHERE first + count - 1 <= \(command)")
    try database.run("DELETE FROM checkpoint WHERE command < \(command)")
  }
}
