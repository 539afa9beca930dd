import Foundation
import Getui
import JPush
import Language
import Phone
import Testing

@testable import Simulation

/// Credentials out of a backend's own database: refused as the vendor would, adopted, taken.
@Suite struct AdoptCredentialTests {
  private static let theirs = String(repeating: "b", count: 24)
  private static let hello =
    #"{"platform":"all","audience":"all","notification":{"alert":"Hi"},"options":{"apns_production":false}}"#

  private static func foreign(_ proof: String = "1a2b", _ key: String = theirs) -> String {
    "foreign:\(proof):\(key)"
  }

  private static func jpush(
    _ method: String = "POST", _ target: String = "/v3/push", _ body: String? = hello, as credential: String
  ) -> String {
    "jpush request \(method) \(target) \(body.map { "json:'\($0)'" } ?? "") as=\(credential)"
  }

  private static func auth(
    _ run: WorldRun, key: String = "theirs", app: String = "theirs", path: String = "auth",
    as credential: String
  ) -> String {
    let body = #"{"sign":"-","timestamp":"\#(run.at.microseconds / 1000)","appkey":"\#(key)"}"#
    let version = path == "auth" ? "v2" : "v1"
    return "getui request POST /\(version)/\(app)/\(path) json:'\(body)' as=\(credential)"
  }

  private static func run(_ lines: String...) throws -> WorldRun {
    var run = WorldRun()
    run.wait(seconds: 5)
    try run.play("app sdk both", "app background")
    run.wait(seconds: 5)
    for line in lines { try run.play(line) }
    run.forget()
    return run
  }

  private static func adopted(_ run: WorldRun) -> [String] {
    run.trace.entries.compactMap { entry in
      if case .world(.adopted(let name)) = entry.event { "\(name.kind) \(name.text)" } else { nil }
    }
  }

  private static func codes(_ run: WorldRun) -> [Int] {
    run.trace.entries.compactMap { entry in
      switch entry.event {
      case .jpush(.replied(let reply)): reply.code.rawValue
      case .getui(.replied(let reply)): reply.code.rawValue
      default: nil
      }
    }
  }

  @Test func aPairIsRefusedThenAdoptedThenTaken() throws {
    var run = try Self.run()
    let line = Self.jpush(as: Self.foreign())
    try run.play(line)
    #expect(run.outcomes == [.refused] && run.arrivals.rows.last?.refusal == "1004")
    run.forget()
    try run.play("adopt")
    #expect(Self.adopted(run) == ["credential \(Self.theirs)"])
    #expect(run.outcomes == [.refused, .banner])
    try run.play(line)
    #expect(run.outcomes.last == .banner)
    try run.play(Self.jpush(as: Self.foreign("other-proof")))
    #expect(run.outcomes.last == .refused, "the key alone is not enough")
  }

  @Test func whatWasAdoptedOutlivesACheckpointAndEndsWithAnotherKey() throws {
    var run = try Self.run(Self.jpush(as: Self.foreign()), "adopt")
    run.world = try JSONDecoder().decode(World.self, from: JSONEncoder().encode(run.world))
    try run.play(Self.jpush(as: Self.foreign()))
    #expect(Self.codes(run) == [0])
    run.forget()
    try run.play("jpush app key=\(String(repeating: "c", count: 24))", Self.jpush(as: Self.foreign()))
    #expect(Self.codes(run) == [1004])
  }

  /// What each API answers to a pair that is not the app's (REST API v3, codes).
  static let refusals: [(line: String, code: Int)] = [
    (jpush(as: foreign()), 1004), (jpush(as: "own-key:1a2b:\(theirs)"), 1004),
    (jpush(as: foreign("1a2b", "short")), 1008), (jpush("POST", "/v3/push/validate", as: foreign()), 1004),
    (jpush("POST", "/v3/grouppush", as: foreign("1a2b", "group-\(theirs)")), 1004),
    (jpush("GET", "/v3/tags/", nil, as: foreign()), 7008),
    (jpush("GET", "/v3/tags/", nil, as: "own-key:1a2b:\(theirs)"), 7004),
    (jpush("GET", "/v3/schedules", nil, as: foreign()), 8101),
    (jpush("GET", "/v3/received?msg_ids=1", nil, as: foreign()), 3001),
  ]

