import CEvent
import Glibc

/// One moment to be called at. Lives on the loop's thread; letting go of it takes it back.
final class LoopTimer {
  private var event: OpaquePointer?
  private let call: () -> Void

  /// Calls `call` once, in `microseconds` from now.
  init(on loop: EventLoop, in microseconds: Int64, _ call: @escaping () -> Void) {
    self.call = call
    event = ce_timer(
      loop.base,
      { _, _, me in
        me.map { Unmanaged<LoopTimer>.fromOpaque($0).takeUnretainedValue().call() }
      }, Unmanaged.passUnretained(self).toOpaque())
    var span = timeval(tv_sec: Int(microseconds / 1_000_000), tv_usec: Int(microseconds % 1_000_000))
    if let event { event_add(event, &span) }
  }

  deinit { if let event { event_free(event) } }
}
