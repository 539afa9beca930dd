import APNs
import COpenSSL
import Glibc

/// Reads and writes a connected socket, through TLS or not, and never waits. Lives on the loop's thread.
final class H2Transport {
  /// What came of an attempt.
  enum Result: Equatable {
    case bytes(Int)
    /// The socket would have to be waited for: until it can be read, or written.
    case again(needsWrite: Bool)
    /// The other end sends no more; it may still read.
    case finished
    /// The other end has gone, or is none.
    case ended
  }

  let number: Int32
  private var tls: OpaquePointer?

  /// Takes over the socket `number`.
  init(_ number: Int32) { self.number = number }

  deinit {
    if let tls {
      // Tells the other end that nothing was cut off; whether it gets there does not matter.
      SSL_shutdown(tls)
      SSL_free(tls)
    }
    ERR_clear_error()
    close(number)
  }

  /// The first byte that came in, left where it is.
  func peek() -> (byte: UInt8, result: Result) {
    var byte: UInt8 = 0
    let count = recv(number, &byte, 1, Int32(MSG_PEEK))
    if count == 1 { return (byte, .bytes(1)) }
    return (0, count < 0 && (errno == EAGAIN || errno == EINTR) ? .again(needsWrite: false) : .ended)
  }

  /// From now on all goes through TLS.
  func begin(_ context: TLSContext) -> Bool {
    guard let tls = SSL_new(context.context), SSL_set_fd(tls, number) == 1 else { return false }
    SSL_set_accept_state(tls)
    self.tls = tls
    return true
  }

  func read(into room: UnsafeMutableRawBufferPointer) -> Result {
    guard let tls else {
      return result(recv(number, room.baseAddress, room.count, 0), isWrite: false)
    }
    ERR_clear_error()
    let count = SSL_read(tls, room.baseAddress, Int32(room.count))
    return count > 0 ? .bytes(Int(count)) : fault(SSL_get_error(tls, count))
  }

  /// What the other end has shown in the handshake.
  var certificate: ClientCertificate? { tls.flatMap { ClientCertificate(shownOn: $0) } }

  /// Whether something has come in that the socket does not know of any more.
  var hasPending: Bool { tls.map { SSL_pending($0) > 0 } ?? false }

  func write(_ bytes: UnsafeRawBufferPointer) -> Result {
    guard let tls else {
      return result(
        send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)), isWrite: true)
    }
    ERR_clear_error()
    let count = SSL_write(tls, bytes.baseAddress, Int32(bytes.count))
    return count > 0 ? .bytes(Int(count)) : fault(SSL_get_error(tls, count))
  }

  private func result(_ count: Int, isWrite: Bool) -> Result {
    if count > 0 { return .bytes(count) }
    if count == 0 && !isWrite { return .finished }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .again(needsWrite: isWrite) : .ended
  }

  private func fault(_ code: Int32) -> Result {
    switch code {
    case SSL_ERROR_WANT_READ: .again(needsWrite: false)
    case SSL_ERROR_WANT_WRITE: .again(needsWrite: true)
    case SSL_ERROR_ZERO_RETURN: .finished
    default: .ended
    }
  }
}
