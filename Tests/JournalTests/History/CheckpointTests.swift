import Foundation
import Phone
import Simulation
import Testing

@testable import Journal

@Suite struct CheckpointTests {
  private static func world(after commands: UInt64) -> World {
    World(identifiers: Identifiers(seed: 7, journal: 1), after: commands, pushes: 3)
  }

  private static func text(_ world: World) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(world), as: UTF8.self)
  }

  @Test func aWorldComesBackAsItWas() throws {
    let store = try JournalStore.opening().store
    var world = Self.world(after: 12)
    var trace = Trace()
    world.apply(.stream(PhoneNumber(1), 1), at: JournalStore.now, into: &trace)
    try store.saveCheckpoint(world)
    let again = try #require(try store.world(at: 13))
    #expect(try Self.text(again) == Self.text(world))
    #expect(again.pushCount == 4)
    #expect(try store.world(at: 12) == nil)
  }

  @Test func checkpointsOfShortSessionsDoNotPileUp() throws {
    let store = try JournalStore.opening { $0.checkpointEvery = 100 }.store
    for command in [UInt64(10), 20, 90, 120, 130, 140, 240, 250, 300] {
      try store.saveCheckpoint(Self.world(after: command))
    }
    #expect(try store.checkpoints() == [120, 240, 300])
  }

  @Test func aCheckpointThatCannotBeReadIsPassedOver() throws {
    let folder = TemporaryFolder()
    let first = try JournalStore.opening(in: folder).store
    var commit = JournalCommit(first: 1, seen: JournalStore.now)
    commit.commands = [StampedCommand(.stream(PhoneNumber(1), 1), at: JournalStore.now)]
    try first.commit(commit)
    try first.run("INSERT INTO checkpoint VALUES (1, 1, x'7b7d')")
    first.close()
    let second = try JournalStore.opening(in: folder)
    #expect(second.notices.isEmpty)
    #expect(second.world.commandCount == 1)
    #expect(second.world.pushCount == 1)
  }

  @Test func whereNothingCanBeReadThePhoneBeginsAnewAndNumbersGoOn() throws {
    let folder = TemporaryFolder()
    let first = try JournalStore.opening(in: folder).store
    try first.keep([.sample(1), .sample(2)])
    try first.run("INSERT INTO batch VALUES (1, 5, 1, CAST('1\tan old command' AS BLOB), x'')")
    first.close()
    let second = try JournalStore.opening(in: folder)
    #expect(second.notices == [.begunAnew])
    #expect(second.world.commandCount == 5)
    #expect(second.world.pushCount == 2)
    #expect(second.rows.isEmpty)
    #expect(
      try second.store.search(Filter(), before: nil, limit: 9, now: JournalStore.now).arrivals.count == 2)
    second.store.close()
    let third = try JournalStore.opening(in: folder)
    #expect(third.notices.isEmpty)
    #expect(third.world.commandCount == 5)
  }
}
