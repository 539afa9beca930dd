import CLinux
import Glibc

/// Makes the event loop return from any thread.
public final class Waker: Sendable {
  let descriptor: Int32

  init() throws(TerminalError) {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard descriptor >= 0 else { throw .system(call: "eventfd", number: errno) }
  }

  deinit { close(descriptor) }

  /// Wakes the loop; calls that come before it looks count as one.
  public func wake() {
    var one: UInt64 = 1
    write(descriptor, &one, MemoryLayout<UInt64>.size)
  }

  func clear() {
    var count: UInt64 = 0
    read(descriptor, &count, MemoryLayout<UInt64>.size)
  }
}
