import Journal
import Simulation

/// A wait for an arrival: any that arrives or changes after a mark and passes a filter. The stream's do not count.
///
/// Hand it to `WorldEngine.check` after every change; it remembers how far it has looked.
public struct Wait: Sendable {
  /// What is waited for.
  public let filter: Filter
  /// How far it has looked.
  public internal(set) var cursor: EntryNumber
  /// The nearest miss so far: what to say when time is up.
  public internal(set) var nearest: NearestMiss?

  /// A wait for what comes after `mark`.
  public init(for filter: Filter, since mark: Mark) {
    self.filter = filter
    cursor = mark.entry
  }
}
