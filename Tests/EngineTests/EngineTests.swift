import Journal
import Phone
import Simulation
import Testing

@testable import Engine

@Suite struct EngineTests {
  static let push = #"push json:'{"aps":{"alert":{"title":"Your parcel"},"badge":2,"sound":"default"}}'"#

  @Test func aPushIsARowAtOnceAndOnDiskSoonAfter() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    defer { engine.close() }
    let performed = try engine.perform(Self.push)
    #expect(performed.number == 1)
    #expect(performed.arrivals.map(\.title) == ["Your parcel"])
    #expect(performed.entries.allSatisfy { $0.number.command == 1 })
    #expect(engine.read { $0.arrivals.rows.map(\.title) } == ["Your parcel"])
    #expect(try engine.commit(Self.push) == .committed)
    #expect(try engine.search(Filter(), limit: 10).arrivals.count == 2)
  }

  @Test func theRevisionGrowsAndTheBellRingsOnceUntilSomebodyReads() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    let calls = Counter()
    engine.onChange { calls.add() }
    engine.read { _ in }
    let before = engine.revision
    for _ in 0..<5 { try engine.perform("app badge 3") }
    #expect(engine.revision > before)
    #expect(calls.value == 1)
    engine.read { _ in }
    try engine.perform("app badge 4")
    #expect(calls.value == 2)
  }

  @Test func whatWasThereIsThereAfterARestart() throws {
    let folder = TemporaryFolder()
    let first = try WorldEngine.silent(in: folder)
    try first.perform(Self.push)
    try first.perform("app background")
    try first.perform(Self.push)
    try first.perform("tap #1")
    let before = first.read { ($0.arrivals.rows, $0.world.commandCount, $0.arrivals.onPhone) }
    first.close()

    let second = try WorldEngine.silent(in: folder)
    defer { second.close() }
    let after = second.read { ($0.arrivals.rows, $0.world.commandCount, $0.arrivals.onPhone) }
    #expect(after.0 == before.0)
    #expect(after.1 == before.1)
    #expect(after.2 == before.2)
    #expect(try second.perform(Self.push).arrivals.first?.number == PushNumber(3))
  }

  @Test func olderRowsFollowAfterTheStart() throws {
    let folder = TemporaryFolder()
    let first = try WorldEngine.silent(in: folder)
    for _ in 0..<30 { try first.perform(Self.push) }
    let before = first.read { $0.arrivals.rows }
    first.close()
    let second = try WorldEngine.silent(in: folder) { $0.journal.firstRows = 10 }
    defer { second.close() }
    #expect(eventually { second.read { $0.arrivals.all } == 30 })
    #expect(second.read { $0.arrivals.rows } == before)
    #expect(second.read { $0.arrivals.onPhone } == 30)
  }

  @Test func inMemoryNothingPilesUp() throws {
    let engine = try WorldEngine.silent { $0.journal.rows = 100 }
    defer { engine.close() }
    for _ in 0..<400 {
      for _ in 0..<4 { try engine.perform(Self.push) }
      try engine.commit("app badge 1")
    }
    #expect(try engine.historyCount() <= 200)
    #expect(try engine.search(Filter(), limit: 999).arrivals.first?.number == PushNumber(1_600))
    #expect(engine.read { $0.arrivals.all } <= 100 + 1_024)
  }
}
