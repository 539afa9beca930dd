import CEvent
import Glibc
import Words

/// Takes connections in and keeps them while they last. Lives on the loop's thread.
///
/// Unchecked: it is made before the loop's thread starts and let go of after that thread has ended; in between only
/// that thread touches it.
final class ConnectionHost: @unchecked Sendable {
  private let loop: EventLoop
  private let handle: ControlConnection.Handler
  private var listener: OpaquePointer?
  private var connections: [ObjectIdentifier: ControlConnection] = [:]

  /// Listens on the socket `number`, which stays the caller's.
  init(_ number: Int32, on loop: EventLoop, handle: @escaping ControlConnection.Handler) throws(SocketFault) {
    self.loop = loop
    self.handle = handle
    evutil_make_socket_nonblocking(number)
    let options = UInt32(LEV_OPT_CLOSE_ON_EXEC)
    let context = Unmanaged.passUnretained(self).toOpaque()
    // A backlog of 0 tells libevent that the socket listens already.
    listener = evconnlistener_new(
      loop.base, { _, socket, _, _, me in ConnectionHost.from(me)?.take(socket) }, context, options, 0, number
    )
    guard let listener else { throw SocketFault.system(ENOMEM, "libevent") }
    // Out of descriptors, mostly: what is waiting stays in the kernel's queue until a connection ends.
    evconnlistener_set_error_cb(listener) { listener, _ in
      if let listener { evconnlistener_disable(listener) }
    }
  }

  deinit { if let listener { evconnlistener_free(listener) } }

  /// Something has happened that watchers want to see.
  func notice() {
    for connection in connections.values { connection.notice() }
  }

  private func take(_ socket: Int32) {
    // The folder keeps others out already; a second lock costs nothing.
    guard ce_peer_user(socket) == Int(geteuid()) else {
      close(socket)
      return
    }
    guard connections.count < ControlProtocol.connectionLimit else { return turnAway(socket) }
    let connection = ControlConnection(socket, on: loop, handle: handle) { [weak self] in self?.drop($0) }
    if let connection { connections[ObjectIdentifier(connection)] = connection }
  }

  /// Says why and closes; the two lines fit into the socket's empty buffer.
  private func turnAway(_ socket: Int32) {
    let reason = Phrase("gateway.full", .count(ControlProtocol.connectionLimit))
    let answer = Answer.refusal(reason, fix: Phrase("gateway.full.fix"), in: .english)
    let lines = Greeting.own.line + answer.line
    _ = lines.withUnsafeBytes {
      send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    close(socket)
  }

  private func drop(_ connection: ControlConnection) {
    connections[ObjectIdentifier(connection)] = nil
    if let listener { evconnlistener_enable(listener) }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> ConnectionHost? {
    context.map { Unmanaged<ConnectionHost>.fromOpaque($0).takeUnretainedValue() }
  }
}