  @Test(arguments: refusals)
  func everyRefusalHasARowAndIsAdopted(_ line: String, _ code: Int) throws {
    var run = try Self.run()
    try run.play(line)
    #expect(Self.codes(run) == [code])
    #expect(run.outcomes == [.refused])
    run.forget()
    try run.play("adopt #1")
    #expect(Self.adopted(run).count == 1)
    #expect(Self.codes(run) == [0])
    run.forget()
    try run.play("adopt #1")
    #expect(Self.adopted(run) == [] && Self.codes(run) == [] && run.rules.last == "world.adopt.nothing")
  }

  @Test(arguments: refusals)
  func byItselfEveryRequestIsTaken(_ line: String, _ code: Int) throws {
    var run = try Self.run("set adopt on")
    try run.play(line)
    #expect(Self.adopted(run).count == 1)
    #expect(Self.codes(run) == [0])
    #expect(run.rules.contains("world.adopt.itself"))
  }

  @Test func credentialsAndNamesAreAdoptedAtOnce() throws {
    var run = try Self.run()
    let body = Self.hello.replacingOccurrences(of: #""all","not"#, with: #"{"alias":["user_42"]},"not"#)
    try run.play(Self.jpush("POST", "/v3/push", body, as: Self.foreign()), "adopt")
    #expect(Self.adopted(run) == ["credential \(Self.theirs)", "alias user_42"])
    #expect(run.outcomes == [.refused, .banner])
  }

  @Test func credentialsAreAdoptedAlthoughMoreIsWrong() throws {
    var run = try Self.run()
    try run.play(Self.jpush("POST", "/v3/push", #"{"platform":1}"#, as: Self.foreign()), "adopt")
    #expect(Self.codes(run) == [1004, 1002])
    #expect(run.outcomes == [.refused, .refused])
    run.forget()
    try run.play(Self.jpush(as: Self.foreign()))
    #expect(Self.codes(run) == [0])
  }

  @Test(arguments: ["auth", "auth_sign"])
  func aForeignSignIsRefusedThenItsAppIsAdopted(_ path: String) throws {
    var run = try Self.run()
    try run.play(Self.auth(run, path: path, as: "foreign-sign"))
    #expect(Self.codes(run) == [20001])
    #expect(run.outcomes == [.refused])
    run.forget()
    try run.play("adopt")
    #expect(Self.adopted(run) == ["app-id theirs", "signer theirs"])
    #expect(Self.codes(run) == [0])
    run.world = try JSONDecoder().decode(World.self, from: JSONEncoder().encode(run.world))
    run.forget()
    try run.play(Self.auth(run, path: path, as: "foreign-sign"))
    #expect(Self.codes(run) == [0])
    try run.play(
      Self.auth(run, key: "another", path: path, as: "foreign-sign"),
      Self.auth(run, app: "another", path: path, as: "foreign-sign"))
    #expect(Self.codes(run) == [0, 20001, 20001], "it is the appkey and the appId that were adopted")
  }

  @Test func aForeignAppWithTheRightSign() throws {
    var run = try Self.run()
    try run.play(Self.auth(run, as: "foreign-app"))
    #expect(Self.codes(run) == [20001])
    #expect(String(decoding: run.arrivals.rows[0].payload, as: UTF8.self).contains("theirs"))
    run.forget()
    try run.play("adopt", Self.auth(run, as: "foreign-app"))
    #expect(Self.adopted(run) == ["app-id theirs"])
    #expect(Self.codes(run) == [0, 0])
  }

  @Test func byItselfASignIsTaken() throws {
    var run = try Self.run("set adopt on")
    try run.play(Self.auth(run, as: "foreign-sign"))
    #expect(Self.codes(run) == [0])
    #expect(Self.adopted(run) == ["app-id theirs", "signer theirs"])
  }

  @Test(arguments: [
    JPushCredential.foreign(ForeignPair(key: "a b:'c", proof: "12", isOwnKey: false)),
    .foreign(ForeignPair(key: "", proof: "12", isOwnKey: true)),
  ])
  func aForeignPairHasATextForm(_ credential: JPushCredential) throws {
    #expect(JPushCredential(credential.text) == credential)
    let command = WorldCommand.jpushService(
      .request(JPushRequest(method: "POST", target: "/v3/push", credential: credential)))
    #expect(try WorldText.parse(WorldText.print(command), on: WorldText.standard) == command)
  }

  @Test(arguments: ["foreign", "foreign:", "foreign::key", "foreign:12", "own-key:12", "other:1:2"])
  func otherTextIsNoPair(_ text: String) { #expect(JPushCredential(text) == nil) }
}
