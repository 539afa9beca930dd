import Glibc
import Phone

/// The file of a journal, open and at the newest schema.
struct JournalFile {
  let path: String
  let writer: GuardedDatabase
  let reader: GuardedDatabase
  let identifiers: Identifiers
  /// The schema version the file had; nil where it is new.
  let oldVersion: Int?

  /// Opens or makes the journal in a file.
  init(at path: String, seed: UInt64?) throws(JournalError) {
    let opened = try Self.reading(path) { () throws(DatabaseError) in
      let database = try Database(path: path, mayCreate: true)
      if database.isReadOnly { throw DatabaseError(.readOnly, "read only") }
      try database.run(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 16777216")
      return database
    }
    oldVersion = try Self.prepare(opened, path)
    identifiers = try Self.reading(path) { () throws(DatabaseError) in
      try Self.identifiers(opened, seed: seed)
    }
    let second = try Self.reading(path) { () throws(DatabaseError) in
      try Database(path: path, mayCreate: false)
    }
    self.path = path
    writer = GuardedDatabase(opened, path: path)
    reader = GuardedDatabase(second, path: path)
  }

  /// Makes a journal that no disk ever sees.
  init(inMemory seed: UInt64?) throws(JournalError) {
    path = ":memory:"
    let path = path
    let opened = try Self.reading(path) { () throws(DatabaseError) in
      try Database(path: path, mayCreate: true)
    }
    oldVersion = try Self.prepare(opened, path)
    identifiers = try Self.reading(path) { () throws(DatabaseError) in
      try Self.identifiers(opened, seed: seed)
    }
    writer = GuardedDatabase(opened, path: path)
    reader = writer
  }

  /// Opens the journal at `path`, which must be there and of this belfry's schema, and never writes to it.
  init(reading path: String) throws(JournalError) {
    guard access(path, F_OK) == 0 else { throw .missing(path: path) }
    let opened = try Self.reading(path) { () throws(DatabaseError) in
      let database = try Database(path: path, mayCreate: false)
      try database.run("PRAGMA query_only = ON")
      return database
    }
    let (application, version) = try Self.reading(path) { () throws(DatabaseError) in
      (
        try opened.number("PRAGMA application_id") ?? 0, Int(try opened.number("PRAGMA user_version") ?? 0)
      )
    }
    guard application == JournalSchema.application else { throw .foreign(path: path) }
    guard version <= JournalSchema.version else {
      throw .newer(path: path, found: version, known: JournalSchema.version)
    }
    let isWhole = try Self.reading(path) { () throws(DatabaseError) in
      try JournalMigration.hasNotes(opened)
    }
    guard version == JournalSchema.version, isWhole else { throw .older(path: path) }
    let found = try Self.reading(path) { () throws(DatabaseError) -> Identifiers? in
      let meta = JournalMeta(opened)
      guard let seed = try meta.number(.seed), let journal = try meta.number(.journal) else { return nil }
      return Identifiers(seed: UInt64(bitPattern: seed), journal: UInt64(bitPattern: journal))
    }
    guard let found else { throw .damaged(path: path) }
    self.path = path
    identifiers = found
    oldVersion = version
    writer = GuardedDatabase(opened, path: path)
    reader = writer
  }

  private static func reading<Result>(
    _ path: String, _ body: () throws(DatabaseError) -> Result
  ) throws(JournalError) -> Result {
    do { return try body() } catch { throw JournalError(error, at: path) }
  }

  /// Brings the tables to the newest version and returns the one that was there.
  private static func prepare(_ database: Database, _ path: String) throws(JournalError) -> Int? {
    let (application, version, tables) = try reading(path) { () throws(DatabaseError) in
      (
        try database.number("PRAGMA application_id") ?? 0,
        Int(try database.number("PRAGMA user_version") ?? 0),
        try database.number("SELECT count(*) FROM sqlite_master") ?? 0
      )
    }
    if application == 0, tables == 0 {
      try reading(path) { () throws(DatabaseError) in try create(database) }
      return nil
    }
    guard application == JournalSchema.application else { throw .foreign(path: path) }
    guard version <= JournalSchema.version else {
      throw .newer(path: path, found: version, known: JournalSchema.version)
    }
    if version < JournalSchema.version {
      try reading(path) { () throws(DatabaseError) in
        try JournalMigration.run(database, from: version)
      }
    }
    try reading(path) { () throws(DatabaseError) in try JournalMigration.complete(database) }
    return version
  }

  private static func create(_ database: Database) throws(DatabaseError) {
    try database.transaction { () throws(DatabaseError) in
      try database.run(JournalSchema.tables)
      try database.run(JournalSchema.index)
      try database.run(JournalSchema.limits)
      try database.run(JournalSchema.exchanges)
      try database.run(JournalSchema.notes)
      try database.run(JournalSchema.marks)
    }
  }

  private static func identifiers(
    _ database: Database, seed: UInt64?
  ) throws(DatabaseError) -> Identifiers {
    let meta = JournalMeta(database)
    if let seed = try meta.number(.seed), let journal = try meta.number(.journal) {
      return Identifiers(seed: UInt64(bitPattern: seed), journal: UInt64(bitPattern: journal))
    }
    let fresh = Identifiers(seed: seed ?? .random(in: 0...UInt64.max), journal: .random(in: 0...UInt64.max))
    try meta.set(.seed, Int64(bitPattern: fresh.seed))
    try meta.set(.journal, Int64(bitPattern: fresh.journal))
    return fresh
  }
}
