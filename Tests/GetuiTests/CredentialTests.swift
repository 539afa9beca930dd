import Payload
import Phone
import Testing

@testable import Getui

/// What the edge makes of a request, and how tokens live.
@Suite struct CredentialTests {
  private static let auth = Array(#"{"sign":"5ec7e7","timestamp":1772424000000,"appkey":"key"}"#.utf8)

  private func token(_ desk: inout Desk) throws -> String {
    let http = HTTPRequest(method: "POST", target: "/v2/app/auth", fields: [], body: Self.auth)
    var log = GetuiTranscript()
    let request = desk.service.request(from: http, sign: .right)
    let reply = desk.service.handle(request, at: desk.now, into: &log).reply
    return try #require(JSONDocument(reply.body).root["data"]?["token"]?.string)
  }

  private func send(_ desk: inout Desk, _ http: HTTPRequest) -> GetuiReply {
    var log = GetuiTranscript()
    return desk.service.handle(desk.service.request(from: http, sign: .unchecked), at: desk.now, into: &log)
      .reply
  }

  @Test func theClaimOfAnAuth() throws {
    let http = HTTPRequest(method: "POST", target: "/v2/app/auth", fields: [], body: Self.auth)
    let claim = try #require(SignClaim(http))
    #expect(claim.signedText == "key1772424000000")
    #expect(claim.sign == "5ec7e7")
    #expect(claim.appID == "app")
    #expect(
      SignClaim(HTTPRequest(method: "POST", target: "/v2/app/push/all", fields: [], body: Self.auth)) == nil)
    #expect(SignClaim(HTTPRequest(method: "POST", target: "/v2/app/auth", fields: [], body: [])) == nil)
  }

  @Test(arguments: [
    (SignClaim.Verdict.right, GetuiCredential.rightSign), (.wrong, .wrongSign), (.unchecked, .uncheckedSign),
    (.foreign, .foreignSign), (.foreignApp, .foreignApp),
  ])
  func theSignNeverEnters(_ verdict: SignClaim.Verdict, _ credential: GetuiCredential) {
    let http = HTTPRequest(method: "POST", target: "/v2/app/auth", fields: [], body: Self.auth)
    let request = Desk().service.request(from: http, sign: verdict)
    #expect(request.credential == credential)
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"sign":"-","timestamp":1772424000000,"appkey":"key"}"#)
  }

  @Test func aMissingSignIsStillMissing() {
    var desk = Desk()
    let body = Array(#"{"timestamp":"1772424000000","appkey":"key"}"#.utf8)
    let reply = send(&desk, HTTPRequest(method: "POST", target: "/v2/app/auth", fields: [], body: body))
    #expect(reply.fault == .missing("sign"))
  }

  @Test func tokensEnterAsNumbers() throws {
    var desk = Desk()
    let text = try token(&desk)
    func request(_ name: String, _ value: String) -> GetuiRequest {
      desk.service.request(
        from: HTTPRequest(
          method: "GET", target: "/v2/app/report/push/count", fields: [HTTPField(name, value)], body: []),
        sign: .unchecked)
    }
    #expect(request("token", text).credential == .token(1))
    #expect(request("authtoken", text).credential == .token(1))
    #expect(request("token", "something else").credential == .unknownToken)
    #expect(request("accept", "x").credential == .none)
  }

  @Test func aTokenIsGoodForADayAndSeveralAtATime() throws {
    var desk = Desk()
    let tokens = [try token(&desk), try token(&desk)]
    #expect(tokens[0] != tokens[1])
    func code(_ token: String, app: String = "app") -> RESTCode {
      send(
        &desk,
        HTTPRequest(
          method: "GET", target: "/v2/\(app)/report/push/count", fields: [HTTPField("token", token)], body: []
        )
      ).code
    }
    #expect(tokens.map { code($0) } == [.ok, .ok])
    #expect(code(tokens[0], app: "other") == .tokenInvalid)
    desk.pass(seconds: 86_399)
    #expect(code(tokens[0]) == .ok)
    desk.pass(seconds: 1)
    #expect(code(tokens[0]) == .tokenInvalid)
  }

  @Test func theAnswerSaysWhenItExpires() throws {
    var desk = Desk()
    let http = HTTPRequest(method: "POST", target: "/v2/app/auth", fields: [], body: Self.auth)
    let data = try JSONDocument(send(&desk, http).body).root["data"]
    #expect(data?["expire_time"]?.string == String(1_772_424_000_000 + 86_400_000))
  }

  @Test func aTokenCanBeEnded() throws {
    var desk = Desk()
    let text = try token(&desk)
    let delete = HTTPRequest(method: "DELETE", target: "/v2/app/auth/\(text)", fields: [], body: [])
    #expect(desk.service.request(from: delete, sign: .unchecked).target == "/v2/app/auth/-")
    #expect(send(&desk, delete).code == .ok)
    #expect(send(&desk, delete).code == .tokenInvalid)
  }

  @Test func theClockMayBeTenMinutesOff() {
    var desk = Desk()
    for (offset, code) in [
      (-600_000, RESTCode.ok), (600_000, .ok), (-600_001, .parameter), (600_001, .parameter),
    ] {
      let body = #"{"sign":"x","timestamp":"\#(1_772_424_000_000 + offset)","appkey":"key"}"#
      let http = HTTPRequest(method: "POST", target: "/v2/app/auth", fields: [], body: Array(body.utf8))
      #expect(send(&desk, http).code == code)
    }
  }

  @Test(arguments: [
    GetuiCredential.none, .token(1), .token(.max), .unknownToken, .rightSign, .uncheckedSign, .foreignSign,
    .foreignApp, .wrongSign, .trusted,
  ])
  func credentialsHaveATextForm(_ credential: GetuiCredential) {
    #expect(GetuiCredential(credential.text) == credential)
  }

  @Test(arguments: ["", "token:", "token:01", "token:-1", "Trusted", "token:x"])
  func otherTextIsNoCredential(_ text: String) { #expect(GetuiCredential(text) == nil) }
}
