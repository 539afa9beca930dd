import CEvent
import COpenSSL
import Glibc

/// Ends a connection whose handshake takes too long, however busily it goes on. Lives on the loop's thread, and with its
/// state of TLS: whoever frees that ends the clock.
final class HandshakeClock {
  private let tls: OpaquePointer
  private var timer: LoopTimer?

  /// Where a state of TLS keeps its clock.
  private static let place = CRYPTO_get_ex_new_index(
    CRYPTO_EX_INDEX_SSL, 0, nil, nil, nil,
    { _, clock, _, _, _, _ in
      if let clock { Unmanaged<HandshakeClock>.fromOpaque(clock).release() }
    })

  private init(_ tls: OpaquePointer) { self.tls = tls }

  /// Lets the handshake of `tls` take so many seconds.
  static func start(for tls: OpaquePointer, on loop: EventLoop, _ seconds: Int) {
    let clock = HandshakeClock(tls)
    let kept = Unmanaged.passRetained(clock)
    guard place >= 0, SSL_set_ex_data(tls, place, kept.toOpaque()) == 1 else { return kept.release() }
    clock.timer = LoopTimer(on: loop, in: Int64(seconds) * 1_000_000) { [weak clock] in clock?.look() }
  }

  private func look() {
    // What has been written down for evhttp to read is the end; it lets go of the rest itself.
    if SSL_is_init_finished(tls) == 0 { shutdown(SSL_get_fd(tls), Int32(SHUT_RDWR)) }
  }
}
