import Payload
import Phone
import Simulation
import Testing

@testable import Journal

@Suite struct RetentionTests {
  private func store(keeping keep: Int) throws -> JournalStore {
    let store = try JournalStore.opening { $0.keep = keep }.store
    try store.keep((1...50).map { .sample($0) })
    for first in stride(from: UInt64(1), to: 51, by: 10) {
      var commit = JournalCommit(first: first, seen: JournalStore.now)
      commit.commands = Array(repeating: StampedCommand(.reset, at: JournalStore.now), count: 10)
      try store.commit(commit)
    }
    return store
  }

  @Test func theOldestGoInSlicesUntilOnlyTheKeptAreLeft() throws {
    let store = try store(keeping: 20)
    #expect(try store.prune(limit: 25, at: JournalStore.now) == 5)
    #expect(try store.prune(limit: 25, at: JournalStore.now) == 0)
    #expect(try store.prune(limit: 25, at: JournalStore.now) == 0)
    #expect(try store.historyCount() == 20)
    #expect(try store.number("SELECT count(*) FROM history_payload") == 20)
    #expect(try store.search(Filter(), before: nil, limit: 99, now: JournalStore.now).arrivals.count == 20)
  }

  @Test func theIndexForgetsThemToo() throws {
    let store = try store(keeping: 20)
    _ = try store.fillIndex(limit: 40)
    while try store.prune(limit: 7, at: JournalStore.now) > 0 {}
    try store.fillIndexCompletely()
    #expect(
      try store.number(
        "SELECT count(*) FROM history_index WHERE history_index MATCH '\(GramText.of(["parcel"]).split(separator: " ")[0])'"
      ) == 20)
    let page = try store.search(try Filter(parsing: "parcel"), before: nil, limit: 99, now: JournalStore.now)
    #expect(page.arrivals.count == 20)
  }

  @Test func batchesStayUntilACheckpointStandsBeforeWhatIsKept() throws {
    let store = try store(keeping: 20)
    while try store.prune(limit: 100, at: JournalStore.now) > 0 {}
    #expect(try store.number("SELECT count(*) FROM batch") == 5)
    for command in [UInt64(10), 20, 40] {
      try store.run("INSERT INTO checkpoint VALUES (\(command), 1, x'')")
    }
    try store.keep([.sample(51)])
    while try store.prune(limit: 100, at: JournalStore.now) > 0 {}
    #expect(try store.number("SELECT min(first) FROM batch") == 21)
    #expect(try store.checkpoints() == [20, 40])
    #expect(throws: JournalError.forgotten(command: 1)) { try store.replay(from: .beginning) { _ in } }
  }

  private static let day: Int64 = 86_400_000_000

  /// Ten arrivals a day for five days, each day's commands in two batches, each request with them.
  private func fiveDays(_ folder: TemporaryFolder) throws -> JournalStore {
    let store = try JournalStore.opening(in: folder).store
    for half in 0..<10 {
      let first = half * 5 + 1
      let moment = JournalStore.now.moved(byMicroseconds: Int64(half) * Self.day / 2)
      var commit = JournalCommit(first: UInt64(first), seen: moment)
      commit.commands = Array(repeating: StampedCommand(.reset, at: moment), count: 5)
      commit.changes = (first..<first + 5).map { .arrived(.sample($0), born: UInt64($0)) }
      commit.exchanges = (first..<first + 5).map { number in
        var exchange = Exchange(
          at: moment, port: .http,
          request: HTTPRequest(method: "POST", target: "/v3/push", fields: [], body: []),
          reply: HTTPReply(status: 200), rule: "jpush.code.0")
        exchange.command = UInt64(number)
        exchange.push = PushNumber(number)
        return exchange
      }
      try store.commit(commit)
    }
    return store
  }

  private func prune(_ store: JournalStore, afterDays days: Double) throws {
    let now = JournalStore.now.moved(byMicroseconds: Int64(days * Double(Self.day)))
    while try store.prune(limit: 7, at: now) > 0 {}
  }

  @Test(arguments: [(3.4, 25), (4.4, 35), (4.9, 40), (30, 50)])
  func whatIsTooOldGoesBatchByBatch(_ days: Double, _ gone: Int) throws {
    let folder = TemporaryFolder()
    let store = try fiveDays(folder)
    try store.keep(Retention(count: 1_000, age: Self.day))
    try prune(store, afterDays: days)
    #expect(try store.historyCount() == 50 - gone)
    #expect(try store.number("SELECT min(number) FROM history") == (gone == 50 ? nil : Int64(gone + 1)))
    #expect(try store.exchangeNumbers().count == 50 - gone)
    store.close()
    let again = try JournalStore.opening(in: folder).store
    #expect(try again.retention() == Retention(count: 1_000, age: Self.day))
  }

  @Test func countAndAgeHoldTogether() throws {
    let store = try fiveDays(TemporaryFolder())
    #expect(try store.retention() == Retention(count: JournalSettings().keep))
    try store.keep(Retention(count: 12, age: 2 * Self.day))
    try prune(store, afterDays: 5)
    #expect(try store.historyCount() == 12)
    #expect(try store.number("SELECT count(*) FROM history_payload") == 12)
    try store.keep(Retention(count: 12, age: Self.day / 4))
    try prune(store, afterDays: 5)
    #expect(try store.historyCount() == 0)
    #expect(try store.number("SELECT count(*) FROM exchange") == 0)
  }

  @Test func ageNeverTakesBatchesAfterTheLastCheckpoint() throws {
    let store = try fiveDays(TemporaryFolder())
    try store.run("INSERT INTO checkpoint VALUES (20, 1, x'')")
    try store.keep(Retention(count: 1_000, age: Self.day))
    try prune(store, afterDays: 400)
    #expect(try store.historyCount() == 0)
    #expect(try store.number("SELECT min(first) FROM batch") == 21)
    #expect(try store.number("SELECT max(first + count - 1) FROM batch") == 50)
    #expect(try store.checkpoints() == [20])
  }
}
