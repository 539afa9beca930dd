import Phone

/// The time during which belfry did not run: what came due in it happened "while closed".
public struct ClosedSpan: Hashable, Sendable {
  /// When belfry last ran, in world time.
  public let from: Instant
  /// When it started again, in world time.
  public let to: Instant

  /// Whether `moment` lies in it.
  public func contains(_ moment: Instant) -> Bool { from < moment && moment <= to }
}
