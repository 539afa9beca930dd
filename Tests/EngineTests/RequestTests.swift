import APNs
import Journal
import Payload
import Phone
import Simulation
import Testing

@testable import Engine

@Suite struct RequestTests {
  private static let request = HTTPRequest(
    method: "POST", target: "/3/device/ab", fields: [HTTPField("apns-topic", "com.example")],
    body: Array(#"{"aps":{"alert":"Hello"}}"#.utf8))

  private static func answer(in entries: [TraceEntry]) -> HTTPReply? {
    for case .apns(.replied(let reply)) in entries.map(\.event) { return APNsExchange.encode(reply) }
    return nil
  }

  private func send(_ engine: WorldEngine, _ request: HTTPRequest = request) throws -> HTTPReply {
    let box = Box<CommitResult>()
    var reply: HTTPReply?
    let push = APNsExchange.decode(request, credential: .missing, connection: nil)
    let incoming = IncomingRequest(by: .apns, request) { entries in
      reply = Self.answer(in: entries)
      return reply
    }
    engine.perform(.apns(PhoneNumber(1), .push(push)), for: incoming) { box.put($0) }
    #expect(box.take() == .committed)
    return try #require(reply)
  }

  @Test func aRefusedRequestIsInTheHistoryOnceItIsAnswered() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    let reply = try send(engine)
    #expect(reply.status == 403)
    let push = try #require(engine.read { $0.arrivals.rows.last?.number })
    let kept = try #require(try engine.exchange(of: push))
    #expect(kept.request == Self.request)
    #expect(kept.reply == reply)
    #expect((kept.command, kept.pushes, kept.port) == (1, 1, .apns))
    #expect((kept.code, kept.rule?.name) == ("MissingProviderToken", "apns.auth.missing"))
    engine.close()
    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    #expect(try again.exchange(1) == kept)
  }

  @Test func whatNoVendorKnowsIsThereAsWell() throws {
    let engine = try WorldEngine.silent()
    defer { engine.close() }
    let request = HTTPRequest(method: "GET", target: "/favicon.ico", fields: [], body: [])
    engine.record(by: .http, request, HTTPReply(status: 404))
    #expect(try eventually { try engine.exchange(1) != nil })
    let kept = try #require(try engine.exchange(1))
    #expect((kept.request, kept.reply?.status, kept.command, kept.rule) == (request, 404, nil, nil))
    _ = try send(engine)
    #expect(try engine.exchange(2)?.command == 1)
  }

  @Test func whatGotNoAnswerIsThereAsWell() throws {
    let folder = TemporaryFolder()
    let engine = try WorldEngine.silent(in: folder)
    let request = HTTPRequest(method: "", target: "hello", fields: [], body: [])
    engine.record(
      by: .apns, request, nil, rule: "edge.http2.connection", from: "127.0.0.1",
      ending: "GOAWAY PROTOCOL_ERROR")
    engine.record(by: .http, request, nil, rule: "fault.cut")
    #expect(try eventually { try engine.exchange(2) != nil })
    engine.close()
    let again = try WorldEngine.silent(in: folder)
    defer { again.close() }
    let first = try #require(try again.exchange(1))
    #expect((first.request, first.reply, first.port) == (request, nil, .apns))
    #expect((first.peer, first.ending) == ("127.0.0.1", "GOAWAY PROTOCOL_ERROR"))
    #expect(first.isRefused && !first.isTaken && first.code == nil)
    let second = try #require(try again.exchange(2))
    #expect((second.peer, second.ending, second.reply) == (nil, nil, nil))
    #expect(!second.isRefused && !second.isTaken, "what a fault left unanswered was not refused")
  }

  @Test func aMovedClockMovesTheMomentOfARequest() throws {
    let clock = TestClock()
    let engine = try WorldEngine.silent { $0.clock = { clock.now } }
    defer { engine.close() }
    try engine.perform("clock +1h")
    _ = try send(engine)
    #expect(try engine.exchange(1)?.at == clock.now.moved(byMicroseconds: 3_600_000_000))
  }
}
