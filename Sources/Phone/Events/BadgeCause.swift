/// Why the number on the icon changed.
public enum BadgeCause: String, Codable, CaseIterable, Sendable {
  /// A push carried it.
  case push
  /// The app called `setBadgeCount`.
  case app
  /// The app set `applicationIconBadgeNumber`.
  case appIcon
  /// A notification of the app's own carried it.
  case local
  /// The person took the last change back.
  case undone
  /// The demo stream's pushes were cleared away.
  case streamCleared
  /// The app was deleted.
  case appRemoved
}
