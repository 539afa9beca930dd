import CEvent
import COpenSSL
import Glibc

/// Ends a connection of evhttp whose request takes too long to come. evhttp itself only knows silence, and a byte a second
/// is none. Lives on the loop's thread.
final class RequestClock {
  private let buffer: OpaquePointer
  private var began: time_t?
  private var watch: OpaquePointer?

  private static let answer = Array(
    "HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".utf8)

  /// Watches what comes in by a bufferevent, for as long as that lives.
  init(_ buffer: OpaquePointer) {
    self.buffer = buffer
    watch = evbuffer_add_cb(
      bufferevent_get_input(buffer),
      { _, change, me in
        guard let change, change.pointee.n_added > 0, let me else { return }
        Unmanaged<RequestClock>.fromOpaque(me).takeUnretainedValue().tick()
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The connection is about to end.
  func letGo() {
    if let watch { evbuffer_remove_cb_entry(bufferevent_get_input(buffer), watch) }
    watch = nil
  }

  /// A whole request has come.
  func stop() { began = nil }

  private func tick() {
    let now = time(nil)
    guard let began else {
      began = now
      return
    }
    guard now - began >= GatewayLimits.patience else { return }
    let socket = bufferevent_getfd(buffer)
    // Nothing else is being written: the answer to an earlier request goes before the next is read.
    if let tls = bufferevent_openssl_get_ssl(buffer) {
      SSL_write(tls, Self.answer, Int32(Self.answer.count))
    } else {
      send(socket, Self.answer, Self.answer.count, Int32(MSG_NOSIGNAL))
    }
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
