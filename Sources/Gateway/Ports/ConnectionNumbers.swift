import Glibc

/// Numbers for connections that no other connection ever has, not even one of an earlier run: moments, each later than the
/// one before.
struct ConnectionNumbers {
  private var last: Int64 = 0

  mutating func next() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    last = max(last + 1, Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000)
    return last
  }
}
