import Phone
import Simulation

extension JournalStore {
  /// How much is kept: what was set in this journal, else what the settings say.
  public func retention() throws(JournalError) -> Retention {
    try reader.use { (database) throws(DatabaseError) in try Self.retention(database, settings) }
  }

  /// Keeps so much from now on. What is over it goes with the next `prune`.
  public func keep(_ retention: Retention) throws(JournalError) {
    try writer.use { (database) throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        let meta = JournalMeta(database)
        try meta.set(.keep, Int64(retention.count))
        if let age = retention.age { try meta.set(.keepFor, age) } else { try meta.remove(.keepFor) }
      }
    }
  }

  /// Removes at most `limit` of the arrivals that are over what is kept, and the requests and batches that only they
  /// needed. Batches after the last checkpoint always stay, so that the world can be built again.
  ///
  /// - Parameter now: the caller's clock, which ages count up to.
  /// - Returns: how many arrivals are still over it.
  public func prune(limit: Int, at now: Instant) throws(JournalError) -> Int {
    try writer.use { (database) throws(DatabaseError) in
      let retention = try Self.retention(database, settings)
      let range = try Self.range(database)
      let old = try retention.age.map { (age) throws(DatabaseError) in
        try Self.command(database, before: now.moved(byMicroseconds: -age))
      }
      var surplus = max(0, range.count - retention.count)
      if let old { surplus = max(surplus, try Self.count(database, range, through: old)) }
      let taken = min(surplus, limit)
      try database.run("PRAGMA synchronous = NORMAL")
      try database.transaction { () throws(DatabaseError) in
        if taken > 0 { try Self.removeRows(database, through: Int64(range.lowerBound + taken - 1)) }
        try Self.removeExchanges(database, retention, limit: limit, at: now)
        if taken > 0 || range.isEmpty { try Self.removeBatches(database, through: old ?? 0) }
      }
      return surplus - taken
    }
  }

  private static func retention(
    _ database: Database, _ settings: JournalSettings
  ) throws(DatabaseError) -> Retention {
    let meta = JournalMeta(database)
    return Retention(
      count: try meta.number(.keep).map { Int($0) } ?? settings.keep, age: try meta.number(.keepFor))
  }

  /// The numbers of the arrivals: they have no gaps.
  private static func range(_ database: Database) throws(DatabaseError) -> Range<Int> {
    let newest = try database.number("SELECT max(number) FROM history") ?? 0
    let oldest = try database.number("SELECT min(number) FROM history") ?? 1
    return Int(oldest)..<Int(newest + 1)
  }

  /// The last command of the newest batch that began before `moment`; 0 where there is none. Batches stand in the
  /// order of their moments.
  private static func command(_ database: Database, before moment: Instant) throws(DatabaseError) -> Int64 {
    let row = try database.prepare(
      "SELECT first, count, commands FROM batch WHERE first <= ? ORDER BY first DESC LIMIT 1")
    var low = try database.number("SELECT min(first) FROM batch") ?? 0
    var high = try database.number("SELECT max(first) FROM batch") ?? -1
    var found: Int64 = 0
    while low <= high {
      let middle = low + (high - low) / 2
      row.reset()
      row.bind(1, middle)
      guard try row.step() else { break }
      let first = row.number(0)
      if BatchText.moment(row.bytes(2)) < moment {
        found = first + row.number(1) - 1
        low = max(middle, found) + 1
      } else {
        high = first - 1
      }
    }
    return found
  }

  /// How many of the arrivals came with command `last` or before: both numbers grow together.
  private static func count(
    _ database: Database, _ range: Range<Int>, through last: Int64
  ) throws(DatabaseError) -> Int {
    let row = try database.prepare("SELECT born FROM history WHERE number = ?")
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      row.reset()
      row.bind(1, middle)
      if try row.step(), row.number(0) <= last { low = middle + 1 } else { high = middle }
    }
    return low - range.lowerBound
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

  /// Requests go with the arrivals that went, and by number and age of their own where they brought none.
  private static func removeExchanges(
    _ database: Database, _ retention: Retention, limit: Int, at now: Instant
  ) throws(DatabaseError) {
    let next = try database.number("SELECT first + count FROM exchange ORDER BY first DESC LIMIT 1")
    guard let next else { return }
    let kept = "SELECT max(first) FROM exchange WHERE first <= \(next - Int64(retention.count))"
    try database.run("DELETE FROM exchange WHERE first < (\(kept))")
    if let age = retention.age {
      try removeExchanges(database, before: now.moved(byMicroseconds: -age), limit: limit)
    }
    guard
      let oldest = try database.number("SELECT born FROM history WHERE number > 1 ORDER BY number LIMIT 1"),
      try database.number("SELECT 1 FROM history WHERE number = 1") == nil
    else { return }
    let needed = "SELECT max(first) FROM exchange WHERE command <= \(oldest)"
    try database.run("DELETE FROM exchange WHERE first < (\(needed))")
  }

  /// They stand in the order of their moments, so that only those that go are looked at.
  private static func removeExchanges(
    _ database: Database, before moment: Instant, limit: Int
  ) throws(DatabaseError) {
    let rows = try database.prepare("SELECT first, at FROM exchange ORDER BY first LIMIT \(limit)")
    var last: Int64?
    while try rows.step(), rows.number(1) < moment.microseconds { last = rows.number(0) }
    rows.reset()
    if let last { try database.run("DELETE FROM exchange WHERE first <= \(last)") }
  }

  /// What is kept can be derived again: the newest checkpoint before the oldest arrival stays, and all after it. Where
  /// there is no arrival, what is older than `last` goes.
  private static func removeBatches(_ database: Database, through last: Int64) throws(DatabaseError) {
    let oldest = try database.number("SELECT born FROM history ORDER BY number LIMIT 1") ?? last + 1
    guard
      let command = try database.number("SELECT max(command) FROM checkpoint WHERE command < \(oldest)")
    else { return }
    try database.run("DELETE FROM batch WHERE first + count - 1 <= \(command)")
    try database.run("DELETE FROM checkpoint WHERE command < \(command)")
  }
}
