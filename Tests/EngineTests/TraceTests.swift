import Journal
import Phone
@testable import Simulation
import Testing

@testable import Engine

@Suite struct TraceTests {
  private static func entry(_ command: UInt64, _ step: UInt32 = 0, push: Int? = nil) -> TraceEntry {
    TraceEntry(
      number: EntryNumber(command: command, step: step), at: Instant(microseconds: Int64(command)),
      phone: nil,
      push: push.map(PushNumber.init), from: .user, to: .system, event: .world(.reset), verdict: .info,
      rule: "world.reset", cause: nil)
  }

  @Test func theRingKeepsTheNewest() {
    var ring = TraceRing(capacity: 4)
    for command in 1...7 { ring.append([Self.entry(UInt64(command), push: command % 2)]) }
    #expect(ring.count == 4)
    #expect((0..<4).map { ring[$0].number.command } == [4, 5, 6, 7])
    #expect(ring.first?.number.command == 4)
    #expect(ring.last?.number.command == 7)
    #expect(ring.entries(of: PushNumber(1)).map(\.number.command) == [5, 7])
    #expect(ring.index(after: EntryNumber(command: 5, step: 0)) == 2)
    #expect(ring.index(after: EntryNumber(command: 1, step: 0)) == 0)
    #expect(ring.index(after: EntryNumber(command: 9, step: 0)) == 4)
  }

  @Test func theRingTakesNothingTwice() {
    var ring = TraceRing(capacity: 4)
    ring.append([Self.entry(1), Self.entry(1, 1)])
    ring.append([Self.entry(1, 1), Self.entry(1, 2)])
    #expect((0..<ring.count).map { ring[$0].number.step } == [0, 1, 2])
    ring.append([Self.entry(2), Self.entry(3)])
    ring.remove(after: 2)
    #expect((0..<ring.count).map { ring[$0].number.command } == [1, 1, 2])
  }

  @Test func aPushsStoryIsTheSameFromMemoryAndFromTheJournal() throws {
    let folder = TemporaryFolder()
    let first = try WorldEngine.silent(in: folder)
    try first.perform("app background")
    for _ in 0..<5 { try first.perform(EngineTests.push) }
    try first.perform("tap #2")
    let stories = try (1...5).map { try first.trace(of: PushNumber($0)) }
    #expect(stories.allSatisfy { ($0?.entries.count ?? 0) > 3 })
    #expect(try first.trace(of: PushNumber(99)) == nil)
    first.close()

    let second = try WorldEngine.silent(in: folder)
    defer { second.close() }
    for number in 1...5 {
      let story = try #require(try second.trace(of: PushNumber(number)))
      #expect(story.entries == stories[number - 1]?.entries)
      #expect(story.reply?.status == 200)
    }
    try second.perform("dismiss #3")
    let story = try #require(try second.trace(of: PushNumber(3)))
    #expect(story.entries.count > stories[2]?.entries.count ?? 0)
    #expect(second.read { $0.arrivals[PushNumber(3)]?.outcome } == .dismissed)
  }

  /// The request that a vendor's service made the push of belongs to its story, and no other request does.
  @Test func aVendorsRequestOpensTheStoryOfItsPush() throws {
    let request =
      #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"alert":"Hi"},"#
      + #""options":{"apns_production":false}}'"#
    let folder = TemporaryFolder()
    let first = try WorldEngine.silent(in: folder)
    try first.perform("app sdk both")
    try first.perform("clock 5s")
    try first.perform("jpush request GET /v3/device/tags")
    for _ in 1...2 { try first.perform(request) }
    let stories = try (1...2).map { try first.trace(of: PushNumber($0))?.entries ?? [] }
    for story in stories {
      #expect(story.prefix(2).map(\.rule.name) == ["jpush.rest.request", "jpush.push.accepted"])
      #expect(Set(story.map(\.number.command)).count == 1)
      let sent = try #require(story.first { $0.rule == "apns.request" })
      #expect(sent.from == .jpush && sent.to == .service, "JPush is the client of APNs")
    }
    first.close()

    let second = try WorldEngine.silent(in: folder)
    defer { second.close() }
    for number in 1...2 {
      #expect(try second.trace(of: PushNumber(number))?.entries == stories[number - 1])
    }
  }

  @Test func anOldPushsStoryIsFetchedOnAnotherThreadAndTheBellTells() throws {
    let folder = TemporaryFolder()
    let first = try WorldEngine.silent(in: folder)
    for _ in 0..<40 { try first.perform(EngineTests.push) }
    first.close()

    let second = try WorldEngine.silent(in: folder)
    defer { second.close() }
    let bell = Counter()
    second.onChange { bell.add() }
    for number in [3, 7, 7, 9] { second.fetchTrace(of: PushNumber(number)) }
    #expect(
      bell.reaches {
        second.read { _ in }
        return second.fetchedTrace?.push == PushNumber(9)
      })
    #expect(second.fetchedTrace?.trace?.entries == (try second.trace(of: PushNumber(9)))?.entries)
    second.fetchTrace(of: PushNumber(99))
    #expect(
      bell.reaches {
        second.read { _ in }
        return second.fetchedTrace?.push == PushNumber(99)
      })
    #expect(second.fetchedTrace?.trace == nil)
  }
}
