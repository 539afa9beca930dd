import Glibc

/// Counts the streams that a client resets. A few are its right; a client that does nothing else makes work for nothing
/// (CVE-2023-44487).
struct ResetCount {
  private var count = 0
  private var since: time_t = 0

  /// One more, at a moment.
  mutating func add(at now: time_t) {
    if now - since >= GatewayLimits.resetSpan {
      since = now
      count = 0
    }
    count += 1
  }

  var isTooMany: Bool { count > GatewayLimits.resets }
}
