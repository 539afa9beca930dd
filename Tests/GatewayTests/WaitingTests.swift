import Foundation
import Glibc
import Payload
import Testing

@testable import Gateway

/// How long clients are waited for; a second or two stand for what is half a minute, or an hour, to others.
@Suite(.serialized) struct WaitingTests {
  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]
  /// The beginning of a ClientHello of 512 bytes (RFC 8446, 4.1.2).
  private static let hello: [UInt8] =
    [22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3] + [UInt8](repeating: 7, count: 400)

  /// Sends `bytes` one by one, `pause` milliseconds apart, until the other end closes or `limit` seconds are over.
  ///
  /// - Returns: the seconds that it took the other end to close, and what it said.
  private static func trickle(
    _ bytes: [UInt8], to port: UInt16, pause: Int = 100, limit: Double = 15
  ) -> (seconds: Double, text: [UInt8])? {
    let file = FileDescriptor.connected(to: port)
    let start = Date()
    var (text, place) = ([UInt8](), 0)
    while Date().timeIntervalSince(start) < limit {
      if place < bytes.count {
        _ = Glibc.send(file.number, [bytes[place]], 1, Int32(MSG_NOSIGNAL))
        place += 1
      }
      var waits = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
      guard poll(&waits, 1, Int32(pause)) > 0 else { continue }
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = recv(file.number, &piece, piece.count, 0)
      if count <= 0 { return (Date().timeIntervalSince(start), text) }
      text += piece.prefix(count)
    }
    return nil
  }

  private static func times(_ change: (inout GatewayTimes) -> Void) -> (inout GatewayConfiguration) -> Void {
    var times = GatewayTimes()
    change(&times)
    return { $0.times = times }
  }

  @Test func theUsualTimes() {
    let times = GatewayTimes()
    #expect(times.patience == 30 && times.silence == 3600 && times.restSilence == 75)
  }

  @Test func aSilentConnectionToAPNsEndsWithAGoAway() throws {
    let server = try RunningServer()
    let port = try server.openGateway(Self.times { $0.silence = 1 }).apns
    let file = FileDescriptor.connected(to: port)
    #expect(Glibc.send(file.number, Self.preface, Self.preface.count, 0) == Self.preface.count)
    let start = Date()
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(file.number, &piece, piece.count, 0), count > 0 {
      text += piece.prefix(count)
    }
    let seconds = Date().timeIntervalSince(start)
    #expect((0.5...12).contains(seconds))
    #expect(String(decoding: text, as: UTF8.self).contains(#"{"reason":"IdleTimeout"}"#))
  }

  @Test(arguments: ["", "GET /nowhere HTTP/1.1\r\nhost: x\r\n\r\n"])
  func aSilentConnectionOfHTTP1Ends(_ before: String) throws {
    let server = try RunningServer()
    let port = try server.openGateway(Self.times { $0.restSilence = 1 }).http
    let end = try #require(Self.trickle(Array(before.utf8), to: port, pause: 10))
    #expect((0.5...12).contains(end.seconds))
    #expect(String(decoding: end.text, as: UTF8.self).hasPrefix("HTTP/1.1 404 ") == !before.isEmpty)
  }

  @Test(arguments: [[], hello]) func aHandshakeThatDoesNotEndEnds(_ bytes: [UInt8]) throws {
    let server = try RunningServer()
    let facts = try server.openGateway(Self.times { $0.patience = 2 })
    for port in [facts.https, facts.apns] {
      let end = try #require(Self.trickle(bytes, to: port), "it goes on for ever")
      #expect((0.5...12).contains(end.seconds))
    }
  }

  @Test func aRequestThatDoesNotEndIs408() throws {
    let server = try RunningServer()
    let port = try server.openGateway(Self.times { $0.patience = 2 }).http
    let head = "POST /v3/push HTTP/1.1\r\nhost: x\r\nx: " + String(repeating: "y", count: 400)
    let end = try #require(Self.trickle(Array(head.utf8), to: port))
    let answer = String(decoding: end.text, as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 408 ") && answer.contains(#""code":1002"#), "\(answer)")
    #expect((0.5...12).contains(end.seconds))
  }
}
