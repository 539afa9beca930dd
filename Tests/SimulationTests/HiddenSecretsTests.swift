import Payload
import Simulation
import Testing

@Suite struct HiddenSecretsTests {
  private static func request(
    _ method: String, _ target: String, _ fields: [(String, String)] = [], _ body: String = ""
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, target: target, fields: fields.map { HTTPField($0.0, $0.1) }, body: Array(body.utf8))
  }

  @Test(arguments: [
    ("POST", "/3/device/ab", "authorization", "bearer e.f.g", "bearer …"),
    ("POST", "/v3/push", "authorization", "Basic YTpi", "Basic …"),
    ("POST", "/v3/push", "authorization", "YTpi", "…"),
    ("POST", "/v3/push", "cookie", "a=b c", "…"),
    ("POST", "/v2/app/push/all", "token", "t1", "…"),
    ("POST", "/v1/app/push_single", "authtoken", "t1", "…"),
    ("POST", "/v3/push", "token", "t1", "t1"),
    ("POST", "/3/device/ab", "apns-topic", "com.example", "com.example"),
  ])
  func aFieldIsHiddenWhereItIsASecret(
    _ method: String, _ target: String, _ name: String, _ value: String, _ shown: String
  ) {
    let hidden = HiddenSecrets.hidden(
      in: Self.request(method, target, [("x-own", "1"), (name, value)], "{}"))
    #expect(hidden == Self.request(method, target, [("x-own", "1"), (name, shown)], "{}"))
  }

  @Test(arguments: [
    (
      "/v2/app/auth", #"{ "sign":"abc",  "timestamp":"1", "appkey":"k","more":{"mastersecret":"s"}}"#,
      #"{ "sign":"…",  "timestamp":"1", "appkey":"k","more":{"mastersecret":"…"}}"#
    ),
    ("/v1/app/auth_sign", #"{"sign":"","appkey":"k"}"#, #"{"sign":"","appkey":"k"}"#),
    ("/v2/app/auth", "no json sign", "no json sign"),
    ("/v2/app/push/all", #"{"sign":"abc"}"#, #"{"sign":"abc"}"#),
  ])
  func aBodyKeepsEveryByteButTheSecrets(_ target: String, _ body: String, _ shown: String) {
    let hidden = HiddenSecrets.hidden(in: Self.request("POST", target, [], body))
    #expect(String(decoding: hidden.body, as: UTF8.self) == shown)
  }

  @Test func theTokenInAPathIsHidden() {
    #expect(
      HiddenSecrets.hidden(in: Self.request("DELETE", "/v2/app/auth/t1")).target == "/v2/app/auth/…")
    #expect(
      HiddenSecrets.hidden(in: Self.request("GET", "/v2/app/auth/t1")).target == "/v2/app/auth/t1")
  }

  @Test func theTokenThatIsGivenOutIsHidden() {
    let reply = HTTPReply(
      status: 200, fields: [HTTPField("content-type", "application/json")],
      body: Array(#"{"code":0,"data":{"expire_time":"9","token":"t1"}}"#.utf8))
    let asked = Self.request("POST", "/v2/app/auth")
    #expect(
      HiddenSecrets.hidden(in: reply, to: asked)
        == HTTPReply(
          status: 200, fields: reply.fields,
          body: Array(#"{"code":0,"data":{"expire_time":"9","token":"…"}}"#.utf8)))
    #expect(HiddenSecrets.hidden(in: reply, to: Self.request("POST", "/v2/app/push/all")) == reply)
    #expect(HiddenSecrets.hidden(in: reply, to: Self.request("POST", "/v3/push")) == reply)
  }
}
