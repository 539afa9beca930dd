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
    #expect(try store.prune(limit: 25) == 5)
    #expect(try store.prune(limit: 25) == 0)
    #expect(try store.prune(limit: 25) == 0)
    #expect(try store.historyCount() == 20)
    #expect(try store.number("SELECT count(*) FROM history_payload") == 20)
    #expect(try store.search(Filter(), before: nil, limit: 99, now: JournalStore.now).arrivals.count == 20)
  }

  @Test func theIndexForgetsThemToo() throws {
    let store = try store(keeping: 20)
    _ = try store.fillIndex(limit: 40)
    while try store.prune(limit: 7) > 0 {}
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
    while try store.prune(limit: 100) > 0 {}
    #expect(try store.number("SELECT count(*) FROM batch") == 5)
    for command in [UInt64(10), 20, 40] {
      try store.run("INSERT INTO checkpoint VALUES (\(command), 1, x'')")
    }
    try store.keep([.sample(51)])
    while try store.prune(limit: 100) > 0 {}
    #expect(try store.number("SELECT min(first) FROM batch") == 21)
    #expect(try store.checkpoints() == [20, 40])
    #expect(throws: JournalError.forgotten(command: 1)) { try store.replay(from: .beginning) { _ in } }
  }
}
