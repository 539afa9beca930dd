import APNs
import Foundation
import Getui
import JPush
import Language
import Phone
import Testing

@testable import Simulation

/// The first push of a real backend: refused, adopted, taken.
@Suite struct AdoptTests {
  private static let token = String(repeating: "ab", count: 32)

  private static func push(_ more: String = "", topic: String = "com.acme.shop") -> String {
    #"push json:'{"aps":{"alert":"Hi"}}' push-type=alert topic=\#(topic) token=\#(token) \#(more)"#
  }

  private static func jpush(_ audience: String, as credential: String = "unchecked:k") -> String {
    let body =
      #"{"platform":"all","audience":\#(audience),"notification":{"alert":"Hi"},"options":{"apns_production":false}}"#
    return "jpush request POST /v3/push json:'\(body)' as=\(credential)"
  }

  private static func getui(_ path: String, _ audience: String) -> String {
    let body = #"{"request_id":"r-12345678","audience":\#(audience),"push_message":{"transmission":"Hi"}}"#
    return "getui request POST /v2/demo/push/\(path) json:'\(body)'"
  }

  private static func run(_ lines: String...) throws -> WorldRun {
    var run = WorldRun()
    run.wait(seconds: 5)
    for line in lines { try run.play(line) }
    run.wait(seconds: 5)
    run.forget()
    return run
  }

  private static func adopted(_ run: WorldRun) -> [String] {
    run.trace.entries.compactMap { entry in
      if case .world(.adopted(let name)) = entry.event { "\(name.kind) \(name.text)" } else { nil }
    }
  }

