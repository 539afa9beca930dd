import Payload
import Phone
import Simulation

extension JournalStore {
  /// The exchange with this number, with its body; nil if the history does not have it.
  public func exchange(_ number: Int) throws(JournalError) -> Exchange? {
    try reader.use { (database) throws(DatabaseError) in
      let row = try database.keeping(
        "SELECT first, bytes FROM exchange WHERE first <= ? ORDER BY first DESC LIMIT 1")
      defer { row.reset() }
      row.bind(1, number)
      guard try row.step() else { return nil }
      let stored = ExchangeReader.read(row.bytes(1), first: Int(row.number(0)))
      return try Self.complete(stored.first { $0.exchange.number == number }, database)
    }
  }

  /// The request that command `command` came from; nil for one that no request over HTTP was.
  public func exchange(ofCommand command: UInt64) throws(JournalError) -> Exchange? {
    try reader.use { (database) throws(DatabaseError) in
      let row = try database.keeping(
        """
        SELECT first, bytes FROM exchange WHERE command <= ? ORDER BY command DESC, first DESC LIMIT 1
        """)
      defer { row.reset() }
      row.bind(1, Int64(bitPattern: command))
      guard try row.step() else { return nil }
      let stored = ExchangeReader.read(row.bytes(1), first: Int(row.number(0)))
      return try Self.complete(stored.first { $0.exchange.command == command }, database)
    }
  }

  /// The request that brought `push`; nil where none did.
  public func exchange(of push: PushNumber) throws(JournalError) -> Exchange? {
    guard let born = try born(push), let exchange = try exchange(ofCommand: born),
      exchange.brought(push)
    else { return nil }
    return exchange
  }

  /// The exchanges that pass `filter`, newest first, and how far it has looked.
  ///
  /// - Parameters:
  ///   - range: the numbers to look at.
  ///   - limit: how many at most.
  ///   - now: world time, which ages count up to.
  public func exchanges(
    _ filter: Filter, in range: Range<Int>, limit: Int, oldestFirst: Bool, now: Instant,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(JournalError) -> [Exchange] {
    try reader.use { (database) throws(DatabaseError) in
      let rows = try database.prepare(
        """
        SELECT first, bytes FROM exchange
        WHERE first < ? AND first >= ifnull((SELECT max(first) FROM exchange WHERE first <= ?), 0)
        ORDER BY first \(oldestFirst ? "ASC" : "DESC")
        """)
      rows.bind(1, range.upperBound)
      rows.bind(2, range.lowerBound)
      var found: [Exchange] = []
      while found.count < limit, try rows.step() {
        if isCancelled() { throw DatabaseError(.interrupted, "") }
        let stored = ExchangeReader.read(rows.bytes(1), first: Int(rows.number(0)))
        for one in oldestFirst ? stored : stored.reversed() where range.contains(one.exchange.number) {
          guard found.count < limit else { break }
          guard let exchange = try Self.complete(one, database), filter.matches(exchange, now: now) else {
            continue
          }
          found.append(exchange)
        }
      }
      return found
    }
  }

  /// The numbers of the exchanges that are kept; empty where there are none.
  public func exchangeNumbers() throws(JournalError) -> Range<Int> {
    try reader.use { (database) throws(DatabaseError) in
      let next = try database.number("SELECT first + count FROM exchange ORDER BY first DESC LIMIT 1") ?? 1
      let oldest = try database.number("SELECT min(first) FROM exchange") ?? 1
      return Int(oldest)..<Int(next)
    }
  }

  /// Puts a body in that the history keeps as the payload of an arrival; nil where that has gone meanwhile.
  private static func complete(
    _ stored: ExchangeReader.Stored?, _ database: Database
  ) throws(DatabaseError) -> Exchange? {
    guard let stored, stored.isBodyKept else { return stored?.exchange }
    guard let push = stored.exchange.push else { return nil }
    let row = try database.keeping("SELECT payload FROM history_payload WHERE number = ?")
    defer { row.reset() }
    row.bind(1, push.value)
    guard try row.step() else { return nil }
    var exchange = stored.exchange
    let request = exchange.request
    exchange.request = HTTPRequest(
      method: request.method, target: request.target, fields: request.fields, body: row.bytes(0))
    return exchange
  }

  static func write(_ commit: JournalCommit, exchanges database: Database) throws(DatabaseError) {
    guard !commit.exchanges.isEmpty else { return }
    let payloads = payloads(commit)
    var writer = ExchangeWriter()
    for exchange in commit.exchanges {
      let isBodyKept = exchange.push.flatMap { payloads[$0] } == exchange.request.body
      writer.add(exchange, isBodyKept: isBodyKept)
    }
    let next = try database.number("SELECT first + count FROM exchange ORDER BY first DESC LIMIT 1") ?? 1
    let row = try database.keeping("INSERT INTO exchange VALUES (?, ?, ?, ?, ?)")
    row.bind(1, next)
    row.bind(2, commit.exchanges.count)
    row.bind(3, commit.seen.microseconds)
    row.bind(4, Int64(bitPattern: commit.exchanges.lazy.compactMap(\.command).first ?? commit.first))
    row.bind(5, writer.bytes)
    try row.run()
  }

  private static func payloads(_ commit: JournalCommit) -> [PushNumber: [UInt8]] {
    var payloads: [PushNumber: [UInt8]] = [:]
    for case .arrived(let arrival, _) in commit.changes { payloads[arrival.number] = arrival.payload }
    return payloads
  }
}
