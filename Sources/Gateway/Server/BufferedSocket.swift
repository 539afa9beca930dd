import CEvent
import Glibc

/// A connected socket with libevent's buffers around it. Lives on the loop's thread.
final class BufferedSocket {
  /// What the socket tells whoever owns it.
  enum Notice {
    /// Bytes have come in.
    case readable
    /// Most of what was unsent has gone.
    case drained
    /// The other end sends no more.
    case ended
    /// It was silent, or did not read, for too long.
    case timedOut
    /// The connection is gone.
    case failed
  }

  private let event: OpaquePointer
  private let tell: (Notice) -> Void

  /// Takes over the connected socket `number`; nil if there is no memory, and then the socket is closed.
  init?(_ number: Int32, on loop: EventLoop, _ tell: @escaping (Notice) -> Void) {
    let options = Int32(BEV_OPT_CLOSE_ON_FREE.rawValue)
    guard let event = bufferevent_socket_new(loop.base, number, options) else {
      close(number)
      return nil
    }
    self.event = event
    self.tell = tell
    bufferevent_setcb(
      event, { _, me in BufferedSocket.from(me)?.tell(.readable) },
      { _, me in BufferedSocket.from(me)?.tell(.drained) },
      { _, what, me in BufferedSocket.from(me).map { $0.tell($0.notice(of: what)) } },
      Unmanaged.passUnretained(self).toOpaque())
    bufferevent_setwatermark(event, Int16(EV_READ), 0, 64 << 10)
    bufferevent_setwatermark(event, Int16(EV_WRITE), ControlProtocol.unsentLimit / 4, 0)
    bufferevent_enable(event, Int16(EV_READ | EV_WRITE))
  }

  deinit { bufferevent_free(event) }

  /// Bytes that were written and not yet sent.
  var unsent: Int { evbuffer_get_length(bufferevent_get_output(event)) }

  /// Whether it takes bytes in; what comes in meanwhile stays with the kernel.
  var isReading: Bool {
    get { bufferevent_get_enabled(event) & Int16(EV_READ) != 0 }
    set {
      if newValue {
        bufferevent_enable(event, Int16(EV_READ))
      } else {
        bufferevent_disable(event, Int16(EV_READ))
      }
    }
  }

  /// After how many seconds of silence, or of not reading, it says `timedOut`; nil never does.
  func setTimeouts(silence: Int?, unread: Int?) {
    var read = timeval(tv_sec: silence ?? 0, tv_usec: 0)
    var write = timeval(tv_sec: unread ?? 0, tv_usec: 0)
    withUnsafePointer(to: &read) { read in
      withUnsafePointer(to: &write) { write in
        _ = bufferevent_set_timeouts(
          event, silence == nil ? nil : read, unread == nil ? nil : write)
      }
    }
  }

  func write(_ bytes: [UInt8]) { bufferevent_write(event, bytes, bytes.count) }

  /// Hands what has come in to `take`.
  func drain(_ take: (UnsafeRawBufferPointer) -> Void) {
    let input = bufferevent_get_input(event)
    while true {
      let count = evbuffer_get_contiguous_space(input)
      guard count > 0, let bytes = evbuffer_pullup(input, count) else { return }
      take(UnsafeRawBufferPointer(start: bytes, count: count))
      evbuffer_drain(input, count)
    }
  }

  private func notice(of what: Int16) -> Notice {
    let what = Int32(what)
    if what & BEV_EVENT_TIMEOUT != 0 { return .timedOut }
    return what & BEV_EVENT_EOF != 0 ? .ended : .failed
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> BufferedSocket? {
    context.map { Unmanaged<BufferedSocket>.fromOpaque($0).takeUnretainedValue() }
  }
}
