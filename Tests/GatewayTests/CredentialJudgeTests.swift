import Foundation
import Getui
import JPush
import Payload
import Phone
import Simulation
import Testing

@testable import Gateway

/// What the edge finds out about keys and secrets of JPush's and Getui's app.
@Suite struct CredentialJudgeTests {
  private static func judge(_ secrets: VendorSecrets = VendorSecrets()) throws -> CredentialJudge {
    CredentialJudge(printed: try PrintedCredentials.open(in: nil), secrets: secrets)
  }

  private static func basic(_ key: String, _ secret: String) throws -> BasicClaim {
    let text = Data("\(key):\(secret)".utf8).base64EncodedString()
    return try #require(
      BasicClaim(
        HTTPRequest(
          method: "POST", target: "/v3/push", fields: [HTTPField("authorization", "Basic \(text)")], body: [])
      ))
  }

  private static func sign(_ app: String, _ key: String, _ secret: String) throws -> SignClaim {
    let sign = SHA256.hex(of: "\(key)1772424000000\(secret)")
    let body = #"{"sign":"\#(sign)","timestamp":"1772424000000","appkey":"\#(key)"}"#
    return try #require(
      SignClaim(
        HTTPRequest(method: "POST", target: "/v2/\(app)/auth", fields: [], body: Array(body.utf8))))
  }

  @Test func thePrintedPairIsRightAndAnyOtherIsForeign() throws {
    let (judge, world) = (try Self.judge(), World(identifiers: Identifiers(seed: 1, journal: 1)))
    let own = judge.printed
    #expect(judge.verdict(on: try Self.basic(own.appKey, own.masterSecret), in: world) == .right)
    #expect(judge.verdict(on: try Self.basic("group-x", own.masterSecret), in: world) == .right)
    guard
      case .foreign(let first, let isOwnKey) = judge.verdict(on: try Self.basic(own.appKey, "x"), in: world)
    else { throw SocketFault.system(0, "another verdict") }
    #expect(isOwnKey && first.count == 32 && !first.contains("x"))
    #expect(
      judge.verdict(on: try Self.basic(own.appKey, "x"), in: world) == .foreign(proof: first, isOwnKey: true))
    guard
      case .foreign(let second, false) = judge.verdict(
        on: try Self.basic("other", own.masterSecret), in: world)
    else { throw SocketFault.system(0, "another verdict") }
    #expect(first != second)
    guard
      case .foreign(let third, _) = try Self.judge().verdict(on: try Self.basic(own.appKey, "x"), in: world)
    else { throw SocketFault.system(0, "another verdict") }
    #expect(first != third, "another state folder has other proofs")
  }

  @Test func theSignIsMadeOfThePrintedSecret() throws {
    let (judge, world) = (try Self.judge(), World(identifiers: Identifiers(seed: 1, journal: 1)))
    let own = judge.printed
    func verdict(_ app: String, _ key: String, _ secret: String) throws -> SignClaim.Verdict {
      judge.verdict(on: try Self.sign(app, key, secret), in: world)
    }
    #expect(try verdict(own.getuiAppID, own.getuiAppKey, own.getuiMasterSecret) == .right)
    #expect(try verdict("other", own.getuiAppKey, own.getuiMasterSecret) == .foreignApp)
    #expect(try verdict(own.getuiAppID, "other", own.getuiMasterSecret) == .foreign)
    #expect(try verdict(own.getuiAppID, own.getuiAppKey, "other") == .foreign)
  }

  @Test func aNamedAppTakesThePlaceOfThePrintedOne() throws {
    let judge = try Self.judge()
    let own = judge.printed
    var (world, trace) = (World(identifiers: Identifiers(seed: 1, journal: 1)), Trace())
    for line in ["jpush app key=\(String(repeating: "k", count: 24))", "getui app id=mine key=mine"] {
      world.apply(try WorldText.parse(line, on: PhoneNumber(1)), at: world.now, into: &trace)
    }
    #expect(
      judge.verdict(on: try Self.basic(String(repeating: "k", count: 24), own.masterSecret), in: world)
        == .right)
    #expect(judge.verdict(on: try Self.basic(own.appKey, own.masterSecret), in: world) != .right)
    #expect(judge.verdict(on: try Self.sign("mine", "mine", own.getuiMasterSecret), in: world) == .right)
  }

  @Test func aNamedSecretIsThatAndAnyIsAny() throws {
    var secrets = VendorSecrets()
    (secrets.jpush, secrets.getui) = (.named("s"), .named("s"))
    let (named, world) = (try Self.judge(secrets), World(identifiers: Identifiers(seed: 1, journal: 1)))
    #expect(named.verdict(on: try Self.basic("a", "s"), in: world) == .right)
    #expect(named.verdict(on: try Self.basic("a", "t"), in: world) == .wrong)
    #expect(named.verdict(on: try Self.sign("a", "b", "s"), in: world) == .right)
    #expect(named.verdict(on: try Self.sign("a", "b", "t"), in: world) == .wrong)
    (secrets.jpush, secrets.getui) = (.any, .any)
    let any = try Self.judge(secrets)
    #expect(any.verdict(on: try Self.basic("a", "t"), in: world) == .unchecked)
    #expect(any.verdict(on: try Self.sign("a", "b", "t"), in: world) == .unchecked)
  }

  @Test func theyAreKeptForTheirOwnerAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(PrintedCredentials.kept(in: folder) == nil)
    let made = try PrintedCredentials.open(in: folder)
    #expect(try PrintedCredentials.open(in: folder) == made)
    #expect(PrintedCredentials.kept(in: folder) == made)
    let path = PrintedCredentials.path(in: folder)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(made.appKey.count == 24 && made.masterSecret.count == 24 && made.getuiAppID.count == 22)
    try Data("{}".utf8).write(to: URL(filePath: path))
    #expect(try PrintedCredentials.open(in: folder) != made, "a broken file is made anew")
  }
}
