import Journal
import Simulation

/// The arrival that came nearest to what was waited for, and how it missed.
public struct NearestMiss: Hashable, Sendable {
  /// The arrival.
  public let arrival: Arrival
  /// Each term that it fails, with what it has instead.
  public let misses: [FilterMiss]
}