  /// One request of each kind, and what is taken on for it.
  static let kinds: [(request: String, refusal: String, adopted: [String])] = [
    (push(), "BadDeviceToken", ["token \(token)"]),
    (push("push-type=voip"), "DeviceTokenNotForTopic", []),
    (jpush(#"{"registration_id":["1a0018970a8d7e6f5c4"]}"#), "1003", ["registration-id 1a0018970a8d7e6f5c4"]),
    (
      jpush(#"{"registration_id":["x","1a0018970a8d7e6f5c4"]}"#), "1011",
      ["registration-id x", "registration-id 1a0018970a8d7e6f5c4"]
    ),
    (jpush(#"{"alias":["user_42","user_43"]}"#), "1011", ["alias user_42"]),
    (jpush(#"{"tag":["vip","game"]}"#), "1011", ["tag vip"]),
    (
      jpush(#"{"tag_and":["vip","game"],"alias":["user_42"]}"#), "1011",
      ["tag vip", "tag game", "alias user_42"]
    ),
    (
      getui("single/cid", #"{"cid":["1b2c3d4e5f60718293a4b5c6d7e8f901"]}"#), "20001",
      ["cid 1b2c3d4e5f60718293a4b5c6d7e8f901"]
    ),
    (getui("single/alias", #"{"alias":["user_42"]}"#), "20001", ["alias user_42"]),
  ]

  @Test(arguments: kinds.filter { !$0.adopted.isEmpty })
  func isRefusedThenAdoptedThenTaken(_ request: String, _ refusal: String, _ names: [String]) throws {
    var run = try Self.run("app sdk both", "app background")
    try run.play(request)
    #expect(run.outcomes == [.refused])
    #expect(run.arrivals.rows.first?.refusal == refusal)
    #expect(String(decoding: run.arrivals.rows[0].payload, as: UTF8.self).contains("Hi"))
    let number = run.arrivals.rows[0].number.value
    run.forget()
    try run.play("adopt #\(number)")
    #expect(Self.adopted(run) == names)
    #expect(run.rules.contains("world.adopt"))
    #expect(run.outcomes.last != .refused && run.outcomes.count == 2)
    run.forget()
    try run.play(request)
    #expect(run.outcomes.last != .refused, "from now on it is known")
    #expect(Self.adopted(run) == [])
  }

  @Test(arguments: kinds.filter { !$0.adopted.isEmpty })
  func byItselfTheFirstIsTaken(_ request: String, _ refusal: String, _ names: [String]) throws {
    var run = try Self.run("app sdk both", "app background", "set adopt on")
    try run.play(request)
    #expect(Self.adopted(run) == names)
    #expect(run.rules.contains("world.adopt.itself"))
    #expect(run.outcomes.count == 1 && run.outcomes[0] != .refused)
    let replies = run.trace.entries.count { entry in
      switch entry.event {
      case .apns(.replied), .jpush(.replied), .getui(.replied): true
      default: false
      }
    }
    #expect(replies == 1, "one request, one answer")
    try run.play("set adopt off")
    #expect(run.trace.entries.last?.event == .world(.adopting(false)))
  }

  @Test func theSDKIsBuiltInAndRegisteredWhereItIsMissing() throws {
    var run = WorldRun()
    let request = Self.getui("single/cid", #"{"cid":["1b2c3d4e5f60718293a4b5c6d7e8f901"]}"#)
    try run.play("app sdk none", request, "adopt")
    #expect(run.world.devices[0].sdk == .getui)
    #expect(run.outcomes == [.refused, .delivered])
    let reply = run.trace.entries.compactMap { entry -> String? in
      if case .getui(.replied(let reply)) = entry.event {
        String(decoding: reply.body, as: UTF8.self)
      } else {
        nil
      }
    }.last
    #expect(reply?.contains("1b2c3d4e5f60718293a4b5c6d7e8f901") == true, "the answer has the backend's cid")
    try run.play(Self.jpush(#"{"alias":["a"]}"#), "adopt")
    #expect(run.world.devices[0].sdk == .both)
    #expect(run.outcomes.last == .banner)
  }

  @Test func aForeignTopicOfAnOwnTokenIsAdopted() throws {
    var run = try Self.run()
    let own = run.phone.tokens.text(of: .device) ?? ""
    let line = Self.push(topic: "com.acme.shop").replacingOccurrences(of: Self.token, with: own)
    try run.play(line, "adopt", line)
    #expect(run.outcomes == [.refused, .banner, .banner])
  }

  @Test func appKeysAndIDsAreAdopted() throws {
    var run = try Self.run("app sdk both", "jpush app key=own", "getui app id=own key=own")
    try run.play(Self.jpush(#""all""#, as: "unchecked:theirs"), "adopt")
    #expect(run.outcomes == [.refused, .banner])
    let time = run.at.microseconds / 1000
    let sign = #"{"sign":"-","timestamp":"\#(time)","appkey":"theirs"}"#
    try run.play("getui request POST /v2/theirs/auth json:'\(sign)' as=unchecked-sign")
    #expect(run.arrivals.rows.last?.refusal == "20001")
    run.forget()
    try run.play("adopt")
    #expect(Self.adopted(run) == ["app-id theirs", "app-key theirs"])
    let answer = run.trace.entries.compactMap { entry -> RESTCode? in
      if case .getui(.replied(let reply)) = entry.event { reply.code } else { nil }
    }
    #expect(answer == [.ok])
  }

  static let hopeless: [(line: String, rule: String)] = [
    ("adopt #77", "world.adopt.gone"), ("adopt \"nowhere\"", "world.adopt.gone"),
    (push("priority=7"), "world.adopt.nothing"), (push("credential=missing"), "world.adopt.nothing"),
    (push("credential=refused,signature"), "world.adopt.secret"),
    (jpush(#"{"platform":1}"#), "world.adopt.nothing"), (jpush(#""all""#, as: "wrong"), "world.adopt.secret"),
    ("jpush request POST /v3/pushh as=unchecked:k", "world.adopt.nothing"),
    (
      #"jpush request POST /v3/push json:'{"platform":["android"],"audience":{"alias":["droid"]},"#
        + #""notification":{"alert":"x"}}' as=unchecked:k"#,
      "world.adopt.nothing"
    ),
  ]

  @Test(arguments: kinds.filter { !$0.adopted.isEmpty })
  func aSecondRequestForTheSameNamesGoesThrough(_ request: String, _ refusal: String, _ adopted: [String])
    throws
  {
    var run = try Self.run("app sdk both")
    // Getui takes no request_id twice.
    try run.play(request, request.replacingOccurrences(of: "r-12345678", with: "r-87654321"), "adopt #1")
    #expect(run.trace.arrivals.last?.outcome != .refused)
    try run.play("adopt #2")
    #expect(run.rules.last != "world.adopt.nothing")
    #expect(run.trace.arrivals.last.map { $0.outcome != .refused } == true)
    let rows = run.trace.arrivals.count
    try run.play("adopt #1", "adopt #2", "adopt")
    #expect(run.rules.suffix(3) == ["world.adopt.nothing", "world.adopt.nothing", "world.adopt.nothing"])
    #expect(run.trace.arrivals.count == rows, "what went through is not sent a third time")
  }

  /// What no name would help stays refused, and the phone keeps the alias that it has.
  @Test(arguments: [
    #"{"platform":["android"],"audience":{"alias":["droid"]},"notification":{"alert":"x"}}"#,
    #"{"platform":"all","audience":{"tag":["t"],"tag_not":["t"],"alias":["droid"]},"notification":{"alert":"x"}}"#,
  ])
  func nothingIsAdoptedInVain(_ body: String) throws {
    var run = try Self.run("app sdk jpush", "set adopt on")
    try run.play("jpush request POST /v3/push json:'\(body)' as=unchecked:k")
    #expect(!run.rules.contains("world.adopt.itself"))
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.alias == nil)
    try run.play("adopt")
    #expect(run.rules.last == "world.adopt.nothing")
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.alias == nil)
  }

  @Test(arguments: hopeless) func whatCannotBeAdoptedIsSaid(_ line: String, _ rule: String) throws {
    var run = try Self.run("app sdk both")
    if rule == "world.adopt.gone" {
      try run.play(line)
    } else {
      // A token in order, so that the rest of the request is what is wrong.
      let own = run.phone.tokens.text(of: .device) ?? ""
      try run.play(
        line.replacingOccurrences(of: Self.token, with: own)
          .replacingOccurrences(of: "com.acme.shop", with: "com.example.demo"), "adopt")
    }
    #expect(run.rules.last == rule)
    #expect(run.trace.entries.last?.event == .world(.notAdopted))
  }

  @Test func whatWasAdoptedOutlivesACheckpointAndTheRequestToo() throws {
    var run = try Self.run("app background")
    try run.play(Self.push(), "adopt", Self.push())
    try run.play(Self.jpush(#"{"registration_id":["1a0018970a8d7e6f5c4"]}"#))
    run.world = try JSONDecoder().decode(World.self, from: JSONEncoder().encode(run.world))
    try run.play("adopt", Self.push(), Self.jpush(#"{"registration_id":["1a0018970a8d7e6f5c4"]}"#))
    #expect(run.outcomes.suffix(3) == [.banner, .banner, .banner])
    try run.play("reset", Self.push())
    #expect(run.outcomes.last == .refused, "a new session knows none of it")
  }

  @Test func onlyTheNewestRefusedRequestsAreKept() throws {
    var run = try Self.run()
    for _ in 0...RefusedRequests.limit { try run.play(Self.push("priority=7")) }
    #expect(run.world.refused.all.count == RefusedRequests.limit)
    #expect(run.world.refused.find(.number(1)) == nil)
    #expect(run.world.refused.find(.row(1))?.number.value == RefusedRequests.limit + 1)
    #expect(run.world.refused.find(.text("priority=7")) == run.world.refused.find(nil))
  }

  /// What the rows say beside their outcomes, oldest first.
  private static func signs(_ run: WorldRun) -> [[ArrivalSign]] { run.arrivals.rows.map(\.signs) }

  @Test(arguments: kinds.filter { !$0.adopted.isEmpty })
  func rowsBearSignsOfWhatWasAdopted(_ request: String, _ refusal: String, _ names: [String]) throws {
    var run = try Self.run("app sdk both", "app background")
    try run.play(request)
    #expect(Self.signs(run) == [[]])
    try run.play("adopt")
    #expect(Self.signs(run) == [[.resent], [.adopted]])
    var itself = try Self.run("app sdk both", "app background", "set adopt on")
    try itself.play(request)
    #expect(Self.signs(itself) == [[.adopted]])
    #expect(itself.arrivals.rows[0].notes == ["world.adopt.itself"])
    #expect(
      itself.trace.entries.allSatisfy { entry in
        if case .world(.adopted) = entry.event { entry.push == PushNumber(1) } else { true }
      })
    try itself.play(request)
    // Getui takes the same request_id for the same push, so that there is no second row.
    let signs: [[ArrivalSign]] = request.hasPrefix("getui") ? [[.adopted]] : [[.adopted], []]
    #expect(Self.signs(itself) == signs, "what is adopted already needs nothing")
  }

  @Test func rowsBearSignsOfTheirClients() throws {
    var run = try Self.run("app sdk both", "app background")
    let request = Self.jpush(#"{"registration_id":["1a0018970a8d7e6f5c4"]}"#)
    for _ in 1...2 { try run.play(request) }
    #expect(Self.signs(run) == [[], [.warned]])
    #expect(run.arrivals.rows.last?.notes == ["jpush.client.void"])
    run.forget()
    try run.play("jpush limit push 0")
    try run.play(request)
    try run.play("jpush limit push 600")
    try run.play(Self.jpush(#""all""#))
    let last = try #require(run.arrivals.rows.last)
    #expect(last.signs == [.warned] && last.outcome != .refused)
    let warned = run.trace.entries.filter { $0.rule == "jpush.client.limit" }
    #expect(warned.map(\.push) == [last.number], "the row's own entries tell of it")
  }

  @Test(arguments: [
    (push(), true), (push().replacing("=alert", with: "=voip"), false), (push("priority=7"), false),
    (push("credential=refused,unreadable"), false),
    (jpush(#"{"tag":["vip"]}"#), true), (jpush(#"{"tag":"vip"}"#), false),
    (getui("single/alias", #"{"alias":["user_42"]}"#), true), (getui("all", #"{"cid":[]}"#), false),
  ])
  func theWorldKnowsWhetherAdoptingHelps(_ request: String, _ helps: Bool) throws {
    var run = try Self.run("app sdk both", "app background")
    try run.play(request)
    let row = try #require(run.arrivals.rows.last)
    #expect(row.outcome == .refused)
    let before = run.world.pushCount
    #expect(run.world.canAdopt(row.number) == helps)
    #expect(run.world.pushCount == before, "it is only asked")
    try run.play("adopt #\(row.number.value)")
    let isTaken = run.outcomes.count == 2 && run.outcomes.last != .refused
    #expect(isTaken == helps)
    #expect(!run.world.canAdopt(PushNumber(99)))
  }
}
