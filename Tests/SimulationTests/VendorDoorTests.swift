import Getui
import JPush
import Language
import Payload
import Phone
import Testing

@testable import Simulation

/// Recorded requests over HTTP, as clients send them: command, answer, and no secret in between.
@Suite struct VendorDoorTests {
  private static func online(_ choice: String = "both") throws -> WorldRun {
    var run = WorldRun()
    try run.play("app sdk \(choice)", "app open")
    run.wait(seconds: 2)
    run.forget()
    return run
  }

  private static func request(
    _ method: String, _ target: String, _ body: String = "", _ fields: [HTTPField] = []
  ) -> HTTPRequest {
    HTTPRequest(method: method, target: target, fields: fields, body: Array(body.utf8))
  }

  private static func exchange(
    _ request: HTTPRequest, _ run: inout WorldRun, isRight: Bool = true
  ) throws -> HTTPReply {
    let command = try #require(
      VendorDoor.command(
        for: request, in: run.world, basic: { _ in isRight ? .right : .wrong },
        sign: { _ in isRight ? .right : .wrong }))
    let line = WorldText.print(command)
    #expect(!line.contains("secret") && !line.contains("c2VjcmV0"))
    #expect(try WorldText.parse(line, on: PhoneNumber(1)) == command)
    run.forget()
    run.apply(command)
    return try #require(VendorDoor.reply(in: run.trace.entries))
  }

  @Test(
    arguments: [
      ("/v3/push", VendorRequest.Vendor.jpush), ("/v3//push/validate", .jpush), ("/v2/app/push/all", .getui),
      ("/v1/app/push_single", .getui), ("/3/device/aa", nil), ("/", nil), ("/belfry/v1/x", nil),
    ] as [(String, VendorRequest.Vendor?)])
  func thePathTellsWhose(_ path: String, _ vendor: VendorRequest.Vendor?) {
    #expect(VendorDoor.vendor(of: Self.request("POST", path)) == vendor)
  }

  /// As the vendor's Python client 3.4.1 sends it: a malformed content type, escapes for everything but ASCII.
  @Test func aPushOfThePythonClient() throws {
    var run = try Self.online()
    let fields = [
      HTTPField("Authorization", "Basic YXBwOnNlY3JldA=="),
      HTTPField("content-type", "application/json;charset:utf-8"),
    ]
    let body =
      #"{"platform": "all", "audience": "all", "notification": {"ios": {"alert": "\u4f60\u597d", "badge": "+1", "sound": "default", "content-available": 1}}, "options": {"apns_production": false}}"#
    let reply = try Self.exchange(Self.request("POST", "/v3/push", body, fields), &run)
    #expect(reply.status == 200)
    #expect(reply.fields.contains(HTTPField("x-rate-limit-remaining", "599")))
    #expect(run.arrivals.rows.last?.body == "你好")
    let refused = try Self.exchange(Self.request("POST", "/v3/push", body, fields), &run, isRight: false)
    #expect(refused.status == 401)
    #expect(String(decoding: refused.body, as: UTF8.self).contains(#""code":1004"#))
    let anonymous = try Self.exchange(Self.request("POST", "/v3/push", body), &run)
    #expect(anonymous.status == 401)
  }

  @Test func theTagPathIsDecodedWithoutTurningAPlusIntoASpace() throws {
    var run = try Self.online()
    let fields = [HTTPField("authorization", "Basic YXBwOnNlY3JldA==")]
    try run.play(#"jpush request POST /v3/devices/@1 json:'{"tags":{"add":["a+b","c|d"]}}'"#)
    let id = try #require(run.world.jpush.device(on: PhoneNumber(1))?.id.text)
    for tag in ["a+b", "c%7Cd"] {
      let reply = try Self.exchange(
        Self.request("GET", "/v3/tags/\(tag)/registration_ids/\(id)", "", fields), &run)
      #expect(String(decoding: reply.body, as: UTF8.self) == #"{"result":true}"#)
    }
  }

  @Test func getuiGivesATokenAndTakesIt() throws {
    var run = try Self.online()
    let now = run.at.microseconds / 1000
    let auth = try Self.exchange(
      Self.request(
        "POST", "/v2/app/auth", #"{"sign":"5ec2e7","timestamp":"\#(now)","appkey":"key"}"#), &run)
    let token = try #require(try JSONDocument(auth.body).root["data"]?["token"]?.string)
    let cid = try #require(run.world.getui.client(on: PhoneNumber(1))?.id.text)
    let push =
      #"{"request_id":"request-0001","audience":{"cid":["\#(cid)"]},"push_message":{"transmission":"hi"}}"#
    let reply = try Self.exchange(
      Self.request("POST", "/v2/app/push/single/cid", push, [HTTPField("token", token)]), &run)
    #expect(reply.status == 200)
    #expect(run.arrivals.rows.last?.outcome == .delivered)
    #expect(reply.fields == [HTTPField("content-type", "application/json;charset=utf-8")])
    let refused = try Self.exchange(Self.request("POST", "/v2/app/push/single/cid", push), &run)
    #expect(refused.status == 401)
  }

  @Test func theConnectionSaysWhatWaits() throws {
    var run = try Self.online()
    try run.play("app kill", "message later ttl=60", "getui push soon")
    let facts = run.world.connections(of: PhoneNumber(1))
    #expect(facts.map(\.vendor) == [.jpush, .getui])
    #expect(facts.map { $0.kept.map(\.text) } == [["later"], ["soon"]])
    #expect(facts.allSatisfy { !$0.isOnline && $0.id != nil })
    try run.play("app open", "phone network off", "sdk addTags vip")
    let waiting = run.world.connections(of: PhoneNumber(1))[0]
    #expect(waiting.waiting.map(\.call) == ["addTags"])
    #expect(waiting.nextAttempt != nil)
    #expect(run.world.connections(of: PhoneNumber(9)).isEmpty)
  }
}
