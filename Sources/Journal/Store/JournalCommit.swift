import Phone
import Simulation

/// What is written down as one: commands with their replies, and what they changed in the history.
public struct JournalCommit: Sendable {
  /// The number of the first command.
  public var first: UInt64
  /// The commands, in order; none where only time passed.
  public var commands: [StampedCommand] = []
  /// What services answered to them.
  public var replies: [StoredReply] = []
  /// The requests over HTTP that were answered, in order.
  public var exchanges: [Exchange] = []
  /// The arrivals they brought or changed.
  public var changes: [HistoryChange] = []
  /// Entries about pushes that are no longer in the list, to be folded into their rows.
  public var strays: [TraceEntry] = []
  /// The newest push before a reset within the batch.
  public var resetThrough: PushNumber?
  /// The newest push before the stream was cleared away within the batch.
  public var streamClearedThrough: PushNumber?
  /// The moment at the end of it, on the caller's clock.
  public var seen: Instant
  /// Whether somebody waits for the word that it is on disk; without that, only a power cut can lose it.
  public var isAcknowledged = false

  /// A commit that begins with command `first`.
  public init(first: UInt64, seen: Instant) {
    self.first = first
    self.seen = seen
  }

  /// How many arrivals are new.
  public var arrived: Int {
    changes.count { if case .arrived = $0 { true } else { false } }
  }

  /// Whether there is nothing to write.
  public var isEmpty: Bool {
    commands.isEmpty && exchanges.isEmpty && changes.isEmpty && strays.isEmpty && resetThrough == nil
      && streamClearedThrough == nil
  }
}
