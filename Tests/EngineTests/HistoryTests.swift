import APNs
import Journal
import Language
import Payload
import Phone
import Simulation
import Testing

@testable import Engine

@Suite struct HistoryTests {
  /// An engine with `count` pushes on disk: every tenth is silent, numbers 7 and 77 say 包裹.
  private func engine(_ count: Int, in folder: TemporaryFolder? = nil) throws -> WorldEngine {
    let engine = try WorldEngine.silent(in: folder)
    for number in 1...count {
      let title = number % 100 == 77 || number == 7 ? "包裹 \(number)" : "Order \(number)"
      try engine.perform(
        number % 10 == 0
          ? #"push json:'{"aps":{"content-available":1}}'"#
          : #"push json:'{"aps":{"alert":{"title":"\#(title)"},"badge":\#(number)}}'"#)
    }
    #expect(try engine.commit("app badge 0") == .committed)
    return engine
  }

  private func window(
    _ engine: WorldEngine, _ filter: String = "", _ place: HistoryPlace = .newest, reach: Int = 5
  )
    throws -> HistoryWindow
  {
    var question = HistoryQuestion()
    question.filter = try Filter(parsing: filter)
    question.place = place
    question.reach = reach
    return try #require(engine.history(question))
  }

  private func numbers(_ window: HistoryWindow) -> [Int] { window.rows.map(\.number) }

  @Test func everyPlaceHasItsWindow() throws {
    let engine = try engine(60)
    defer { engine.close() }
    let newest = try window(engine)
    #expect(numbers(newest) == Array((51...60).reversed()))
    #expect((newest.hasNewer, newest.hasOlder, newest.numbers) == (false, true, 1..<61))
    let middle = try window(engine, "", .number(30))
    #expect(numbers(middle) == Array((26...35).reversed()))
    #expect((middle.hasNewer, middle.hasOlder) == (true, true))
    let oldest = try window(engine, "", .oldest)
    #expect(numbers(oldest) == Array((1...10).reversed()))
    #expect((oldest.hasNewer, oldest.hasOlder) == (true, false))
    #expect(try numbers(window(engine, "", .number(-3))) == [5, 4, 3, 2, 1])
    #expect(try numbers(window(engine, "", .number(.max - 1))).first == 60)
  }

  @Test func aFilterNarrowsItAroundAPlace() throws {
    let engine = try engine(100)
    defer { engine.close() }
    #expect(try numbers(window(engine, "包裹")) == [77, 7])
    let around = try window(engine, "silent", .number(54), reach: 2)
    #expect(numbers(around).isEmpty)
    let silent = try window(engine, "kind:silent", .number(54), reach: 2)
    #expect(numbers(silent) == [70, 60, 50, 40])
    #expect((silent.hasNewer, silent.hasOlder) == (true, true))
  }

  @Test func aScanShowsWhatItHasFoundOnTheWay() throws {
    let engine = try engine(1)
    defer { engine.close() }
    var commit = JournalCommit(first: 3, seen: Instant(microseconds: 0))
    var arrival = try #require(engine.read { $0.arrivals.rows.first })
    for number in 2...90_000 {
      arrival.number = PushNumber(number)
      arrival.body = number == 70_001 ? "needle" : "hay"
      commit.changes.append(.arrived(arrival, born: 2))
    }
    try engine.journal.commit(commit)
    var question = HistoryQuestion()
    question.filter = try Filter(parsing: "body:needle")
    var shown: [HistoryWindow] = []
    var scan = HistoryScan(
      question, question.filter, engine.journal, now: Instant(microseconds: 0), isOver: { false },
      show: { shown.append($0) })
    try scan.run()
    #expect(shown.map(\.reached) == [80_001, 70_001, 60_001, 50_001, 40_001, 30_001, 20_001, 10_001])
    #expect(shown.map { numbers($0) } == [[]] + Array(repeating: [70_001], count: 7))
    #expect(scan.window.reached == nil && !scan.window.hasOlder)
    var cancelled = HistoryScan(
      question, question.filter, engine.journal, now: Instant(microseconds: 0), isOver: { true },
      show: { _ in })
    #expect(throws: JournalError.cancelled) { try cancelled.run() }
  }

  @Test func aQuestionIsAnsweredOnAThreadOfItsOwn() throws {
    let folder = TemporaryFolder()
    let engine = try engine(30, in: folder)
    defer { engine.close() }
    var question = HistoryQuestion()
    question.reach = 4
    engine.fetchHistory(question)
    #expect(eventually { engine.fetchedHistory?.rows.count == 8 })
    question.filter = try Filter(parsing: "#12")
    engine.fetchHistory(question)
    #expect(eventually { engine.fetchedHistory?.question == question })
    #expect(engine.fetchedHistory.map(numbers) == [12])
    engine.fetchExchange(of: PushNumber(3))
    #expect(eventually { engine.fetchedExchange == FetchedExchange(push: PushNumber(3), exchange: nil) })
  }

  @Test func whoLooksIsToldOfWhatIsNewOnDisk() throws {
    let engine = try engine(3, in: TemporaryFolder())
    defer { engine.close() }
    engine.fetchHistory(HistoryQuestion())
    #expect(eventually { engine.fetchedHistory != nil })
    let before = engine.read { $0.commits }
    try engine.perform(EngineTests.push)
    #expect(eventually { engine.read { $0.commits } > before })
    var question = HistoryQuestion()
    question.stamp = engine.read { $0.commits }
    engine.fetchHistory(question)
    #expect(eventually { engine.fetchedHistory?.rows.count == 4 })
  }

  // MARK: - Sending again

  private static let token = String(repeating: "ab", count: 32)

  @Test func aPushIsSentAgainAsItWas() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    let line = #"push json:'{"aps":{"alert":"Hi"}}' topic=com.example.demo collapse-id=x priority=5"#
    try engine.commit(line)
    let again = try #require(try engine.perform(.resend(PushNumber(1))))
    let rows = engine.read { $0.arrivals.rows }
    #expect(rows.count == 2 && again.arrivals.first?.number == PushNumber(2))
    #expect(rows[1].payload == rows[0].payload && rows[1].collapseID == "x" && rows[1].priority == 5)
    #expect(eventually { ((try? engine.command(of: PushNumber(2))) ?? nil) != nil })
    #expect(try engine.command(of: PushNumber(2)) == engine.command(of: PushNumber(1)))
  }

