import Engine
import Foundation
import Glibc
import Journal
import Payload
import Phone
import Simulation
import Testing
import Words

@testable import Gateway

/// What comes to the open ports and is no request, or gets no answer: it is in the history all the same.
@Suite struct DoorstepTests {
  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]
  /// `POST /` to x on stream 1, whole, out of HPACK's own table.
  private static let request: [UInt8] = [0, 0, 6, 1, 5, 0, 0, 0, 1, 0x83, 0x86, 0x84, 0x41, 1, 0x78]

  /// A socket that has sent `bytes` to a port of this machine.
  private static func send(_ bytes: [UInt8], to port: UInt16) -> FileDescriptor {
    let file = FileDescriptor.connected(to: port)
    #expect(Glibc.send(file.number, bytes, bytes.count, 0) == bytes.count)
    return file
  }

  /// The requests of the history, once there are so many.
  private static func rows(_ server: RunningServer, _ count: Int = 1) throws -> [Exchange] {
    var question = HistoryQuestion()
    question.kind = .requests
    for _ in 0..<200 {
      let rows = server.engine.history(question)?.rows.compactMap { row -> Exchange? in
        if case .request(let exchange) = row { exchange } else { nil }
      }
      if let rows, rows.count >= count { return rows }
      usleep(25_000)
    }
    throw SocketFault.system(ETIMEDOUT, "no row came")
  }

  private static func play(_ line: String, _ server: RunningServer) throws {
    server.engine.perform(try WorldText.parse(line, on: PhoneNumber(1)))
  }

  @Test(
    arguments: [
      (Array("GET /x HTTP/1.1\r\nhost: x\r\n\r\n".utf8), "edge.http2.only", 505, nil),
      (Array("\u{0}\u{1} is this HTTP/2, or what else is it?".utf8), "edge.http2.preface", nil, "close"),
      (preface + [0, 0, 1, 1, 5, 0, 0, 0, 0, 0x82], "edge.http2.connection", nil, "GOAWAY PROTOCOL_ERROR"),
    ] as [([UInt8], RuleID, Int?, String?)])
  func whatIsNoHTTP2HasARow(_ bytes: [UInt8], _ rule: RuleID, _ status: Int?, _ ending: String?) throws {
    let server = try RunningServer()
    let file = Self.send(bytes, to: try server.openGateway().apns)
    let row = try #require(try Self.rows(server).first)
    #expect(row.rule == rule && row.reply?.status == status && row.ending == ending)
    #expect(row.port == .apns && row.peer == "127.0.0.1" && row.isRefused)
    withExtendedLifetime(file) {}
  }

  @Test(
    arguments: [
      ("POST /v3/push HTTP/1.1\r\ncontent-length: 9999999\r\n\r\n", 413, "1005", "edge.long"),
      ("POST /v2/a/push/all HTTP/1.1\r\nhost\r\n\r\n", 400, "20001", "edge.malformed"),
      ("BREW /3/device/ab HTTP/1.1\r\nhost: x\r\n\r\n", 501, "MethodNotAllowed", "edge.method"),
      ("BREW /v3/push HTTP/1.1\r\nhost: x\r\n\r\n", 501, "1001", "edge.method"),
      ("BREW /v2/a/auth HTTP/1.1\r\nhost: x\r\n\r\n", 501, "405", "edge.method"),
      ("BREW /x HTTP/1.1\r\nhost: x\r\n\r\n", 501, nil, "edge.method"),
      (
        "GET /belfry/v1/state HTTP/1.1\r\nhost: x\r\norigin: http://evil\r\nconnection: close\r\n\r\n", 403,
        nil,
        "edge.gate"
      ),
    ] as [(String, Int, String?, RuleID)])
  func whatIsNoHTTP1IsAnsweredInTheVendorsWords(
    _ text: String, _ status: Int, _ code: String?, _ rule: RuleID
  ) throws {
    let server = try RunningServer()
    let file = Self.send(Array(text.utf8), to: try server.openGateway().http)
    let row = try #require(try Self.rows(server).first)
    #expect(row.reply?.status == status && row.code == code && row.rule == rule)
    #expect(row.peer == "127.0.0.1" && row.isRefused)
    let answer = file.lines().joined(separator: "\n")
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    let body = String(decoding: row.reply?.body ?? [], as: UTF8.self)
    #expect(answer.hasSuffix(body.trimmingCharacters(in: .newlines)))
  }

  @Test func rowsAreBounded() throws {
    let server = try RunningServer()
    let port = try server.openGateway().http
    let text = Array("BREW /x HTTP/1.1\r\nhost: x\r\n\r\n".utf8)
    for _ in 0..<GatewayLimits.rejectedRows + 20 { _ = Self.send(text, to: port).lines() }
    #expect(try Self.rows(server, GatewayLimits.rejectedRows).count <= GatewayLimits.rejectedRows + 1)
  }

  @Test(
    arguments: [
      ("fault hang", "fault.hang", nil), ("fault cut", "fault.cut", nil),
    ] as [(String, RuleID, Int?)])
  func anAnswerThatIsNeverGivenIsNoneInTheHistory(_ fault: String, _ rule: RuleID, _ status: Int?) throws {
    let server = try RunningServer()
    let port = try server.openGateway { $0.secrets.jpush = .any }.http
    try Self.play(fault, server)
    let head = "POST /v3/push HTTP/1.1\r\nhost: x\r\nauthorization: Basic dTpw\r\ncontent-length: 2\r\n\r\n{}"
    let file = Self.send(Array(head.utf8), to: port)
    let row = try #require(try Self.rows(server).first)
    #expect(row.reply == nil && row.rule == rule && !row.isRefused && !row.isTaken)
    #expect(row.request.target == "/v3/push")
    withExtendedLifetime(file) {}
  }

  @Test func whatAGoAwayDoesNotCoverHasARow() throws {
    let server = try RunningServer()
    let port = try server.openGateway().apns
    try Self.play("fault goaway every 1 last-done 0", server)
    let file = Self.send(Self.preface + Self.request, to: port)
    let row = try #require(try Self.rows(server).first)
    #expect(row.rule == "fault.goaway" && row.ending == "GOAWAY NO_ERROR" && !row.isRefused)
    #expect(row.request.method == "POST" && row.request.target == "/")
    withExtendedLifetime(file) {}
  }
}
