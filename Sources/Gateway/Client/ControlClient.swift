import CLinux
import Glibc
import Payload
import Words

/// The near end of a control socket: sends requests and reads answers, one after the other.
public final class ControlClient {
  private let socket: FileDescriptor
  private var received: [UInt8] = []
  private var searched = 0

  /// Seconds that the greeting may take; whoever is there and silent for longer is no belfry.
  private static let greetingSeconds: Int32 = 5

  /// Connects to the belfry at `place` and reads its greeting.
  public init(_ place: SocketPlace) throws(SocketFault) {
    socket = try UnixAddress.makeSocket()
    let number = socket.number
    guard let connected = UnixAddress.with(place.path, { connect(number, $0, $1) }) else {
      throw SocketFault.tooLong(place.path)
    }
    if connected != 0 {
      throw errno == ENOENT || errno == ECONNREFUSED
        ? SocketFault.nobody(place) : SocketFault.system(errno, place.path)
    }
    guard waitsNoLonger(than: Self.greetingSeconds), let line = try answer(), let greeting = Greeting(line)
    else {
      throw SocketFault.stranger(place.path)
    }
    guard greeting.protocolVersion == ControlProtocol.version else {
      throw SocketFault.otherVersion(greeting, place)
    }
  }

  /// Sends a request; its answer's sentences come in `tongue`.
  ///
  /// An end that closes while it is sent to has said why; `answer` reads that.
  public func send(_ request: ControlRequest, in tongue: Tongue) throws(SocketFault) {
    var rest = RequestWriter.write(request, in: tongue)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && (errno == EPIPE || errno == ECONNRESET) { return }
      guard count > 0 else { throw SocketFault.ended }
      rest = rest.dropFirst(count)
    }
  }

  /// The next line, its line feed included; nil once the other end has closed.
  public func answer() throws(SocketFault) -> [UInt8]? {
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(received[...end])
        received.removeFirst(line.count)
        searched = 0
        return line
      }
      searched = received.count
      guard try receive() else { return nil }
    }
  }

  private func waitsNoLonger(than seconds: Int32) -> Bool {
    var wait = pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&wait, 1, seconds * 1000)
      if count < 0 && errno == EINTR { continue }
      return count > 0
    }
  }

  private func receive() throws(SocketFault) -> Bool {
    var piece = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = recv(socket.number, &piece, piece.count, 0)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw SocketFault.ended }
      received += piece.prefix(count)
      return count > 0
    }
  }
}
