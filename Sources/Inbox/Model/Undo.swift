import Phone

/// What `undo` takes back.
enum Undo: Hashable, Sendable {
  /// So many dismissals or clearings.
  case removal(Int)
  /// A change of the badge.
  case badge
  /// The marks before a change.
  case marks(Set<PushNumber>)
  /// The filter before a change.
  case filter(String)
}