  @Test func anEditedBodyTakesThePlaceOfTheOldOne() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    try engine.commit(#"push json:'{"aps":{"alert":"Hi"}}' topic=com.example.demo"#)
    let body = Array(#"{"aps":{"alert":"Bye"}}"#.utf8)
    _ = try engine.resend(PushNumber(1), body: body)
    #expect(engine.read { $0.arrivals.rows.last?.payload } == body)
  }

  @Test func whatWasAdoptedIsKnownByItsOwnRequest() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    let line = #"push json:'{"aps":{"alert":"Hi"}}' push-type=alert topic=com.acme.shop token="# + Self.token
    for number in [1, 3] {
      // The second time another token is refused first, so that the newest is not the one that is meant.
      let own = line.replacing("ab", with: "\(number)\(number)")
      try engine.commit(own)
      try engine.commit(number == 1 ? "adopt" : "adopt #3")
      let adopted = PushNumber(number + 1)
      #expect(engine.read { $0.arrivals[adopted]?.signs } == [.adopted])
      #expect(eventually { ((try? engine.command(of: adopted)) ?? nil) != nil })
      #expect(try engine.command(of: adopted) == engine.command(of: PushNumber(number)))
    }
    let again = try #require(try engine.perform(.resend(PushNumber(2))))
    #expect(again.arrivals.first?.refusal == nil && again.arrivals.first?.signs == [])
    let found = { (filter: String) -> [Int]? in
      var question = HistoryQuestion()
      question.filter = try Filter(parsing: filter)
      return engine.history(question)?.rows.map(\.number)
    }
    #expect(eventually { ((try? found("is:resent")) ?? nil) == [3, 1] })
    #expect(try found("is:adopted") == [4, 2])
  }

