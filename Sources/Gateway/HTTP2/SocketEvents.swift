import CEvent
import Glibc

/// Waits until a socket can be read or written, or for too long. Lives on the loop's thread.
final class SocketEvents {
  /// What it tells.
  enum Notice { case readable, writable, timedOut }

  private var reading: OpaquePointer?
  private var writing: OpaquePointer?
  private let tell: (Notice) -> Void

  init?(_ number: Int32, on loop: EventLoop, _ tell: @escaping (Notice) -> Void) {
    self.tell = tell
    let me = Unmanaged.passUnretained(self).toOpaque()
    let call: event_callback_fn = { _, what, me in
      // Held while it tells: what it tells may be the end of its owner.
      if let me { Unmanaged<SocketEvents>.fromOpaque(me).takeUnretainedValue().take(what) }
    }
    reading = event_new(loop.base, number, Int16(EV_READ | EV_PERSIST), call, me)
    writing = event_new(loop.base, number, Int16(EV_WRITE), call, me)
    guard reading != nil, writing != nil else { return nil }
  }

  deinit {
    if let reading { event_free(reading) }
    if let writing { event_free(writing) }
  }

  /// Tells when there is something to read, again and again; the time begins anew with each call.
  func awaitReadable(for seconds: Int) { add(reading, seconds) }

  /// Tells no more of what there is to read.
  func stopReading() {
    if let reading { event_del(reading) }
  }

  /// Tells once when there is room to write.
  func awaitWritable(for seconds: Int) { add(writing, seconds) }

  private func add(_ event: OpaquePointer?, _ seconds: Int) {
    var span = timeval(tv_sec: seconds, tv_usec: 0)
    if let event { event_add(event, &span) }
  }

  private func take(_ what: Int16) {
    if Int32(what) & EV_TIMEOUT != 0 { return tell(.timedOut) }
    tell(Int32(what) & EV_READ != 0 ? .readable : .writable)
  }
}
