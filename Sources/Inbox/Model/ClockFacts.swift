import Phone

/// What the clock says, as the runtime read it last.
struct ClockFacts: Hashable, Sendable {
  /// The wall's time.
  var wall = Instant(microseconds: 0)
  /// Seconds that local time is ahead of UTC.
  var zone = 0
}
