import Simulation

/// A part of the history that passed a filter.
public struct HistoryPage: Sendable {
  /// The arrivals, newest first.
  public let arrivals: [Arrival]
  /// Whether there may be older ones.
  public let hasMore: Bool
}
