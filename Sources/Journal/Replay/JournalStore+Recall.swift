import Phone
import Simulation

extension JournalStore {
  /// What happened to push `number`, derived from the checkpoint before it.
  ///
  /// - Returns: nil where the history does not have it.
  /// - Throws: `.forgotten` where its commands are gone.
  public func recall(_ number: PushNumber) throws(JournalError) -> RecalledTrace? {
    guard let place = try place(of: number) else { return nil }
    var entries: [TraceEntry] = []
    try replay(from: start(before: place.born), through: place.last.command, until: place.seen) { trace in
      for entry in trace.entries where entry.push == number && entry.number <= place.last {
        if entries.isEmpty { entries = trace.entries.filter { $0.opens(entry) } }
        entries.append(entry)
      }
    }
    let (rules, replies) = try answers(to: place.born)
    return RecalledTrace(
      entries: entries, reply: replies.first { $0.command == place.born },
      haveRulesChanged: rules != RulesVersion.current)
  }

  /// What happened on a phone that nobody watched, of a fleet too large to write everything down.
  ///
  /// It reaches back over the last commands, at least as many as a person would scroll back to.
  public func recall(_ phone: PhoneNumber, newest: UInt64) throws(JournalError) -> RecalledPhone {
    let reach: UInt64 = 1000
    var arrivals = Arrivals()
    var entries: [TraceEntry] = []
    let from = try start(before: newest > reach ? newest - reach : 1)
    let world = try replay(from: from, watching: phone) { trace in
      arrivals.absorb(trace)
      entries += trace.entries.filter { $0.phone == phone && $0.push != nil }
    }
    return RecalledPhone(
      phone: phone, command: world.commandCount, rows: arrivals.rows.filter { $0.phone == phone },
      entries: entries)
  }

  private struct Place {
    let born: UInt64
    let last: EntryNumber
    let seen: Instant
  }

  private func place(of number: PushNumber) throws(JournalError) -> Place? {
    try reader.use { (database) throws(DatabaseError) -> Place? in
      let row = try database.keeping("SELECT born, command, step FROM history WHERE number = ?")
      defer { row.reset() }
      row.bind(1, number.value)
      guard try row.step() else { return nil }
      let seen = try JournalMeta(database).number(.seen) ?? 0
      return Place(
        born: UInt64(bitPattern: row.number(0)),
        last: EntryNumber(
          command: UInt64(bitPattern: row.number(1)), step: UInt32(truncatingIfNeeded: row.number(2))),
        seen: Instant(microseconds: seen))
    }
  }

  /// The newest checkpoint before `command`, or the beginning.
  private func start(before command: UInt64) throws(JournalError) -> ReplayStart {
    let checkpoint = try reader.use { (database) throws(DatabaseError) in
      try database.number(
        "SELECT max(command) FROM checkpoint WHERE command < \(Int64(bitPattern: command))")
    }
    return checkpoint.map { .checkpoint(UInt64(bitPattern: $0)) } ?? .beginning
  }

  private func answers(to command: UInt64) throws(JournalError) -> (rules: Int, replies: [StoredReply]) {
    try reader.use { (database) throws(DatabaseError) in
      let row = try database.keeping(
        "SELECT rules, replies FROM batch WHERE first <= ? ORDER BY first DESC LIMIT 1")
      defer { row.reset() }
      row.bind(1, Int64(bitPattern: command))
      guard try row.step() else { return (RulesVersion.current, []) }
      return (Int(row.number(0)), StoredReply.read(row.bytes(1)))
    }
  }
}
