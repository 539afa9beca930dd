import Engine
import Foundation
import Glibc
import Journal
import Language
import Payload
import Synchronization
import Testing
import Words

@testable import Gateway

/// A server with an engine in memory, on a socket of its own.
final class RunningServer {
  let place: SocketPlace
  let engine: WorldEngine
  private let server: ControlServer
  private var gateway: GatewayServer?

  init(face: FaceDoor? = nil) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bf\(UInt32.random(in: 0...UInt32.max))").path
    place = SocketPlace(instance: "default", folder: folder)
    var configuration = EngineConfiguration(place: .memory)
    configuration.playsStream = false
    engine = try WorldEngine(configuration)
    server = try ControlServer(place)
    try server.start(engine, face: face)
  }

  deinit {
    engine.close()
    gateway?.stop()
    server.stop()
    unlink(place.path)
    unlink(place.lock)
    rmdir(place.folder)
  }

  /// Opens the vendors' ports, on numbers that are free.
  func openGateway(_ change: (inout GatewayConfiguration) -> Void = { _ in }) throws -> GatewayFacts {
    var configuration = GatewayConfiguration()
    configuration.ports = .free
    change(&configuration)
    let opened = Mutex<GatewayFacts?>(nil)
    let done = DispatchSemaphore(value: 0)
    gateway = GatewayServer(beside: server, configuration) { result in
      opened.withLock { $0 = try? result.get() }
      done.signal()
    }
    done.wait()
    return try #require(opened.withLock { $0 })
  }

  func client() throws -> ControlClient { try ControlClient(place) }

  /// Asks on a connection of its own.
  func ask(_ request: ControlRequest, in tongue: Tongue = .english) throws -> JSONValue {
    let client = try client()
    try client.send(request, in: tongue)
    return try client.next()
  }

  /// Connects without the manners of a client.
  func raw() throws -> FileDescriptor {
    let socket = try UnixAddress.makeSocket()
    #expect(UnixAddress.with(place.path) { connect(socket.number, $0, $1) } == 0)
    return socket
  }
}

extension ControlClient {
  /// The next answer.
  func next() throws -> JSONValue {
    let line = try #require(try answer())
    return try JSONDocument(line).root
  }
}

extension FileDescriptor {
  /// A socket that is connected to a port of this machine.
  static func connected(to port: UInt16) -> FileDescriptor {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let file = FileDescriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    let connected = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file.number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    #expect(connected == 0)
    return file
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// All lines up to the end of the connection.
  func lines() -> [String] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(number, &piece, piece.count, 0)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
