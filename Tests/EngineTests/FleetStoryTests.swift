import Journal
import Phone
import Simulation
import Testing

@testable import Engine

/// A phone of a large fleet that nobody watched tells its own story once it is opened.
@Suite struct FleetStoryTests {
  private static let push =
    #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"alert":"Hi"},"options":{"apns_production":false}}'"#

  @Test func anOpenedPhoneShowsWhatHappenedOnIt() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    try engine.commit("phone add 99")
    try engine.commit(Self.push)
    let own = { (phone: Int) in
      engine.read { state in state.arrivals.rows.filter { $0.phone == PhoneNumber(phone) } }
    }
    #expect(own(60).isEmpty)
    try engine.commit("phone use @60")
    #expect(eventually { own(60).count == 1 })
    let row = try #require(own(60).first)
    #expect(row.outcome == .banner && row.title.isEmpty && row.body == "Hi")
    let numbers = engine.read { $0.arrivals.rows.map(\.number) }
    #expect(numbers == numbers.sorted())
    let story = try #require(try engine.trace(of: row.number))
    #expect(story.entries.contains { $0.rule == "apns.accepted" })
    #expect(story.entries.contains { $0.rule == "ios.show" })
    #expect(story.entries.allSatisfy { $0.phone == PhoneNumber(60) })
    // What happens from then on is written down, and follows what was derived.
    try engine.commit("@60 tap #\(row.number.value)")
    #expect(own(60).first?.outcome == .tapped)
    #expect(try engine.trace(of: row.number)?.entries.last.map { $0.number.command } == 4)
    #expect(own(61).isEmpty)
  }

  @Test func theCheckpointOfAHugeFleetIsLeftOut() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    try engine.commit("phone add \(JournalStore.mostPhones)")
    engine.close()
    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    #expect(again.read { $0.world.devices.count } == JournalStore.mostPhones + 1)
  }
}
