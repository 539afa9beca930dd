import Journal
import Phone
import Simulation
import Testing

@testable import Engine

@Suite struct ReplayTests {
  /// What people and backends do, in no order.
  private static let lines = [
    "app open", "app background", "app suspend", "app kill", "app terminate", "app inactive", "app badge 4",
    "clear", "restore", "restore badge", "banner away", "phone network off", "phone network on", "tap #3",
    "dismiss \"parcel\"", "tap \"订单\"", "clock +90s", "reset", "stream 1", "stream 7", "stream 12",
    "set rule negative-badge-clears on", "set rule null-drops-push on", "on willPresent return banner,sound",
    "on willPresent return \"\"",
    #"push json:'{"aps":{"alert":{"title":"Your parcel","body":"left"},"badge":2,"sound":"default"}}'"#,
    #"push json:'{"aps":{"alert":"订单已发货","content-available":1}}' collapse-id=x"#,
    #"push json:'{"aps":{"content-available":1}}' priority=5"#, "push json:'{broken'", "push base64:/w==",
    #"message "sync" extras.k=v"#, "sdk addTags vip,game seq=1", "sdk setAlias user_42 seq=2",
    "sdk cleanTags seq=3", "sdk getAllTags seq=4", "sdk setBadge 5",
  ]

  @Test(arguments: [UInt64(1), 2, 3])
  func theJournalGivesTheSameTraceByteForByte(seed: UInt64) throws {
    let folder = TemporaryFolder()
    let clock = TestClock()
    var random = SeededRandom(seed)
    let engine = try WorldEngine.silent(in: folder) {
      $0.clock = { clock.now }
      $0.journal.checkpointEvery = 60
    }
    defer { engine.close() }
    for _ in 0..<400 {
      clock.pass(microseconds: Int64.random(in: 0...2_500_000, using: &random))
      let line = Self.lines[Int.random(in: Self.lines.indices, using: &random)]
      // A wait now and then closes the batch, so that batches and checkpoints fall everywhere.
      if Int.random(in: 0...20, using: &random) == 0 {
        try engine.commit(line)
      } else {
        try engine.perform(line)
      }
    }
    let live = engine.read { state in (0..<state.recent.count).map { state.recent[$0] } }
    engine.close()
    #expect(live.count > 1_000 && live.count < 20_000)

    let opening = try JournalStore.open(
      .folder(folder.path, instance: "test"), JournalSettings(), at: clock.now)
    defer { opening.store.close() }
    let checkpoints = try opening.store.checkpoints()
    #expect(checkpoints.count > 3)
    for start in [ReplayStart.beginning] + checkpoints.map(ReplayStart.checkpoint) {
      var derived: [TraceEntry] = []
      try opening.store.replay(from: start, until: clock.now) { derived += $0.entries }
      let begin = derived.first?.number ?? EntryNumber(command: .max, step: 0)
      let expected = live.filter { $0.number >= begin }
      #expect(derived.count == expected.count, "from \(start)")
      let difference = zip(derived, expected).first { $0 != $1 || "\($0)" != "\($1)" }
      #expect(difference == nil, "from \(start)")
    }
    for arrival in opening.rows.suffix(12) {
      let recalled = try #require(try opening.store.recall(arrival.number))
      #expect(recalled.entries == live.filter { $0.push == arrival.number })
      #expect(!recalled.haveRulesChanged)
    }
  }
}
