import Foundation
import Glibc
import Payload
import Synchronization
import Testing

@testable import Gateway

/// A port of HTTP/1.1 on loopback, spoken to byte by byte.
@Suite struct RESTPortTests {
  /// What is told on another thread.
  private final class Notes: Sendable {
    let lines = Mutex<[String]>([])
  }

  /// A port that answers each request with what it understood.
  private final class Echo {
    let loop: EventLoop
    let number: UInt16
    private let port = LoopBound<RESTPort>()
    /// What evhttp turned away by itself.
    let turnedAway = Notes()

    init() throws {
      loop = try EventLoop()
      let turnedAway = turnedAway
      let made = try RESTPort(
        on: loop, nil,
        rejected: { head, status, _ in
          turnedAway.lines.withLock { $0.append("\(status) \(head.method) \(head.target)") }
          return HTTPReply(
            status: status, fields: [HTTPField("content-type", "application/json")],
            body: Array(#"{"reason":"x"}"#.utf8))
        }
      ) { request, peer, answer in
        let body =
          "\(request.method) \(request.target) \(request.body.count) \(peer.map(String.init).joined(separator: "."))"
        answer(
          HTTPReply(
            status: request.target == "/gone" ? 410 : 200, fields: [HTTPField("x-echo", "1")],
            body: Array(body.utf8)))
      }
      number = try made.listen("127.0.0.1", 0)
      port.value = made
      try loop.start()
    }

    deinit {
      loop.post { [port] in port.value = nil }
      loop.stop()
    }

    /// Sends `text`, and returns all that comes until the other end closes.
    func ask(_ text: String) -> String {
      let file = FileDescriptor.connected(to: number)
      file.write(text)
      return file.lines().joined(separator: "\n").replacingOccurrences(of: "\r", with: "")
    }
  }

  @Test(arguments: [
    (
      "GET /a?b=c HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      ["HTTP/1.1 200 OK", "GET /a?b=c 0 127.0.0.1", "x-echo: 1"]
    ),
    (
      "POST /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 5\r\n\r\nhello",
      ["HTTP/1.1 200 OK", "POST /a 5 127.0.0.1"]
    ),
    (
      "DELETE /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}",
      ["HTTP/1.1 200 OK", "DELETE /a 2 127.0.0.1"]
    ),
    (
      "PATCH /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n",
      ["HTTP/1.1 200 OK", "PATCH /a 0 127.0.0.1"]
    ),
    ("GET /gone HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", ["HTTP/1.1 410 Gone", "GET /gone 0"]),
    (
      "PUT / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
      ["PUT / 5"]
    ),
    (
      "GET /1 HTTP/1.1\r\nhost: x\r\n\r\nGET /2 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      ["GET /1 0", "GET /2 0"]
    ),
    ("BREW / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", ["HTTP/1.1 501 Not Implemented"]),
    ("HEAD /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", ["HTTP/1.1 200 OK", "content-length: 19"]),
  ])
  func aRequestIsReadAndAnswered(_ text: String, _ parts: [String]) throws {
    let answer = try Echo().ask(text)
    for part in parts { #expect(answer.contains(part), "\(answer)") }
  }

  /// evhttp's own pages make way for the words of whoever is meant, whole and once.
  @Test(arguments: [
    ("BREW /a HTTP/1.1\r\nhost: x\r\n\r\n", "501 BREW /a"),
    ("POST /b HTTP/1.1\r\ncontent-length: 2000000\r\n\r\n", "413 POST /b"),
    ("POST /c HTTP/1.1\r\ncontent-length: ten\r\n\r\n", "400 POST /c"),
    ("GET /d HTTP/1.1\r\nhost\r\n\r\n", "400 GET /d"), ("hello\r\n\r\n", "400  hello"),
    ("GET /1 HTTP/1.1\r\nhost: x\r\n\r\nGET /2 HTTP/1.1\r\nhost\r\n\r\n", "400 GET /2"),
  ])
  func whatEvhttpTurnsAwayIsToldAndWorded(_ text: String, _ expected: String) throws {
    let echo = try Echo()
    let answer = echo.ask(text)
    #expect(echo.turnedAway.lines.withLock { $0 } == [expected])
    let words = "HTTP/1.1 \(expected.prefix(3)) "
    #expect(answer.components(separatedBy: words).count == 2, "\(answer)")
    #expect(answer.hasSuffix(#"{"reason":"x"}"#) && answer.contains("content-length: 14\n"))
    #expect(!answer.lowercased().contains("<html"))
  }

  @Test func whatIsAskedForByHeadIsNotSent() throws {
    let answer = try Echo().ask("HEAD /a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK") && !answer.contains("127.0.0.1"))
  }
}
