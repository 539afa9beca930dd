import Foundation
import Journal
import Phone
import Simulation
import Testing

@testable import Engine

@Suite struct StreamTests {
  @Test func theStreamGivesWayToTheFirstPushFromOutside() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    engine.stream(.rate(2_000))
    #expect(eventually { engine.read { $0.stream.sent } > 50 })
    try engine.perform(EngineTests.push)
    let (mode, rows, sent) = engine.read { ($0.stream.mode, $0.arrivals.rows, $0.stream.sent) }
    #expect(mode == .gaveWay)
    #expect(rows.map(\.origin) == [.outside])
    #expect(engine.read { $0.soundsHeard } == 1)
    #expect(try engine.commit("app badge 1") == .committed)
    #expect(try engine.search(try Filter(parsing: "from:stream"), limit: 9_999).arrivals.count == sent)
    #expect(try engine.search(try Filter(parsing: "from:stream is:onPhone"), limit: 9).arrivals.isEmpty)
    engine.close()

    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    #expect(again.read { $0.arrivals.rows } == rows)
  }

  @Test func aNewRunsStreamGivesWayToo() throws {
    let folder = TemporaryFolder()
    let first = try WorldEngine.silent(in: folder)
    try first.perform(EngineTests.push)
    first.close()
    let second = try WorldEngine.silent(in: folder)
    defer { second.close() }
    second.stream(.rate(2_000))
    #expect(eventually { second.read { $0.stream.sent } > 20 })
    try second.perform(EngineTests.push)
    #expect(second.read { $0.arrivals.rows.map(\.origin) } == [.outside, .outside])
    #expect(second.read { $0.stream.mode } == .gaveWay)
  }

  @Test func aStreamThatIsSwitchedOnAgainPlaysOn() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    try engine.perform(EngineTests.push)
    engine.stream(.rate(2_000))
    #expect(eventually { engine.read { $0.stream.sent } > 20 })
    try engine.perform(EngineTests.push)
    #expect(engine.read { $0.stream.mode } == .gaveWay)
    let sent = engine.read { $0.stream.sent }
    engine.stream(.on)
    #expect(eventually { engine.read { $0.stream.sent } > sent + 20 })
    try engine.perform(EngineTests.push)
    #expect(engine.read { $0.stream.mode } == .playing)
    #expect(engine.read { $0.arrivals.rows.contains { $0.origin == .stream } })
    try engine.perform("reset")
    try engine.perform(EngineTests.push)
    #expect(engine.read { $0.stream.mode } == .gaveWay)
  }

  @Test func resetEmptiesTheListAndKeepsTheHistory() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    try engine.perform(EngineTests.push)
    try engine.perform("reset")
    #expect(try engine.perform(EngineTests.push).arrivals.first?.number == PushNumber(2))
    #expect(engine.read { $0.arrivals.rows.map(\.number.value) } == [2])
    engine.close()
    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    #expect(again.read { $0.arrivals.rows.map(\.number.value) } == [2])
    #expect(try again.search(Filter(), limit: 9).arrivals.map(\.number.value) == [2, 1])
  }

  /// Nothing due, nothing to play: the thread sleeps.
  @Test func nothingWakesWhileNothingIsDue() throws {
    let engine = try WorldEngine.silent(in: TemporaryFolder())
    defer { engine.close() }
    #expect(eventually { engine.read { $0.world.nextDue } == nil })
    #expect(eventually { engine.monitor.locked { engine.isWaiting } })
    let before = engine.turns.load(ordering: .relaxed)
    #expect(!eventuallyWithin(turns: 60) { engine.turns.load(ordering: .relaxed) > before })
  }

  private func eventuallyWithin(turns: Int, _ condition: () -> Bool) -> Bool {
    for _ in 0..<turns {
      if condition() { return true }
      usleep(5_000)
    }
    return false
  }
}
