import Engine
import Foundation
import Journal
import Payload
import Testing
import Words

@testable import Gateway

/// Requests that are turned away on the doorstep: what is known of them, and how many of them are written down.
@Suite struct RejectionTests {
  private static let push = [
    (":method", "POST"), (":scheme", "https"), (":path", "/3/device/ab"), (":authority", "localhost"),
  ]

  @Test(arguments: [
    ("POST /v3/push HTTP/1.1\r\nAuthorization: Basic eA==\r\nhost:x\r\n\r\n{}", "POST", "/v3/push", 2),
    ("GET /a", "GET", "/a", 0), ("GET /a HTTP/9.x\nx: y\n", "GET", "/a", 1), ("\r\n\r\n", "", "", 0),
    ("", "", "", 0), ("hello there, world", "hello", "there,", 0), ("\u{1}\u{2} x", "", "\u{1}\u{2} x", 0),
    ("GET\r\n: x\r\nno colon\r\na: b", "", "GET", 1),
  ])
  func aHeadIsReadAsFarAsItGoes(_ text: String, _ method: String, _ target: String, _ fields: Int) {
    var head = RequestHead()
    head.add(text.utf8)
    let request = head.request
    #expect(request.method == method && request.target == target && request.fields.count == fields)
    #expect(request.body.isEmpty, "nobody knows what in it is secret")
  }

  @Test func aLineWithoutEndIsCut() {
    var head = RequestHead()
    head.add([UInt8](repeating: 0x80, count: head.room))
    #expect(head.room == 0 && head.request.target.count == 256)
  }

  @Test func theBudgetFillsByAndBy() {
    var budget = RowBudget(3, oneEach: 10)
    func ask(_ moments: [Int64]) -> [Bool] { moments.map { budget.take(at: $0) } }
    #expect(ask([1000, 1000, 1000, 1000]) == [true, true, true, false])
    #expect(ask([1009, 1010, 1019, 1020]) == [false, true, false, true])
    #expect(ask([9999, 9999, 9999, 9999]) == [true, true, true, false])
    #expect(ask([5]) == [false], "a clock that goes back gives nothing")
  }

  @Test(
    arguments: [
      (400, "edge.malformed"), (413, "edge.long"), (431, "edge.long"), (501, "edge.method"),
      (408, "edge.slow"), (503, "edge.full"),
    ] as [(Int, RuleID)])
  func everyStatusHasItsRuleAndItsWords(_ status: Int, _ rule: RuleID) throws {
    #expect(RejectedStatus.rule(status) == rule)
    let reply = RejectedStatus.reply(status)
    let root = try JSONDocument(reply.body).root
    #expect(root["ok"]?.bool == false && root["error"]?.string?.isEmpty == false)
    #expect(RuleBook.rule(rule) != nil)
    #expect(reply.fields.contains { $0.name == "retry-after" } == (status == 503))
  }

  // MARK: - HTTP/2

  @Test func aMalformedRequestIsTold() throws {
    let caller = H2Caller()
    caller.ask(Self.push.filter { $0.0 != ":path" } + [("apns-topic", "com.example")])
    let whole = caller.ask(Self.push)
    caller.exchange()
    let rejection = try #require(caller.rejections.first)
    #expect(caller.rejections.count == 1 && rejection.rule == "edge.http2.stream")
    #expect(rejection.ending == "RST_STREAM PROTOCOL_ERROR" && rejection.reply == nil)
    #expect(rejection.request.method == "POST")
    #expect(caller.requests.map(\.number) == [whole], "the connection goes on")
  }

  @Test func fieldsOverTheLimitAreTold() {
    let caller = H2Caller()
    caller.ask(Self.push + [("x", String(repeating: "z", count: 20_000))])
    caller.exchange()
    #expect(caller.rejections.map(\.rule) == ["edge.http2.fields"])
    #expect(caller.rejections.first?.reply?.status == 431)
    #expect(caller.rejections.first?.request.target == "/3/device/ab")
  }

  @Test func aRequestThatDoesNotEndIsTold() {
    let caller = H2Caller()
    caller.ask(Self.push, Array("{".utf8), isWhole: false)
    caller.exchange()
    _ = caller.server?.dropLate(at: caller.now + GatewayLimits.patience)
    #expect(caller.rejections.map(\.rule) == ["edge.slow"])
  }

  @Test func aBrokenConnectionIsTold() {
    let caller = H2Caller()
    caller.exchange()
    // A HEADERS frame on stream 0 (RFC 9113, 6.2).
    _ = caller.hear([0, 0, 1, 1, 5, 0, 0, 0, 0, 0x82])
    caller.deliver()
    #expect(caller.rejections.map(\.rule) == ["edge.http2.connection"])
    #expect(caller.rejections.first?.ending == "GOAWAY PROTOCOL_ERROR")
  }

  @Test func moreStreamsThanAreAllowedAreTold() {
    let caller = H2Caller()
    caller.exchange()
    // The limit is not known to the other end before its SETTINGS have come.
    caller.server?.allow(streams: 1)
    for _ in 0..<3 { caller.ask(Self.push, Array("{".utf8), isWhole: false) }
    caller.exchange()
    #expect(caller.rejections.map(\.rule) == ["edge.http2.refused", "edge.http2.refused"])
    #expect(caller.rejections.first?.ending == "RST_STREAM REFUSED_STREAM")
  }

  @Test func aClientThatMakesWorkForNothingIsTold() {
    let caller = H2Caller()
    for _ in 0...GatewayLimits.resets {
      let number = caller.ask(Self.push, isWhole: false)
      caller.exchange()
      caller.reset(number)
      caller.exchange()
    }
    #expect(caller.rejections.map(\.rule) == ["edge.http2.calm"])
    #expect(caller.rejections.first?.ending == "GOAWAY ENHANCE_YOUR_CALM")
  }
}
