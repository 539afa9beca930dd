import COpenSSL
import Foundation
import Glibc
import Testing

@testable import Gateway

/// Sockets with TLS and without, by two ends of a pair and OpenSSL itself.
@Suite struct TransportTests {
  /// The other end of a connection, as a client has it.
  final class Client {
    let file: FileDescriptor
    let tls: OpaquePointer?
    private let context: OpaquePointer?

    init(_ number: Int32, offering alpn: [UInt8]? = nil, usesTLS: Bool) {
      file = FileDescriptor(number)
      guard usesTLS else {
        (tls, context) = (nil, nil)
        return
      }
      context = SSL_CTX_new(TLS_client_method())
      tls = SSL_new(context)
      SSL_set_fd(tls, number)
      SSL_set_connect_state(tls)
      if let alpn { SSL_set_alpn_protos(tls, alpn, UInt32(alpn.count)) }
    }

    deinit {
      SSL_free(tls)
      SSL_CTX_free(context)
    }

    func write(_ text: String) {
      let bytes = Array(text.utf8)
      if let tls {
        SSL_write(tls, bytes, Int32(bytes.count))
      } else {
        send(file.number, bytes, bytes.count, 0)
      }
    }

    func read() -> String {
      var room = [UInt8](repeating: 0, count: 1000)
      let count = tls.map { Int(SSL_read($0, &room, 1000)) } ?? recv(file.number, &room, 1000, 0)
      return String(decoding: room.prefix(max(0, count)), as: UTF8.self)
    }

    var protocolChosen: String {
      var name: UnsafePointer<UInt8>?
      var count: UInt32 = 0
      SSL_get0_alpn_selected(tls, &name, &count)
      return String(decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self)
    }
  }

  private static func pair() -> (H2Transport, Int32) {
    // The loop's thread takes no such signal; a test's would.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
    return (H2Transport(ends[0]), ends[1])
  }

  private static func read(_ transport: H2Transport) -> (text: String, result: H2Transport.Result) {
    withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 16) { room in
      let result = transport.read(into: room)
      guard case .bytes(let count) = result else { return ("", result) }
      return (String(decoding: room[..<count], as: UTF8.self), result)
    }
  }

  private static func write(_ transport: H2Transport, _ text: String) -> H2Transport.Result {
    Array(text.utf8).withUnsafeBytes { transport.write($0) }
  }

  private static let certificate = try? ServerCertificate(in: nil, names: [])

  private static func connect(
    _ language: TLSContext.Language = .http2, offering alpn: [UInt8]? = nil
  ) throws -> (H2Transport, Client) {
    let (transport, other) = pair()
    let client = Client(other, offering: alpn, usesTLS: true)
    #expect(transport.begin(try TLSContext(#require(certificate), language)))
    for _ in 0..<10 where SSL_is_init_finished(client.tls) == 0 {
      SSL_do_handshake(client.tls)
      _ = read(transport)
    }
    try #require(SSL_is_init_finished(client.tls) == 1)
    return (transport, client)
  }

  @Test func withoutTLS() {
    let (transport, other) = Self.pair()
    let client = Client(other, usesTLS: false)
    #expect(Self.read(transport).result == .again(needsWrite: false))
    client.write("hello")
    #expect(transport.peek().byte == UInt8(ascii: "h"))
    #expect(Self.read(transport).text == "hello")
    #expect(Self.write(transport, "welcome") == .bytes(7))
    #expect(client.read() == "welcome")
    #expect(!transport.hasPending)
    shutdown(other, Int32(SHUT_WR))
    #expect(Self.read(transport).result == .finished, "nothing more comes, and it may still be answered")
    #expect(Self.write(transport, "bye") == .bytes(3))
    #expect(client.read() == "bye")
  }

  @Test func withTLS() throws {
    let (transport, client) = try Self.connect()
    client.write("hello")
    #expect(Self.read(transport).text == "hello")
    #expect(Self.write(transport, "welcome") == .bytes(7))
    #expect(client.read() == "welcome")
    SSL_shutdown(client.tls)
    #expect(Self.read(transport).result == .finished)
    #expect(Self.write(transport, "bye") == .bytes(3))
    #expect(client.read() == "bye")
  }

  @Test func whatTLSHasReadAheadIsPending() throws {
    let (transport, client) = try Self.connect()
    client.write(String(repeating: "x", count: 1500))
    #expect(Self.read(transport).text.count == 1000 && transport.hasPending)
    #expect(Self.read(transport).text.count == 500 && !transport.hasPending)
  }

  @Test func anEndThatHasGoneIsNoEndThatFinished() throws {
    let transport = try Self.connect().0
    #expect(Self.read(transport).result == .ended, "TLS was not ended, so something may be missing")
    let (plain, other) = Self.pair()
    close(other)
    #expect(Self.write(plain, "x") == .ended)
  }

  @Test(arguments: ["hello", "\u{16}\u{3}\u{1}\u{0}\u{5}hello"]) func whatIsNoTLSIsEnded(_ text: String)
    throws
  {
    let (transport, other) = Self.pair()
    #expect(transport.begin(try TLSContext(#require(Self.certificate), .http2)))
    Client(other, usesTLS: false).write(text)
    #expect(Self.read(transport).result == .ended)
  }

  @Test(arguments: [
    ("\u{2}h2", TLSContext.Language.http2, "h2"), ("\u{8}http/1.1\u{2}h2", .http2, "h2"),
    ("\u{8}http/1.1", .http2, ""), ("\u{6}spdy/3", .http2, ""), ("\u{2}h2\u{8}http/1.1", .http1, "http/1.1"),
    ("\u{2}h2", .http1, ""),
  ])
  func alpn(_ offer: String, _ language: TLSContext.Language, _ chosen: String) throws {
    let (_, client) = try Self.connect(language, offering: Array(offer.utf8))
    #expect(client.protocolChosen == chosen)
  }
}
