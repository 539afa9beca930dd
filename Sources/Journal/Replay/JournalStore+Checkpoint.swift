import Simulation

extension JournalStore {
  /// Writes down what the world looks like after its newest command, so that a start or a replay need not begin
  /// further back.
  public func saveCheckpoint(_ world: World) throws(JournalError) {
    guard let bytes = WorldCode.write(world) else {
      throw .failed(path: path, message: "the world cannot be encoded")
    }
    try writer.use { (database) throws(DatabaseError) in
      let statement = try database.keeping("INSERT OR REPLACE INTO checkpoint VALUES (?, ?, ?)")
      statement.bind(1, Int64(bitPattern: world.commandCount))
      statement.bind(2, RulesVersion.current)
      statement.bind(3, bytes)
      try statement.run()
    }
  }

  /// The commands after which checkpoints were taken, oldest first.
  public func checkpoints() throws(JournalError) -> [UInt64] {
    try reader.use { (database) throws(DatabaseError) in
      let rows = try database.prepare("SELECT command FROM checkpoint ORDER BY command")
      var commands: [UInt64] = []
      while try rows.step() { commands.append(UInt64(bitPattern: rows.number(0))) }
      return commands
    }
  }

  /// The world of the checkpoint after `command`; nil where there is none, or none that this belfry can read.
  func world(at command: UInt64) throws(JournalError) -> World? {
    let bytes = try reader.use { (database) throws(DatabaseError) -> [UInt8]? in
      let row = try database.keeping("SELECT world FROM checkpoint WHERE command = ?")
      defer { row.reset() }
      row.bind(1, Int64(bitPattern: command))
      return try row.step() ? row.bytes(0) : nil
    }
    return bytes.flatMap(WorldCode.read)
  }
}
