import Phone
import Simulation

/// A journal that has just been opened, with what it knows.
public struct JournalOpening: Sendable {
  /// The journal.
  public let store: JournalStore
  /// The world after the newest command; what came due since is still to happen.
  public let world: World
  /// The newest entries that were derived on the way.
  public let recent: [TraceEntry]
  /// The newest rows of the list, oldest first.
  public let rows: [Arrival]
  /// The moment belfry last ran, on the caller's clock; nil in a new journal.
  public let seen: Instant?
  /// What a person should know.
  public let notices: [JournalNotice]
}
