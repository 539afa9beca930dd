import APNs
import Engine
import Phone
import Simulation
import Testing

@testable import Inbox

/// The reader on a real engine, with a journal in memory.
@Suite struct ReaderTests {
  private func withEngine(_ body: (WorldEngine) throws -> Void) throws {
    var configuration = EngineConfiguration(place: .memory)
    configuration.playsStream = false
    let engine = try WorldEngine(configuration)
    defer { engine.close() }
    try body(engine)
  }

  private func push(_ text: String, to engine: WorldEngine) {
    let body = Array(#"{"aps":{"alert":"\#(text)","sound":"default"}}"#.utf8)
    engine.perform(.apns(PhoneNumber(1), .push(APNsPush(body: body))))
  }

  private func request(
    _ tab: ListTab = .all, filter: String = "", cursor: ListCursor = .newest, scope: CallbackScope = .push
  ) -> SnapshotRequest {
    SnapshotRequest(
      tab: tab, filter: filter, cursor: cursor, reach: 10, scope: scope, end: nil, calls: 8, view: .panes)
  }

  @Test func aSnapshotShowsWhatWasPushed() throws {
    try withEngine { engine in
      var reader = EngineReader()
      #expect(reader.snapshot(of: engine, for: request()).window.selected == nil)
      push("one", to: engine)
      push("two", to: engine)
      let snapshot = reader.snapshot(of: engine, for: request(scope: .all))
      #expect(snapshot.window.rows.map(\.body) == ["two", "one"])
      #expect(snapshot.counts == TabCounts(all: 2, phone: 2, refused: 0))
      #expect(snapshot.entries.allSatisfy { $0.push == PushNumber(2) } && !snapshot.entries.isEmpty)
      #expect(!snapshot.isTracePartial)
      #expect(snapshot.calls.entries.count == 8)
      #expect(snapshot.hasOutside)
      #expect(snapshot.sounded)
      #expect(!reader.snapshot(of: engine, for: request()).sounded)
    }
  }

  @Test func rowsComeAndLeaveAsTheyChange() throws {
    try withEngine { engine in
      var reader = EngineReader()
      for number in 1...5 { push("n\(number)", to: engine) }
      #expect(reader.snapshot(of: engine, for: request(.phone)).window.total == 5)
      engine.perform(.phone(PhoneNumber(1), .dismiss(.number(3))))
      #expect(reader.snapshot(of: engine, for: request(.phone)).window.total == 4)
      engine.perform(.phone(PhoneNumber(1), .restore))
      push("n6", to: engine)
      let back = reader.snapshot(of: engine, for: request(.phone))
      #expect(back.window.rows.map(\.body) == ["n6", "n5", "n4", "n3", "n2", "n1"])
      let found = reader.snapshot(of: engine, for: request(filter: "n4 dismissed", cursor: .oldest))
      #expect(found.window.total == 0)
      engine.perform(.reset)
      #expect(reader.snapshot(of: engine, for: request(.phone)).window.total == 0)
    }
  }

  /// More entries than memory keeps between two snapshots: the rows are looked through anew, a part at a time.
  @Test func aFloodBetweenTwoSnapshotsLosesNothing() throws {
    try withEngine { engine in
      var reader = EngineReader()
      push("first", to: engine)
      _ = reader.snapshot(of: engine, for: request(filter: "body:x7"))
      for number in 1...4000 { push("x\(number)", to: engine) }
      var snapshot = reader.snapshot(of: engine, for: request(filter: "body:x7"))
      var rounds = 1
      while snapshot.window.isCounting, rounds < 100 {
        snapshot = reader.snapshot(of: engine, for: request(filter: "body:x7"))
        rounds += 1
      }
      #expect(snapshot.window.total == (1...4000).count { "x\($0)".hasPrefix("x7") })
      #expect(rounds > 1)
    }
  }

  @Test func theTraceOfAnOldPushIsRecalled() throws {
    try withEngine { engine in
      var reader = EngineReader()
      push("old", to: engine)
      for number in 1...4000 { push("x\(number)", to: engine) }
      let asked = request(cursor: .push(PushNumber(1)))
      let partial = reader.snapshot(of: engine, for: asked)
      #expect(partial.window.selected?.body == "old")
      #expect(partial.isTracePartial)
      reader.recall(PushNumber(1), from: engine)
      let whole = reader.snapshot(of: engine, for: asked)
      #expect(!whole.isTracePartial)
      #expect(whole.entries.contains { $0.event == .apns(.handedOver) })
    }
  }

  @Test(
    arguments: [
      (FindStep.next, 9, 6), (.next, 6, 3), (.previous, 3, 6), (.next, 3, nil), (.previous, 9, nil),
    ] as [(FindStep, Int, Int?)])
  func theNextMatchIsFound(_ step: FindStep, _ from: Int, _ found: Int?) throws {
    try withEngine { engine in
      for number in 1...9 { push(number.isMultiple(of: 3) ? "three" : "other", to: engine) }
      let push = RowSearch.find("three", from: PushNumber(from), step, .all, in: engine)
      #expect(push?.value == found)
    }
  }
}
