import CLinux
import Glibc

/// Wakes the main thread: when another thread rings, or when a signal asks the program to end.
final class Bell: Sendable {
  private let rung = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  private let signals: Int32

  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    signals = signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  func ring() { eventfd_write(rung, 1) }

  /// Waits for a ring or a signal.
  ///
  /// - Returns: the signal; nil for a ring.
  func wait() -> Int32? {
    var waiting = [
      pollfd(fd: rung, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waiting, 2, -1) < 0 && errno == EINTR {}
    var count: eventfd_t = 0
    eventfd_read(rung, &count)
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(signals, &info, size) == size ? Int32(info.ssi_signo) : nil
  }
}
