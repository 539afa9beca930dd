import Foundation
import Testing

@testable import APNs

/// What clients write as a provider token, and what is none.
@Suite struct BearerTokenTests {
  private static func part(_ json: String) -> String {
    Data(json.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private static func bearer(
    _ header: String = #"{"alg":"ES256","kid":"KEY1234567"}"#,
    claims: String = #"{"iss":"TEAM123456","iat":1700000000}"#
  ) -> String { "bearer \(part(header)).\(part(claims)).AQID" }

  @Test(arguments: [
    ("1700000000", Int64(1_700_000_000)), ("1700000000.75", 1_700_000_000), ("\"1700000000\"", 1_700_000_000),
    ("\"1700000000.5\"", 1_700_000_000), ("1.7e9", 1_700_000_000), ("-1.5", -2), ("0", 0),
  ])
  func timeIsTakenAsClientsWriteIt(_ text: String, _ seconds: Int64) throws {
    let token = try BearerToken(authorization: Self.bearer(claims: #"{"iss":"T","iat":\#(text)}"#))
    #expect(token.token.issuedAt == seconds)
  }

  @Test func whatItSaysIsRead() throws {
    let text = Self.bearer()
    let bearer = try BearerToken(authorization: text)
    #expect(bearer.token.keyID == "KEY1234567" && bearer.token.team == "TEAM123456")
    #expect(bearer.signature == [1, 2, 3])
    #expect(bearer.signed == Array(text.dropFirst(7).dropLast(5).utf8))
    let other = try BearerToken(authorization: Self.bearer(claims: #"{"iss":"TEAM123456","iat":1700000001}"#))
    #expect(bearer.token.fingerprint != other.token.fingerprint)
  }

  @Test(arguments: ["Bearer ", "BEARER ", "bearer  "]) func theWordIsTakenInAnyCase(_ word: String) throws {
    let text = Self.bearer().replacing("bearer ", with: word)
    #expect(try BearerToken(authorization: text).token.keyID == "KEY1234567")
  }

  @Test(arguments: [nil, "", "bearer", "bearer ", "Basic YTpi", "token a.b.c"])
  func whatIsNoBearerIsMissing(_ text: String?) {
    #expect(throws: BearerToken.Fault.missing) { try BearerToken(authorization: text) }
  }

  static let refused: [(String, CredentialFault)] = [
    ("bearer abc", .unreadable), ("bearer a.b", .unreadable), ("bearer a.b.c.d", .unreadable),
    ("bearer \(part("[1]")).\(part("{}")).AQID", .unreadable),
    ("bearer \(part("{}")).\(part("nonsense")).AQID", .unreadable),
    (bearer() + "+", .unreadable), (bearer() + "==", .unreadable),
    (bearer(#"{"alg":"RS256","kid":"K"}"#), .algorithm), (bearer(#"{"kid":"K"}"#), .algorithm),
    (bearer(#"{"alg":"ES256"}"#), .noKeyID), (bearer(#"{"alg":"ES256","kid":""}"#), .noKeyID),
    (bearer(claims: #"{"iat":1}"#), .noTeam), (bearer(claims: #"{"iss":7,"iat":1}"#), .noTeam),
    (bearer(claims: #"{"iss":"T"}"#), .noTime), (bearer(claims: #"{"iss":"T","iat":"soon"}"#), .noTime),
    (bearer(claims: #"{"iss":"T","iat":true}"#), .noTime),
    (bearer(claims: #"{"iss":"T","iat":1e40}"#), .noTime),
  ]

  @Test(arguments: refused) func whatCannotBeReadIsNamed(_ text: String, _ fault: CredentialFault) {
    #expect(throws: BearerToken.Fault.refused(fault)) { try BearerToken(authorization: text) }
  }
}
