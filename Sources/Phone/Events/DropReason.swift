/// Why a track, or a part of a push, had no effect.
public enum DropReason: String, Codable, Sendable {
  /// Nothing in the payload asks for anything.
  case nothingToDo
  /// The app was swiped away, so iOS does not wake it.
  case swipedAway
  /// The app returned options without it.
  case notReturned
  /// The app is in front and takes no callback that would show it.
  case noDelegate
  /// The same push came twice.
  case duplicate
}
