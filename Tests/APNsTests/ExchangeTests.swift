import Payload
import Phone
import Testing

@testable import APNs

/// Requests over HTTP as commands, and answers as they go out.
@Suite struct ExchangeTests {
  private static let token = APNsRun.token

  private static func request(
    _ method: String = "POST", _ target: String = "/3/device/\(token)", fields: [(String, String)] = [],
    body: String = APNsRun.hello
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, target: target, fields: fields.map { HTTPField($0.0, $0.1) }, body: Array(body.utf8))
  }

  private static func wire(_ request: HTTPRequest) -> WireRequest? {
    APNsExchange.decode(request, credential: .missing, connection: 7).route.request
  }

  static let forms: [(String, String, WireFault?, String)] = [
    ("POST", "/3/device/\(token)", nil, token),
    ("POST", "/3/device/\(token)?a=1", nil, token),
    ("POST", "/3/device/xyz", nil, "xyz"),
    ("POST", "/3/device", .noToken, ""),
    ("POST", "/3/device/", .noToken, ""),
    ("POST", "/3/device/\(token)/", .path("/3/device/\(token)/"), ""),
    ("POST", "/3/devices/\(token)", .path("/3/devices/\(token)"), ""),
    ("POST", "/", .path("/"), ""),
    ("POST", "*", .path("*"), ""),
    ("GET", "/3/device/\(token)", .method("GET"), token),
    ("post", "/3/device/\(token)", .method("post"), token),
    ("GET", "/3/device/", .noToken, ""),
    ("PUT", "/x", .path("/x"), ""),
    ("POST", "/4/broadcasts/apps/com.a", .broadcast("/4/broadcasts/apps/com.a"), ""),
    ("GET", "/1/apps/com.a/channels", .broadcast("/1/apps/com.a/channels"), ""),
    ("GET", "/1/apps/com.a/all-channels", .broadcast("/1/apps/com.a/all-channels"), ""),
    ("GET", "/1/apps/com.a", .path("/1/apps/com.a"), ""),
  ]

  @Test(arguments: forms) func form(_ method: String, _ target: String, _ fault: WireFault?, _ token: String)
  {
    let wire = Self.wire(Self.request(method, target))
    #expect(wire?.fault == fault && wire?.token == token && wire?.connection == 7)
  }

  @Test func headersBecomeThePush() {
    let push = APNsExchange.decode(
      Self.request(
        fields: [
          ("apns-topic", "com.a"), ("Apns-Push-Type", "alert"), ("apns-priority", "5"),
          ("apns-expiration", "0"), ("apns-collapse-id", "c"), ("apns-id", "x"), ("user-agent", "curl/8"),
          (":authority", "localhost:2197"), ("authorization", "bearer a.b.c"), ("cookie", "s=1"),
        ]), credential: .refused(.unreadable), connection: nil)
    #expect(push.topic == "com.a" && push.type == "alert" && push.priority == "5")
    #expect(push.expiration == "0" && push.collapseID == "c" && push.id == "x")
    #expect(push.route.request?.credential == .refused(.unreadable))
    #expect(
      push.route.request?.fields == [
        HTTPField("user-agent", "curl/8"), HTTPField("authorization", "…"), HTTPField("cookie", "…"),
      ])
    #expect(push.body == Array(APNsRun.hello.utf8))
  }

  @Test(arguments: ["apns-topic", "apns-priority", "apns-id", "authorization"])
  func oneHeaderTwiceIsAFault(_ name: String) {
    let wire = Self.wire(Self.request(fields: [(name, "1"), (name, "1")]))
    #expect(wire?.fault == .twice(name))
    #expect(Self.wire(Self.request("GET", fields: [(name, "1"), (name, "1")]))?.fault == .method("GET"))
  }

  @Test(arguments: [
    ("api.push.apple.com", APNsEnvironment?.some(.production)), ("api.push.apple.com:2197", .production),
    ("api.sandbox.push.apple.com", .development), ("api.development.push.apple.com:443", .development),
    ("localhost:2197", nil), ("127.0.0.1", nil),
  ])
  func environment(_ host: String, _ environment: APNsEnvironment?) {
    for name in [":authority", "host"] {
      #expect(Self.wire(Self.request(fields: [(name, host)]))?.environment == environment)
    }
  }

  @Test(arguments: [
    ("/3/device/abc", true), ("/3/device", true), ("/3/device/", true), ("/3/devices", false),
    ("/4/broadcasts/apps/com.a", true), ("/1/apps/com.a/channels", true), ("/1/apps/com.a/other", false),
    ("/v3/push", false),
  ])
  func sharedPorts(_ target: String, _ matches: Bool) {
    #expect(APNsExchange.matches(Self.request("POST", target)) == matches)
  }

  @Test func takenHasNoBody() {
    let reply = APNsExchange.encode(APNsReply(refusal: nil, apnsID: "id", uniqueID: "unique"))
    #expect(reply.status == 200 && reply.body.isEmpty)
    #expect(reply.fields == [HTTPField("apns-id", "id"), HTTPField("apns-unique-id", "unique")])
  }

  @Test func refusedHasItsReasonAndNoUniqueIDInProduction() {
    let reply = APNsExchange.encode(APNsReply(refusal: .badDeviceToken, apnsID: "id"))
    #expect(
      reply.status == 400 && String(decoding: reply.body, as: UTF8.self) == #"{"reason":"BadDeviceToken"}"#)
    #expect(reply.fields == [HTTPField("apns-id", "id"), HTTPField("content-type", "application/json")])
  }

  @Test func goneHasItsMomentInMilliseconds() {
    let since = Instant(microseconds: 1_454_402_113_000_999)
    let reply = APNsExchange.encode(APNsReply(refusal: .unregistered, apnsID: "id", since: since))
    #expect(
      String(decoding: reply.body, as: UTF8.self)
        == #"{"reason":"Unregistered","timestamp":1454402113000}"#)
    #expect(reply.status == 410)
  }

  @Test func whateverComesIsACommandThatIsReadBack() throws {
    var seed: UInt64 = 42
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let pieces = [
      "/3/device", "/", "a", "00ff", "?", "é", "\u{0}", "\"", "=", " ", "apns-topic", ":path", "#",
    ]
    func text() -> String { (0..<next(6)).map { _ in pieces[next(pieces.count)] }.joined() }
    for _ in 0..<2000 {
      let fields = (0..<next(4)).map { _ in (text(), text()) }
      let request = Self.request(text(), text(), fields: fields, body: text())
      let push = APNsExchange.decode(request, credential: .missing, connection: Int64(next(9)))
      let line = try #require(APNsRun.grammar.print(.push(push)))
      #expect(try APNsRun.grammar.parse(line) == .push(push), "\(line)")
    }
  }
}
