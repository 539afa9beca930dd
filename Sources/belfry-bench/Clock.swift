import Glibc

/// Monotonic time for measurements.
enum Clock {
  /// Nanoseconds since some fixed moment.
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Milliseconds of the processor that `body` takes, however busy the machine is.
  static func processorMilliseconds(_ body: () throws -> Void) rethrows -> Double {
    func used() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = used()
    try body()
    return used() - start
  }

  /// Milliseconds that `body` takes.
  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = nanoseconds()
    try body()
    return Double(nanoseconds() - start) / 1e6
  }
}
