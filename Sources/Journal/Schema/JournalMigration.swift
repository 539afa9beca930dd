/// Brings a journal of an older belfry up to the tables of this one, all of it or nothing.
enum JournalMigration {
  static func run(_ database: Database, from version: Int) throws(DatabaseError) {
    try database.transaction { () throws(DatabaseError) in
      if version < 2 { try addIndex(database) }
      if version < 3 { try database.run(JournalSchema.limits) }
      if version < 4 { try database.run(JournalSchema.exchanges) }
      try database.run(JournalSchema.marks)
    }
  }

  /// Adds to the tables of this version what an earlier belfry of the same version did not have.
  static func complete(_ database: Database) throws(DatabaseError) {
    if try hasNotes(database) { return }
    try database.run(JournalSchema.notes)
  }

  /// Whether the history has the column of the notes.
  static func hasNotes(_ database: Database) throws(DatabaseError) -> Bool {
    try database.number("SELECT count(*) FROM pragma_table_info('history') WHERE name = 'notes'") == 1
  }

  /// The index begins empty in front of the oldest row; what is behind is filled in while belfry runs.
  private static func addIndex(_ database: Database) throws(DatabaseError) {
    try database.run(JournalSchema.index)
    let oldest = try database.number("SELECT min(number) FROM history") ?? 1
    try JournalMeta(database).set(.indexed, oldest - 1)
  }
}
