import CSQLite

/// One connection to an SQLite file.
///
/// It may be used from any thread, by one at a time: whoever owns it holds a lock around it.
final class Database {
  private let handle: OpaquePointer
  private var kept: [String: Statement] = [:]
  private var isCancelled: (() -> Bool)?

  /// Opens the file at `path`, making it where `mayCreate`; `:memory:` makes one that no disk ever sees.
  init(path: String, mayCreate: Bool) throws(DatabaseError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (mayCreate ? SQLITE_OPEN_CREATE : 0)
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw DatabaseError(SQLITE_NOMEM, "out of memory") }
    guard code == SQLITE_OK else {
      let error = DatabaseError(sqlite3_extended_errcode(opened), String(cString: sqlite3_errmsg(opened)))
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_busy_timeout(handle, 2_000)
  }

  deinit {
    kept.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs one or more statements whose rows nobody wants.
  func run(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw error(code) }
  }

  /// A statement that is used once.
  func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    var made: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &made, nil)
    guard code == SQLITE_OK, let made else { throw error(code) }
    return Statement(made, of: self)
  }

  /// A statement that is used again and again: compiled once, handed out reset.
  func keeping(_ sql: String) throws(DatabaseError) -> Statement {
    if let statement = kept[sql] {
      statement.reset()
      return statement
    }
    let statement = try prepare(sql)
    kept[sql] = statement
    return statement
  }

  /// Runs `body` as one transaction: all of it is written, or nothing.
  func transaction<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      for statement in kept.values { statement.reset() }
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// Runs `body`, asking `isCancelled` now and then; once it says yes, the running statement throws `.interrupted`.
  func cancellable<Result>(
    by isCancelled: @escaping () -> Bool, _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    self.isCancelled = isCancelled
    sqlite3_progress_handler(
      handle, 10_000,
      { context in
        guard let context else { return 0 }
        let database = Unmanaged<Database>.fromOpaque(context).takeUnretainedValue()
        return database.isCancelled?() == true ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      self.isCancelled = nil
    }
    return try body()
  }

  /// The first column of the first row, or nil where there is no row or it holds NULL.
  func number(_ sql: String) throws(DatabaseError) -> Int64? {
    let statement = try prepare(sql)
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.number(0)
  }

  /// Whether the file may only be read: SQLite opens such a file without a word.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  func error(_ code: Int32) -> DatabaseError {
    DatabaseError(sqlite3_extended_errcode(handle), String(cString: sqlite3_errmsg(handle)))
  }
}
