import Simulation

extension JournalStore {
  /// The most phones of a world that is written down. A phone is 2 to 3 KB and takes 0.2 ms to write and to read, while
  /// no commit is acknowledged: a second for these, half a minute for a hundred thousand. The commands of a larger fleet
  /// are applied again instead.
  public static let mostPhones = 4096

  /// Writes down what the world looks like after its newest command, so that a start or a replay need not begin
  /// further back.
  ///
  /// The last one before it goes if it stood close behind another: every clean exit writes one. Nothing is written of a
  /// fleet of more than `mostPhones`.
  public func saveCheckpoint(_ world: World) throws(JournalError) {
    guard world.devices.count <= Self.mostPhones else { return }
    guard let bytes = WorldCode.write(world) else {
      throw .failed(path: path, message: "the world cannot be encoded")
    }
    try writer.use { (database) throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        try Self.thinOut(database, before: world.commandCount, spacing: settings.checkpointEvery)
        let statement = try database.keeping("INSERT OR REPLACE INTO checkpoint VALUES (?, ?, ?)")
        statement.bind(1, Int64(bitPattern: world.commandCount))
        statement.bind(2, RulesVersion.current)
        statement.bind(3, bytes)
        try statement.run()
      }
    }
  }

  private static func thinOut(
    _ database: Database, before command: UInt64, spacing: UInt64
  ) throws(DatabaseError) {
    let rows = try database.keeping(
      "SELECT command FROM checkpoint WHERE command < ? ORDER BY command DESC LIMIT 2")
    defer { rows.reset() }
    rows.bind(1, Int64(bitPattern: command))
    guard try rows.step() else { return }
    let last = rows.number(0)
    let other = try rows.step() ? rows.number(0) : 0
    if last - other < Int64(spacing) {
      try database.run("DELETE FROM checkpoint WHERE command = \(last)")
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
