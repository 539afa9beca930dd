import APNs
import Foundation
import Getui
import JPush
import Language
import Payload
import Phone
import Testing

@testable import Simulation

/// Faults on demand: how they are set, what the dice make of them, and what a struck request comes to.
@Suite struct FaultTests {
  private static let alert = #"push json:'{"aps":{"alert":"Hi"}}' push-type=alert topic=com.example.demo"#
  private static let jpush =
    #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"alert":"Hi"}}'"#
  private static let getui =
    #"getui request POST /v2/demo/push/all json:'{"request_id":"r-12345678","audience":"all","push_message":{"transmission":"Hi"}}'"#

  static let lines: [(line: String, active: [String])] = [
    ("fault TooManyRequests 20%", ["TooManyRequests 20%"]),
    ("fault jpush-2002 0.5%", ["jpush-2002 0.5%"]), ("fault getui-10005 100%", ["getui-10005 100%"]),
    ("fault latency 800ms", ["latency 800ms"]), ("fault hang", ["hang"]), ("fault cut", ["cut"]),
    ("fault lose-push", ["lose-push 100%"]), ("fault lose-push 12.25%", ["lose-push 12.25%"]),
    ("fault goaway every 20 last-done 18", ["goaway every 20 last-done 18"]),
    ("fault goaway every 20", ["goaway every 20"]), ("fault streams 3", ["streams 3"]),
    ("fault subway", ["lose-push 10%", "latency 2s", "goaway every 20 last-done 18"]),
  ]

  @Test(arguments: lines) func isSetAndPrintedAndEnded(_ line: String, _ active: [String]) throws {
    var run = WorldRun()
    try run.play(line)
    #expect(run.world.faults.texts == active)
    #expect(run.trace.entries.last?.event == .world(.faults(active)))
    #expect(run.rules.last == "fault.set")
    let command = try WorldText.parse(line, on: PhoneNumber(1))
    #expect(WorldText.print(command) == line)
    let copy = try JSONDecoder().decode(World.self, from: JSONEncoder().encode(run.world))
    #expect(copy.faults == run.world.faults)
    try run.play("fault list")
    #expect(run.rules.last == "fault.list" && run.world.faults.texts == active)
    for name in active { try run.play("fault off \(name.split(separator: " ")[0])") }
    #expect(run.world.faults.isQuiet)
    try run.play(line, "fault off")
    #expect(run.world.faults.isQuiet)
    try run.play(line, "reset")
    #expect(run.world.faults.isQuiet)
  }

  @Test func withoutAShareEveryRequestIsMeant() throws {
    let command = try WorldText.parse("fault ServiceUnavailable", on: PhoneNumber(1))
    #expect(WorldText.print(command) == "fault ServiceUnavailable 100%")
  }

  @Test(arguments: FaultPreset.allCases) func aPresetIsEndedByItsName(_ preset: FaultPreset) throws {
    var run = WorldRun()
    try run.play("fault hang", "fault \(preset.rawValue)", "fault streams 3", "fault off \(preset.rawValue)")
    #expect(run.world.faults.texts == ["streams 3"])
  }

  static let mistakes: [(line: String, reason: String)] = [
    ("fault TooManyRequest 20%", "TooManyRequests"), ("fault subwey 1%", "subway"),
    ("fault hangg 1%", "hang"), ("fault hagn", "hang"), ("fault lits", "list"),
    ("fault off laten", "latency"), ("fault hang 20%", "too many"),
    ("fault ServiceUnavailable 20", "20%"), ("fault ServiceUnavailable 101%", "20%"),
    ("fault ServiceUnavailable 1.234%", "20%"), ("fault goaway every 20 last-done 21", "last-done"),
    ("fault goaway every 20 last-done", "last-done"), ("fault latency 1h", "10m"),
    ("fault streams 1001", "1000"),
  ]

  @Test(arguments: mistakes) func whatIsNoFaultIsSaid(_ line: String, _ hint: String) {
    do {
      _ = try WorldText.parse(line, on: PhoneNumber(1))
      Issue.record("it was taken")
    } catch {
      #expect(error.phrase.text(in: .english).contains(hint), "\(error.phrase.text(in: .english))")
    }
  }

