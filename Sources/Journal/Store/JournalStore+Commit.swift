import Phone
import Simulation

extension JournalStore {
  /// Writes `commit` down, all of it or nothing.
  ///
  /// - Throws: `JournalError`; then nothing of it is in the journal.
  public func commit(_ commit: JournalCommit) throws(JournalError) {
    let blob = BatchText.write(commit.commands)
    try writer.use { (database) throws(DatabaseError) in
      // FULL waits until the log is on the disk itself (SQLite, PRAGMA synchronous).
      try database.run("PRAGMA synchronous = \(commit.isAcknowledged ? "FULL" : "NORMAL")")
      try database.transaction { () throws(DatabaseError) in
        if !commit.commands.isEmpty { try Self.write(commit, blob, database) }
        try Self.write(commit.changes, database)
        try Self.write(commit, exchanges: database)
        try Self.fold(commit.strays, database)
        try Self.writeMeta(commit, database)
      }
    }
  }

  private static func write(
    _ commit: JournalCommit, _ blob: [UInt8], _ database: Database
  ) throws(DatabaseError) {
    let statement = try database.keeping("INSERT INTO batch VALUES (?, ?, ?, ?, ?)")
    statement.bind(1, Int64(bitPattern: commit.first))
    statement.bind(2, commit.commands.count)
    statement.bind(3, RulesVersion.current)
    statement.bind(4, blob)
    statement.bind(5, StoredReply.write(commit.replies))
    try statement.run()
  }

  private static func write(_ changes: [HistoryChange], _ database: Database) throws(DatabaseError) {
    guard !changes.isEmpty else { return }
    let row = try database.keeping(HistoryColumns.insert)
    let payload = try database.keeping("INSERT OR REPLACE INTO history_payload VALUES (?, ?)")
    for change in changes {
      switch change {
      case .changed(let arrival):
        HistoryColumns.bind(arrival, born: 0, to: row)
        try row.runAgain()
      case .arrived(let arrival, let born):
        HistoryColumns.bind(arrival, born: born, to: row)
        try row.runAgain()
        payload.bind(1, arrival.number.value)
        payload.bind(2, arrival.payload)
        try payload.runAgain()
      }
    }
  }

  /// Brings rows up to date whose arrivals have left the list.
  private static func fold(_ entries: [TraceEntry], _ database: Database) throws(DatabaseError) {
    for entry in entries {
      guard let push = entry.push, var arrival = try row(push, database) else { continue }
      arrival.fold(entry)
      try write([.changed(arrival)], database)
    }
  }

  static func row(_ push: PushNumber, _ database: Database) throws(DatabaseError) -> Arrival? {
    let statement = try database.keeping(
      "SELECT \(HistoryColumns.selected) FROM \(HistoryColumns.tables) WHERE h.number = ?")
    defer { statement.reset() }
    statement.bind(1, push.value)
    return try statement.step() ? HistoryColumns.read(statement) : nil
  }

  private static func writeMeta(_ commit: JournalCommit, _ database: Database) throws(DatabaseError) {
    let meta = JournalMeta(database)
    try meta.set(.seen, commit.seen.microseconds)
    if let push = commit.resetThrough { try meta.set(.reset, Int64(push.value)) }
    if let push = commit.streamClearedThrough { try meta.set(.streamCleared, Int64(push.value)) }
  }
}
