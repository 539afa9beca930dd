/// How a journal is kept.
public struct JournalSettings: Sendable {
  /// The seed of a new journal; nil draws one. A journal that is there keeps its own.
  public var seed: UInt64?
  /// How many arrivals the history keeps while nobody has said otherwise.
  public var keep = 1_000_000
  /// How many commands lie between two checkpoints.
  public var checkpointEvery: UInt64 = 50_000
  /// How many of the newest rows the list holds.
  public var rows = 10_000
  /// How many of them are read before anything is shown; the others follow.
  public var firstRows = 400

  /// The usual settings.
  public init() {}
}