  @Test func everyAnswerOfEveryServiceHasANameOfItsOwn() throws {
    #expect(Set(FaultReason.all.map(\.name)).count == FaultReason.all.count)
    for reason in FaultReason.all { #expect(FaultReason(reason.name) == reason) }
    #expect(FaultReason("jpush-0") == nil && FaultReason("getui-0") == nil && FaultReason("") == nil)
  }

  @Test func everyPresetSetsMoreThanOneFault() throws {
    for preset in FaultPreset.allCases {
      var run = WorldRun()
      try run.play("fault hang", "fault \(preset.rawValue)")
      #expect(run.world.faults == preset.plan && preset.plan.texts.count > 1)
    }
  }

  @Test func theDiceFallAsOftenAsWasAsked() throws {
    var plan = FaultPlan()
    plan.set(.apns(.tooManyRequests), FaultShare(hundredths: 2000))
    plan.set(.apns(.shutdown), FaultShare(hundredths: 1000))
    plan.set(.jpush(.failed), .every)
    plan.lost = FaultShare(hundredths: 500)
    let ids = Identifiers(seed: 9, journal: 9)
    var counts: [String: Int] = [:]
    for number in 0..<20_000 {
      let strike = plan.strike(dice: ids.bits(1, UInt64(number))) {
        if case .apns = $0 { true } else { false }
      }
      switch strike {
      case .refuse(let reason): counts[reason.name, default: 0] += 1
      case .lose: counts["lose", default: 0] += 1
      case nil: counts["none", default: 0] += 1
      }
    }
    #expect((3800...4200).contains(counts["TooManyRequests"] ?? 0))
    #expect((1850...2150).contains(counts["Shutdown"] ?? 0))
    #expect((600...800).contains(counts["lose"] ?? 0))
    #expect(counts["jpush-1000"] == nil)
  }

  @Test func theSameSeedThrowsTheSame() throws {
    func strikes() throws -> [String] {
      var run = WorldRun(seed: 4)
      try run.play("fault TooManyRequests 50%")
      return try (0..<30).map { _ in
        try run.play("app open")
        return run.world.apnsStrike?.text ?? "-"
      }
    }
    let first = try strikes()
    #expect(Set(first) == ["TooManyRequests", "-"])
    #expect(try strikes() == first)
  }

  @Test func aStruckRequestIsAnsweredSoWhateverItSays() throws {
    var run = WorldRun()
    run.wait(seconds: 5)
    let token = run.phone.tokens.text(of: .device) ?? ""
    try run.play(
      "app sdk both", "app background", Self.alert + " token=\(token) strike=Unregistered",
      Self.jpush + " strike=2002", Self.getui + " strike=10005")
    #expect(run.outcomes == [.refused, .refused, .refused])
    #expect(run.arrivals.rows.map(\.refusal) == ["Unregistered", "2002", "10005"])
    #expect(run.arrivals.rows.allSatisfy { $0.rule == "fault.refuse" })
    let since = run.trace.entries.compactMap { entry -> Instant? in
      if case .apns(.replied(let reply)) = entry.event { reply.since } else { nil }
    }
    #expect(since.count == 1, "410 comes with a moment")
    for command in ["adopt #1", "adopt #2", "adopt #3"] {
      try run.play(command)
      #expect(run.rules.last == "world.adopt.nothing")
    }
  }

  /// Most reasons follow from what a request says; those that do not, a fault alone reaches: each has its status, its form
  /// and its row.
  @Test(arguments: FaultReason.all.map(\.name)) func everyReasonCanBeAskedFor(_ name: String) throws {
    let reason = try #require(FaultReason(name))
    var run = WorldRun()
    run.wait(seconds: 5)
    let token = run.phone.tokens.text(of: .device) ?? ""
    try run.play("app sdk both", "app background", "fault \(name) 100%")
    run.forget()
    switch reason {
    case .apns(let refusal):
      let strike = try #require(run.world.apnsStrike)
      try run.play(Self.alert + " token=\(token) strike=\(strike.text)")
      let replies = run.trace.entries.compactMap { entry -> APNsReply? in
        if case .apns(.replied(let reply)) = entry.event { reply } else { nil }
      }
      #expect(replies.map(\.status) == [refusal.status] && replies.first?.refusal == refusal)
      #expect(replies.first.map(APNsExchange.encode)?.body.isEmpty == false)
    case .jpush(let code):
      let strike = try #require(run.world.jpushStrike)
      try run.play(Self.jpush + " strike=\(strike.text)")
      let replies = run.trace.entries.compactMap { entry -> JPushReply? in
        if case .jpush(.replied(let reply)) = entry.event { reply } else { nil }
      }
      #expect(replies.map(\.code) == [code] && replies.allSatisfy { $0.status >= 400 })
      let body = try JSONDocument(try #require(replies.first).encoded().body).root
      #expect(body["error"]?["code"]?.integer == code.rawValue)
    case .getui(let code):
      let strike = try #require(run.world.getuiStrike)
      try run.play(Self.getui + " strike=\(strike.text)")
      let replies = run.trace.entries.compactMap { entry -> GetuiReply? in
        if case .getui(.replied(let reply)) = entry.event { reply } else { nil }
      }
      #expect(replies.map(\.code) == [code])
      let body = try JSONDocument(try #require(replies.first).encoded().body).root
      #expect(body["code"]?.integer == code.rawValue)
    }
    #expect(run.outcomes == [.refused])
    #expect(run.arrivals.rows.last?.rule == "fault.refuse")
  }

  @Test func aLostPushIsAnswered200AndNeverShown() throws {
    var run = WorldRun()
    run.wait(seconds: 5)
    try run.play("app sdk both")
    run.wait(seconds: 5)
    let token = run.phone.tokens.text(of: .device) ?? ""
    run.forget()
    try run.play(
      "app background", Self.alert + " token=\(token) strike=lose", Self.jpush + " strike=lose",
      Self.getui + " strike=lose")
    #expect(run.outcomes == [.dropped, .dropped, .dropped])
    #expect(run.arrivals.rows.allSatisfy { $0.rule == "fault.lose" && !$0.payload.isEmpty })
    #expect(run.phone.centre.entries.isEmpty)
    let codes = run.trace.entries.compactMap { entry -> Int? in
      switch entry.event {
      case .apns(.replied(let reply)): reply.status
      case .jpush(.replied(let reply)): reply.status
      case .getui(.replied(let reply)): reply.status
      default: nil
      }
    }
    #expect(codes == [200, 200, 200])
  }

  @Test func anAnswerThatIsNeverGivenIsSaidSo() throws {
    var run = WorldRun()
    run.wait(seconds: 5)
    let token = run.phone.tokens.text(of: .device) ?? ""
    try run.play("app sdk both", "app background")
    run.wait(seconds: 5)
    run.forget()
    try run.play(
      "fault hang",
      Self.alert + " token=\(token) credential=unchecked,K,T,\(run.at.microseconds / 1_000_000),1",
      Self.jpush + " as=unchecked:k", Self.getui + " as=unknown-token", Self.jpush, Self.alert)
    let withheld = run.trace.entries.filter { $0.event == .world(.answerWithheld) }
    #expect(withheld.map(\.rule) == ["fault.hang", "fault.hang", "fault.hang"], "a command waits for none")
    #expect(withheld.allSatisfy { $0.from == .service && $0.to == .backend && $0.verdict == .info })
    #expect(run.outcomes == [.banner, .dropped, .refused, .dropped, .banner])
    try run.play("fault off", Self.jpush + " as=unchecked:k")
    #expect(run.trace.entries.count { $0.event == .world(.answerWithheld) } == 3)
  }

  @Test func theDoorThrowsTheDiceOfItsOwnService() throws {
    var run = WorldRun()
    try run.play("fault jpush-1000 100%", "fault getui-10005 100%", "fault Shutdown 100%")
    let push = HTTPRequest(method: "POST", target: "/v3/push", fields: [], body: [])
    let other = HTTPRequest(method: "POST", target: "/v2/demo/push/all", fields: [], body: [])
    func line(_ request: HTTPRequest) -> String {
      VendorDoor.command(for: request, in: run.world, basic: { _ in .unchecked }, sign: { _ in .unchecked })
        .map(WorldText.print) ?? ""
    }
    #expect(line(push).hasSuffix("strike=1000"))
    #expect(line(other).hasSuffix("strike=10005"))
    #expect(run.world.apnsStrike == .refuse(.shutdown))
    for bad in ["strike=9", "strike=never"] {
      #expect(throws: LanguageError.self) { try WorldText.parse(Self.jpush + " " + bad, on: PhoneNumber(1)) }
      #expect(throws: LanguageError.self) { try WorldText.parse(Self.getui + " " + bad, on: PhoneNumber(1)) }
      #expect(throws: LanguageError.self) {
        try WorldText.parse(Self.alert + " token=00 " + bad, on: PhoneNumber(1))
      }
    }
  }
}
