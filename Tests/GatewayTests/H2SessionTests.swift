import Foundation
import Payload
import Testing

@testable import Gateway

/// The server's half of HTTP/2, spoken to by the client's half of nghttp2.
@Suite struct H2SessionTests {
  private static let push = [
    (":method", "POST"), (":scheme", "https"), (":path", "/3/device/ab"), (":authority", "localhost"),
    ("apns-topic", "com.example"),
  ]

  private static func answer(_ status: Int, _ body: String) -> HTTPReply {
    HTTPReply(status: status, fields: [HTTPField("apns-id", "x")], body: Array(body.utf8))
  }

  @Test func aRequestIsHandedOnWholeAndItsAnswerComesBack() throws {
    let caller = H2Caller()
    let number = caller.ask(Self.push, Array("{}".utf8))
    #expect(caller.exchange())
    let (stream, request, size) = try #require(caller.requests.first)
    #expect(stream == number && size == 2)
    #expect(request.method == "POST" && request.target == "/3/device/ab" && request.body == Array("{}".utf8))
    #expect(request.value(of: "apns-topic") == "com.example")
    #expect(request.value(of: ":authority") == "localhost")
    #expect(caller.server?.isWaiting == true && caller.server?.isAnswering == true)

    caller.server?.answer(number, Self.answer(400, #"{"reason":"x"}"#))
    // A second answer to the same request is none.
    caller.server?.answer(number, Self.answer(200, ""))
    caller.exchange()
    #expect(caller.answers[number]?.status == 400)
    #expect(caller.answers[number]?.body == #"{"reason":"x"}"#)
    #expect(caller.answers[number]?.fields["apns-id"] == "x")
    #expect(caller.codes[number] == 0 && caller.server?.isWaiting == false)
  }

  @Test func answersMayComeInAnyOrderAndToStreamsThatHaveGone() {
    let caller = H2Caller()
    let streams = (0..<5).map { _ in caller.ask(Self.push) }
    caller.exchange()
    #expect(caller.requests.map(\.number) == streams)
    caller.reset(streams[2])
    caller.exchange()
    for number in streams.reversed() { caller.server?.answer(number, Self.answer(200, "")) }
    caller.exchange()
    #expect(caller.answers.values.map(\.status) == [200, 200, 200, 200])
    #expect(caller.answers[streams[2]] == nil)
  }

  @Test func aLongAnswerIsSentInPieces() {
    let caller = H2Caller()
    let number = caller.ask(Self.push)
    caller.exchange()
    let body = String(repeating: "0123456789", count: 20_000)
    caller.server?.answer(number, Self.answer(200, body))
    caller.exchange()
    #expect(caller.answers[number]?.body == body)
  }

  @Test(arguments: [("x", 16_400), ("y", 40_000)]) func fieldsOverTheLimitAre431(_ name: String, _ size: Int)
  {
    let caller = H2Caller()
    let number = caller.ask(Self.push + [(name, String(repeating: "z", count: size))])
    let next = caller.ask(Self.push)
    caller.exchange()
    #expect(caller.answers[number]?.status == 431)
    #expect(caller.requests.map(\.number) == [next], "what follows is served")
  }

  @Test func aBodyFarOverTheLimitIsHandedOnBeforeItEnds() throws {
    let caller = H2Caller()
    let number = caller.ask(Self.push, [UInt8](repeating: 0x20, count: 3 << 20))
    caller.exchange()
    let (_, request, size) = try #require(caller.requests.first)
    #expect(size > GatewayLimits.body && size < GatewayLimits.body + 65_536)
    #expect(request.body.count > 5120 && request.body.count < 64 << 10, "no more is kept than tells its size")
    caller.server?.answer(number, Self.answer(413, "{}"))
    caller.exchange()
    #expect(caller.answers[number]?.status == 413)
    #expect(caller.codes[number] == 0, "the rest need not come, and that is no fault")
    #expect(caller.server?.isWaiting == false)
  }

  @Test func aRequestThatDoesNotEndIs408() {
    let caller = H2Caller()
    let number = caller.ask(Self.push, Array("{".utf8), isWhole: false)
    caller.exchange()
    #expect(caller.server?.isReceiving == true)
    #expect(caller.server?.dropLate(at: caller.now + GatewayLimits.patience - 1) == true)
    caller.exchange()
    #expect(caller.answers[number] == nil)
    #expect(caller.server?.dropLate(at: caller.now + GatewayLimits.patience) == true)
    caller.exchange()
    #expect(caller.answers[number]?.status == 408)
    #expect(caller.requests.isEmpty && caller.server?.isReceiving == false)
  }

  @Test func aFrameThatDoesNotEndEndsTheConnection() {
    let caller = H2Caller()
    caller.exchange()
    // The head of a frame of 100 bytes whose kind nobody knows, and one byte of it.
    #expect(caller.hear([0, 0, 100, 0xEE, 0, 0, 0, 0, 0, 1]) == .understood)
    caller.now += GatewayLimits.patience - 1
    #expect(caller.hear([1]) == .understood)
    #expect(caller.server?.dropLate(at: caller.now) == true)
    caller.now += 1
    #expect(caller.server?.dropLate(at: caller.now) == false)
    caller.deliver()
    #expect(caller.farewell?.code == H2Session.Code.enhanceYourCalm.rawValue)
    #expect(caller.farewell?.text == #"{"reason":"IdleTimeout"}"#)
  }

  /// Opens a stream and resets it; false once the connection has been ended for that.
  private static func openAndReset(_ caller: H2Caller) -> Bool {
    let number = caller.ask(push, isWhole: false)
    guard caller.exchange() else { return false }
    caller.reset(number)
    return caller.exchange()
  }

  @Test func resetsInQuickSuccessionEndTheConnection() {
    let caller = H2Caller()
    var count = 0
    while count <= 2 * GatewayLimits.resets, Self.openAndReset(caller) { count += 1 }
    #expect(count == GatewayLimits.resets, "so many are let pass")
    #expect(caller.farewell?.code == H2Session.Code.enhanceYourCalm.rawValue)
  }

  @Test func resetsNowAndThenAreAClientsRight() {
    let caller = H2Caller()
    for _ in 0..<3 {
      for _ in 0..<900 { #expect(Self.openAndReset(caller)) }
      caller.now += GatewayLimits.resetSpan
    }
    #expect(caller.farewell == nil)
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nhost: x\r\n\r\n", "POST /3/device/x HTTP/1.1\r\nhost: x\r\n\r\n"])
  func http1IsToldApart(_ text: String) {
    let caller = H2Caller()
    let bytes = Array(text.utf8)
    #expect(caller.hear(bytes) == .otherLanguage)
    #expect(caller.server?.maySpeak == false)
    #expect(bytes.withUnsafeBytes { HTTP1Greeting.isOne($0) })
    let answer = String(decoding: RejectedStatus.bytes(HTTP1Greeting.reply, hasBody: true), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 505 ") && answer.contains("\r\n\r\n{"))
  }

  @Test(arguments: ["", "hello", " GET", "get / HTTP/1.1", "\u{0}\u{0}\u{0}"])
  func whatIsNoRequestIsNone(_ text: String) {
    #expect(!Array(text.utf8).withUnsafeBytes { HTTP1Greeting.isOne($0) })
  }
}
