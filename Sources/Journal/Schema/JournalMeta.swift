/// The journal's few single values.
struct JournalMeta {
  enum Name: String {
    /// The journal's random id, and the seed of its session; bit patterns of unsigned numbers.
    case journal, seed
    /// The moment the world began, on the caller's clock.
    case began
    /// The moment up to which the history takes account of everything, on the caller's clock.
    case seen
    /// The newest push that the search index holds.
    case indexed
    /// The newest push before the last reset, and before the stream was cleared away.
    case reset, streamCleared
    /// How many arrivals are kept, and for how many microseconds.
    case keep, keepFor
  }

  private let database: Database

  init(_ database: Database) { self.database = database }

  func number(_ name: Name) throws(DatabaseError) -> Int64? {
    let statement = try database.keeping("SELECT value FROM meta WHERE name = ?")
    defer { statement.reset() }
    statement.bind(1, name.rawValue)
    return try statement.step() ? statement.number(0) : nil
  }

  func remove(_ name: Name) throws(DatabaseError) {
    let statement = try database.keeping("DELETE FROM meta WHERE name = ?")
    statement.bind(1, name.rawValue)
    try statement.run()
  }

  func set(_ name: Name, _ value: Int64) throws(DatabaseError) {
    let statement = try database.keeping("INSERT OR REPLACE INTO meta VALUES (?, ?)")
    statement.bind(1, name.rawValue)
    statement.bind(2, value)
    try statement.run()
  }
}
