import Glibc
import Phone

/// Reads the machine's clock and its time zone.
enum WallTime {
  /// What the clock says now.
  static func facts() -> ClockFacts {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var seconds = time.tv_sec
    var local = tm()
    localtime_r(&seconds, &local)
    let microseconds = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    return ClockFacts(wall: Instant(microseconds: microseconds), zone: local.tm_gmtoff)
  }

  /// Microseconds until the next full minute.
  static func untilNextMinute(_ facts: ClockFacts) -> Int64 {
    60_000_000 - facts.wall.microseconds % 60_000_000
  }
}
