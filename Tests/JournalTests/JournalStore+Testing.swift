import Phone
import Simulation
import Testing

@testable import Journal

extension JournalStore {
  static let now = Instant(microseconds: 1_700_000_000_000_000)

  /// Opens the journal named `test` in `folder`, or one in memory.
  static func opening(
    in folder: TemporaryFolder? = nil, _ change: (inout JournalSettings) -> Void = { _ in }
  ) throws(JournalError) -> JournalOpening {
    var settings = JournalSettings()
    settings.seed = 7
    change(&settings)
    let place = folder.map { JournalPlace.folder($0.path, instance: "test") } ?? .memory
    return try JournalStore.open(place, settings, at: now)
  }

  /// Writes `arrivals` down as if command number n had brought arrival n.
  func keep(_ arrivals: [Arrival]) throws(JournalError) {
    var commit = JournalCommit(first: 1, seen: Self.now)
    commit.changes = arrivals.map { .arrived($0, born: UInt64($0.number.value)) }
    try self.commit(commit)
  }

  func fillIndexCompletely() throws(JournalError) {
    while try fillIndex(limit: 50) > 0 {}
  }

  /// Runs SQL on the journal as another program might.
  func run(_ sql: String) throws(JournalError) {
    try writer.use { (database) throws(DatabaseError) in try database.run(sql) }
  }

  func number(_ sql: String) throws(JournalError) -> Int64? {
    try writer.use { (database) throws(DatabaseError) in try database.number(sql) }
  }
}
