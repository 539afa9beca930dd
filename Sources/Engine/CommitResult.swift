/// What became of a command in the journal.
public enum CommitResult: Hashable, Sendable {
  /// It is on disk.
  case committed
  /// It is not, and the world is as if it had never been.
  case failed(EngineBanner)
}
