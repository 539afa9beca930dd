import Journal

/// A part of the history that somebody wants to see.
public struct HistoryQuestion: Hashable, Sendable {
  /// Which rows.
  public var kind = HistoryKind.pushes
  /// Which of them.
  public var filter = Filter()
  /// Where.
  public var place = HistoryPlace.newest
  /// How many rows on each side of the place.
  public var reach = 100
  /// Grows when there may be something new. A question that differs in nothing else does not stop the one before it.
  public var stamp: UInt64 = 0

  /// The newest arrivals.
  public init() {}

  /// Whether it makes the answer to `other` worthless.
  func supersedes(_ other: HistoryQuestion) -> Bool {
    var same = self
    same.stamp = other.stamp
    return same != other
  }
}
