import Phone

/// Which row is selected.
enum ListCursor: Hashable, Sendable {
  /// Whatever is newest: the selection follows what arrives.
  case newest
  /// This push, wherever it stands; the nearest older one once it is gone.
  case push(PushNumber)
  /// The last row.
  case oldest
}
