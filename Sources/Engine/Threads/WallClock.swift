import Glibc
import Phone

/// The system's clock.
enum WallClock {
  static func now() -> Instant {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return Instant(microseconds: Int64(moment.tv_sec) * 1_000_000 + Int64(moment.tv_nsec) / 1000)
  }
}
