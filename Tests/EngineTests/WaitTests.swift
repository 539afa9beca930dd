import Journal
import Phone
import Simulation
import Testing

@testable import Engine

@Suite struct WaitTests {
  private static func wait(_ filter: String, _ mark: Mark) throws -> Wait {
    Wait(for: try Filter(parsing: filter), since: mark)
  }

  @Test func aWaitEndsWithWhatComesAfterItsMark() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    try engine.perform(EngineTests.push)
    var wait = try Self.wait("parcel", engine.mark())
    #expect(try engine.check(&wait) == nil)
    #expect(wait.nearest == nil)
    try engine.perform(EngineTests.push)
    #expect(try engine.check(&wait)?.number == PushNumber(2))
  }

  @Test func aChangeCountsLikeAnArrival() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    try engine.perform("app background")
    try engine.perform(EngineTests.push)
    var wait = try Self.wait("tapped", engine.mark())
    #expect(try engine.check(&wait) == nil)
    try engine.perform("tap #1")
    #expect(try engine.check(&wait)?.number == PushNumber(1))
  }

  @Test func theNearestMissIsTheOneThatFailsLeast() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    var wait = try Self.wait("badge:7 parcel sound:any", engine.mark())
    try engine.perform(EngineTests.push)
    try engine.perform(#"push json:'{"aps":{"alert":"other"}}'"#)
    #expect(try engine.check(&wait) == nil)
    #expect(wait.nearest?.arrival.number == PushNumber(1))
    #expect(wait.nearest?.misses.map { $0.phrase.text(in: .english) } == ["badge:7: it was “2”"])
  }

  @Test func theStreamDoesNotCount() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    var wait = try Self.wait("", engine.mark())
    try engine.perform("stream 1")
    #expect(try engine.check(&wait) == nil)
    #expect(wait.nearest == nil)
    try engine.perform(EngineTests.push)
    #expect(try engine.check(&wait)?.origin == .outside)
  }

  @Test func aMarkFromBeforeARestartStillWorks() throws {
    let folder = TemporaryFolder()
    let first = try WorldEngine.silent(in: folder)
    try first.perform(EngineTests.push)
    let mark = first.mark()
    try first.perform(EngineTests.push)
    try first.perform(EngineTests.push)
    first.close()
    let second = try WorldEngine.silent(in: folder)
    defer { second.close() }
    try second.perform("app badge 1")
    var wait = try Self.wait("parcel", try #require(Mark(mark.text)))
    #expect(try second.check(&wait)?.number == PushNumber(2))
  }

  @Test(arguments: [
    ("812.4", true), ("0.0", true), ("812", false), ("a.b", false), ("1.2.3", false), ("", false),
  ])
  func aMarkIsTwoNumbers(_ text: String, _ isMark: Bool) {
    #expect(Mark(text)?.text == (isMark ? text : nil))
  }
}
