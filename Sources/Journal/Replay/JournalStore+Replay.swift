import Phone
import Simulation

extension JournalStore {
  /// Derives again what happened: applies the commands after `start` up to `last`, and then lets time pass up to the
  /// moment of the next command, or to `end` after the newest.
  ///
  /// - Parameters:
  ///   - phone: a phone of which everything is written down, whether or not it was then.
  ///   - visit: gets the trace of each command with what came due before it, and of the time after the last.
  /// - Returns: the world that came out.
  /// - Throws: `.forgotten` where the journal no longer reaches back so far, `.unreadable` for a command or checkpoint
  ///   that this belfry cannot read.
  @discardableResult
  public func replay(
    from start: ReplayStart, through last: UInt64 = .max, until end: Instant? = nil,
    watching phone: PhoneNumber? = nil, _ visit: (Trace) -> Void
  ) throws(JournalError) -> World {
    var trace = Trace()
    var world = try world(at: start, into: &trace)
    if !trace.entries.isEmpty { visit(trace) }
    if let phone { world.watch(phone) }
    var next = world.commandCount + 1
    var passing = end
    batches: while let batch = try batch(from: next) {
      guard batch.first <= next else { throw .forgotten(command: next) }
      for stamped in batch.commands.dropFirst(Int(next - batch.first)) {
        guard next <= last else {
          passing = stamped.at
          break batches
        }
        trace.removeAll()
        world.apply(stamped.command, at: stamped.at, into: &trace)
        visit(trace)
        next += 1
      }
    }
    if let passing {
      trace.removeAll()
      world.advance(to: passing, into: &trace)
      if !trace.entries.isEmpty { visit(trace) }
    }
    return world
  }

  /// The command with this number; nil where the journal does not have it.
  ///
  /// - Throws: `.unreadable` where this belfry cannot read it.
  public func command(_ number: UInt64) throws(JournalError) -> StampedCommand? {
    guard let batch = try batch(from: number), batch.first <= number else { return nil }
    let place = Int(number - batch.first)
    return batch.commands.indices.contains(place) ? batch.commands[place] : nil
  }

  private func world(at start: ReplayStart, into trace: inout Trace) throws(JournalError) -> World {
    switch start {
    case .checkpoint(let command):
      guard let world = try world(at: command) else { throw .unreadable(command: command) }
      return world
    case .beginning:
      var world = World(identifiers: identifiers)
      if let moment = try began() { world.advance(to: moment, into: &trace) }
      return world
    }
  }

  /// The batch that holds command `number`, or the first one after it.
  private func batch(from number: UInt64) throws(JournalError) -> StoredBatch? {
    let row = try reader.use { (database) throws(DatabaseError) -> (UInt64, [UInt8])? in
      let rows = try database.keeping(
        """
        SELECT first, commands FROM batch
        WHERE first >= ifnull((SELECT max(first) FROM batch WHERE first <= ?1), 0) AND first + count > ?1
        ORDER BY first LIMIT 1
        """)
      defer { rows.reset() }
      rows.bind(1, Int64(bitPattern: number))
      return try rows.step() ? (UInt64(bitPattern: rows.number(0)), rows.bytes(1)) : nil
    }
    guard let (first, bytes) = row else { return nil }
    do { return StoredBatch(first: first, commands: try BatchText.read(bytes)) } catch {
      throw .unreadable(command: first)
    }
  }
}