  @Test(arguments: [
    (#""request_id":"r-1234567890","audience":"all""#, "push/all", true),
    (
      #""is_async":false,"msg_list":[{"request_id":"r-1234567890","audience":{"cid":["@1"]},"push_message":{"transmission":"a"}}]"#,
      "push/single/batch/cid", true
    ),
    (#""group_name":"g","request_id":"short","audience":"all""#, "push/all", false),
  ])
  func aRequestOfGetuiGetsAnotherID(_ members: String, _ path: String, _ isFresh: Bool) throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    try engine.commit("app sdk getui")
    try engine.commit("clock 10s")
    let message = path.contains("batch") ? "" : #","push_message":{"transmission":"a"}"#
    try engine.commit("getui request POST /v2/demo/\(path) json:'{\(members)\(message)}'")
    let rows = engine.read { $0.arrivals.rows }
    #expect(rows.count == 1)
    let again = try #require(try engine.perform(.resend(rows[0].number)))
    #expect((again.note != nil) == isFresh)
    #expect(again.arrivals.map(\.outcome) == rows.map(\.outcome), "it is sent, and not taken for the first")
    #expect(eventually { ((try? engine.command(of: PushNumber(2))) ?? nil) != nil })
    let once = try #require(try engine.perform(.resend(PushNumber(2))))
    #expect(once.arrivals.count == 1 && once.note != again.note || !isFresh)
  }

  @Test func aFreshTokenIsShownAndAWrongOneStaysWrong() throws {
    let clock = TestClock()
    let engine = try WorldEngine.silent { $0.clock = { clock.now } }
    defer { engine.close() }
    let issued = clock.now.microseconds / 1_000_000
    try engine.commit(
      "push json:'{}' topic=com.example.demo token=\(Self.token) credential=unchecked,K,T,\(issued),1")
    try engine.commit("push json:'{}' topic=com.example.demo token=\(Self.token) credential=missing")
    clock.pass(microseconds: 7_200_000_000)
    let first = try engine.resend(PushNumber(1))
    #expect(first.arrivals.first?.refusal == "BadDeviceToken")
    let second = try engine.resend(PushNumber(2))
    #expect(second.arrivals.first?.refusal == engine.read { $0.arrivals[PushNumber(2)]?.refusal })
  }

  @Test func whatNoCommandSentIsNotSentAgain() throws {
    let clock = TestClock()
    let engine = try WorldEngine.silent { $0.clock = { clock.now } }
    defer { engine.close() }
    try engine.perform("allow")
    try engine.commit(#"local add "Stand up" in 5s"#)
    clock.pass(microseconds: 6_000_000)
    try engine.commit("app badge 1")
    let local = try #require(engine.read { $0.arrivals.rows.last })
    #expect(local.origin == .local)
    #expect(throws: HistoryRefusal.unknown(local.number.value)) { try engine.perform(.resend(local.number)) }
    #expect(throws: HistoryRefusal.unknown(99)) { try engine.perform(.resend(PushNumber(99))) }
    #expect(throws: HistoryRefusal.unknown(99)) { try engine.perform(.resendRequest(99)) }
  }

  @Test func whatIsKeptIsSetInTheJournal() throws {
    let folder = TemporaryFolder()
    let engine = try engine(20, in: folder)
    try engine.perform(.keepCount(5))
    try engine.perform(.keepFor(86_400_000_000))
    #expect(try eventually { try engine.historyCount() == 5 })
    engine.close()
    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    #expect(try again.retention() == Retention(count: 5, age: 86_400_000_000))
    try again.perform(.keepFor(nil))
    #expect(try again.retention() == Retention(count: 5))
  }

  @Test(arguments: [
    ("set keep 1000000", HistoryCommand.keepCount(1_000_000)), ("set keep 30d", .keepFor(2_592_000_000_000)),
    ("set keep forever", .keepFor(nil)), ("resend #12", .resend(PushNumber(12))),
    ("resend request 3", .resendRequest(3)),
  ])
  func commandsPrintAsTheyRead(_ line: String, _ command: HistoryCommand) throws {
    let grammar = Grammar(HistoryGrammar.specs)
    #expect(try grammar.parse(line) == command)
    #expect(grammar.print(command) == line)
  }

  @Test(arguments: ["set keep 0", "set keep -1d", "set keep much", "resend \"text\"", "resend request 0"])
  func whatCannotBeIsRefused(_ line: String) {
    #expect(throws: LanguageError.self) { try Grammar(HistoryGrammar.specs).parse(line) }
  }
}
