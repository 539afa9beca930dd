/// Why the number on the icon changed.
public enum BadgeCause: String, Codable, CaseIterable, Sendable {
  /// A push carried it.
  case push
  /// The app set it.
  case app
  /// The person took the last change back.
  case undone
  /// The demo stream's pushes were cleared away.
  case streamCleared
}
