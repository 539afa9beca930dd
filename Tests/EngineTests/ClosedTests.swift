import Phone
import Simulation
import Testing

@testable import Engine

@Suite struct ClosedTests {
  @Test func whatCameDueWhileClosedHappensAtItsOwnMomentAndIsNotHeard() throws {
    let folder = TemporaryFolder()
    let clock = TestClock()
    let first = try WorldEngine.silent(in: folder) { $0.clock = { clock.now } }
    try first.perform("app background")
    try first.perform(EngineTests.push)
    #expect(first.read { $0.soundsHeard } == 1)
    #expect(first.read { $0.world.nextDue } != nil)
    let closedAt = first.read { $0.now }
    let known = first.read { $0.recent.last?.number }
    first.close()

    clock.pass(microseconds: 3_600_000_000)
    let second = try WorldEngine.silent(in: folder) { $0.clock = { clock.now } }
    defer { second.close() }
    let (closed, entries, sounds, now) = second.read { state in
      (state.closed, (0..<state.recent.count).map { state.recent[$0] }, state.soundsHeard, state.now)
    }
    #expect(closed == ClosedSpan(from: closedAt, to: now))
    #expect(!entries.isEmpty)
    #expect(entries.allSatisfy { $0.number > known ?? $0.number })
    #expect(entries.allSatisfy { closed?.contains($0.at) == true && $0.at < now })
    #expect(sounds == 0)
  }

  @Test func timeNeverGoesBackEvenIfTheClockDoes() throws {
    let folder = TemporaryFolder()
    let clock = TestClock()
    let first = try WorldEngine.silent(in: folder) { $0.clock = { clock.now } }
    try first.perform("clock +61m")
    let before = first.read { $0.world.now }
    first.close()
    clock.pass(microseconds: -86_400_000_000)
    let second = try WorldEngine.silent(in: folder) { $0.clock = { clock.now } }
    defer { second.close() }
    #expect(second.read { $0.closed } == nil)
    try second.perform("app badge 1")
    #expect(second.read { $0.world.now } == before)
    #expect(second.read { $0.world.clockOffset } == 3_660_000_000)
  }
}
