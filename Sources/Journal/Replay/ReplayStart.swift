/// Where a replay begins.
public enum ReplayStart: Hashable, Sendable {
  /// At the first moment of the journal.
  case beginning
  /// At the checkpoint taken after this command.
  case checkpoint(UInt64)
}
