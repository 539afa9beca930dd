import Phone
import Simulation
import Testing

@testable import Journal

@Suite struct MigrationTests {
  /// Version 1, as it was: no search index, nothing about limits.
  private static func versionOne(at path: String, rows: Int) throws {
    let database = try Database(path: path, mayCreate: true)
    try database.run("PRAGMA journal_mode = WAL")
    try database.run(JournalSchema.tables + JournalSchema.limits + JournalSchema.notes)
    try database.run(
      "PRAGMA application_id = \(JournalSchema.application); PRAGMA user_version = 1;"
        + "INSERT INTO meta VALUES ('seed', 5), ('journal', 6), ('began', 1000), ('seen', 2000);")
    let row = try database.keeping(HistoryColumns.insert)
    for number in 1...rows {
      HistoryColumns.bind(.sample(number), born: UInt64(number), to: row)
      try row.run()
      try database.run("INSERT INTO history_payload VALUES (\(number), x'7b7d')")
    }
    try database.run(
      "ALTER TABLE history DROP COLUMN limits; ALTER TABLE history DROP COLUMN wakes;"
        + "ALTER TABLE history DROP COLUMN notes;")
  }

  @Test func aJournalOfThisVersionWithoutNotesGetsThem() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/test.journal"
    try JournalStore.opening(in: folder).store.close()
    try Database(path: path, mayCreate: false).run("ALTER TABLE history DROP COLUMN notes")
    #expect(throws: JournalError.older(path: path)) { try JournalFile(reading: path) }
    let opening = try JournalStore.opening(in: folder) { $0.seed = nil }
    #expect(opening.notices == [])
    var commit = JournalCommit(first: 1, seen: JournalStore.now)
    commit.commands = [StampedCommand(.reset, at: JournalStore.now)]
    let arrival = Arrival.sample(1) { $0.notes = ["apns.client.void", "world.adopt.again"] }
    commit.changes = [.arrived(arrival, born: 1)]
    try opening.store.commit(commit)
    let filter = try Filter(parsing: "is:warned is:resent !is:adopted")
    let found = try opening.store.search(filter, before: nil, limit: 9, now: JournalStore.now).arrivals
    #expect(found.map(\.signs) == [[.warned, .resent]])
  }

  @Test func versionOneIsBroughtUpWithAllItsRows() throws {
    let folder = TemporaryFolder()
    try Self.versionOne(at: folder.path + "/test.journal", rows: 30)
    let opening = try JournalStore.opening(in: folder) { $0.seed = nil }
    #expect(opening.notices == [.migrated(from: 1)])
    #expect(opening.store.identifiers == Identifiers(seed: 5, journal: 6))
    #expect(opening.rows.count == 30)
    #expect(opening.seen == Instant(microseconds: 2_000))
    #expect(try opening.store.number("PRAGMA user_version") == Int64(JournalSchema.version))
    let filter = try Filter(parsing: "parcel")
    let found = {
      try opening.store.search(filter, before: nil, limit: 99, now: JournalStore.now).arrivals.count
    }
    #expect(try found() == 30)
    #expect(try opening.store.fillIndex(limit: 20) == 10)
    #expect(try found() == 30)
    opening.store.close()
    #expect(try JournalStore.opening(in: folder) { $0.seed = nil }.notices == [])
  }

  @Test func aMigrationThatFailsChangesNothing() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/test.journal"
    try Self.versionOne(at: path, rows: 1)
    try Database(path: path, mayCreate: false).run("CREATE TABLE history_index (in_the_way)")
    #expect(throws: JournalError.self) { try JournalStore.opening(in: folder) { $0.seed = nil } }
    #expect(try Database(path: path, mayCreate: false).number("PRAGMA user_version") == 1)
  }
}
