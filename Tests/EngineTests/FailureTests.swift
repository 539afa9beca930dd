import Foundation
import Phone
import Simulation
import Testing
import Words

@testable import Engine
@testable import Journal

@Suite struct FailureTests {
  /// Leaves the journal's file no room to grow, as a full disk does.
  private static func fillDisk(of engine: WorldEngine) throws {
    try engine.journal.writer.use { (database) throws(DatabaseError) in
      let pages = try database.number("PRAGMA page_count") ?? 0
      try database.run("PRAGMA max_page_count = \(pages)")
    }
  }

  private static let bigPush =
    #"push json:'{"aps":{"alert":"full"},"filling":""# + String(repeating: "x", count: 3_800) + "\"}'"

  @Test func aFailedCommitTakesBackTheWholeBatchAndEndsWriting() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    defer { engine.close() }
    #expect(try engine.commit(EngineTests.push) == .committed)
    #expect(eventually { engine.read { $0.indexLag } == 0 })
    let before = engine.read { ($0.arrivals.rows, $0.world.commandCount) }
    try Self.fillDisk(of: engine)

    var result = CommitResult.committed
    for _ in 0..<20 where result == .committed { result = try engine.commit(Self.bigPush) }
    let expected = EngineBanner.readOnly(.full(path: folder.path + "/test.journal"))
    #expect(result == .failed(expected))
    let after = engine.read { ($0.arrivals.rows, $0.world.commandCount, $0.banners, $0.refusal) }
    #expect(after.0.first == before.0.first)
    #expect(after.1 == UInt64(after.0.count))
    #expect(after.2 == [expected])
    #expect(after.3 == expected)

    let refused = try engine.perform("app badge 9")
    #expect(refused.number == nil)
    #expect(refused.refusal == expected)
    #expect(engine.read { $0.world.commandCount } == after.1)
    engine.close()

    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    #expect(again.read { $0.world.commandCount } == after.1)
    #expect(again.read { $0.arrivals.rows } == after.0)
    #expect(again.read { $0.refusal } == nil)
  }

  @Test func roomOnTheDiskIsUsedAgain() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    defer { engine.close() }
    #expect(try engine.commit(EngineTests.push) == .committed)
    #expect(eventually { engine.read { $0.indexLag } == 0 })
    try Self.fillDisk(of: engine)
    var kept = 1
    while try engine.commit(Self.bigPush) == .committed { kept += 1 }
    #expect(engine.read { $0.refusal } != nil)
    try engine.journal.writer.use { (database) throws(DatabaseError) in
      try database.run("PRAGMA max_page_count = 1000000")
    }

    // Whoever asks is refused until the committer has looked again.
    #expect(eventually { (try? engine.commit(EngineTests.push)) == .committed })
    let after = engine.read { ($0.arrivals.rows.count, $0.world.commandCount, $0.banners, $0.refusal) }
    #expect(after.0 == kept + 1 && after.1 == UInt64(kept + 1))
    #expect(after.2 == [.told(Phrase("engine.writable"))])
    #expect(after.3 == nil)
    engine.close()

    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    #expect(again.read { $0.world.commandCount } == UInt64(kept + 1))
  }

  @Test func aDiskThatIsStillFullIsToldAgainAndOnce() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    defer { engine.close() }
    try Self.fillDisk(of: engine)
    while try engine.commit(Self.bigPush) == .committed {}
    let before = engine.read { $0.world.commandCount }
    for _ in 0..<3 {
      Thread.sleep(forTimeInterval: 1.1)
      #expect(try engine.commit(Self.bigPush) != .committed)
    }
    #expect(engine.read { $0.world.commandCount } == before)
    #expect(engine.read { $0.banners.filter { if case .readOnly = $0 { true } else { false } }.count } <= 1)
  }

  /// A copy of the files at the moment of the acknowledgement is what a kill leaves behind.
  @Test func whatIsAcknowledgedIsOnDisk() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    defer { engine.close() }
    for count in 1...12 {
      for _ in 0..<(count % 3) { try engine.perform(EngineTests.push) }
      #expect(try engine.commit(EngineTests.push) == .committed)
      let acknowledged = engine.read { $0.world.commandCount }
      let copy = TemporaryFolder()
      folder.copy(["test.journal", "test.journal-wal"], to: copy)
      let opening = try JournalStore.open(
        .folder(copy.path, instance: "test"), JournalSettings(), at: JournalClock.later)
      #expect(opening.world.commandCount >= acknowledged)
      #expect(opening.rows.count >= Int(acknowledged))
      opening.store.close()
    }
  }

  @Test func everyAcknowledgementComesOnceFromWhateverThread() throws {
    let engine = try WorldEngine.silent(in: TemporaryFolder())
    let committed = Counter()
    let failed = Counter()
    let threads = (0..<4).compactMap { _ in
      WorkerThread {
        for _ in 0..<200 {
          engine.perform(.phone(PhoneNumber(1), .appBadge(1))) { result in
            if result == .committed { committed.add() } else { failed.add() }
          }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(eventually { committed.value + failed.value == 800 })
    #expect(failed.value == 0)
    #expect(engine.read { $0.world.commandCount } == 800)
    engine.close()
    let late = Box<CommitResult>()
    engine.perform(.reset) { late.put($0) }
    #expect(late.take() == .failed(.closing))
  }
}
