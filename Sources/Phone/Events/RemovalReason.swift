/// Why a notification left the list.
public enum RemovalReason: Hashable, Codable, Sendable {
  /// Tapped, or one of its buttons was.
  case opened
  /// Dismissed by itself.
  case dismissed
  /// Cleared with all the others.
  case cleared
  /// The badge went from a number to 0, which empties the app's list.
  case badgeZero
  /// A push with the same identifier took its place.
  case replaced(by: PushNumber)
  /// The app removed it: `removeDeliveredNotifications`.
  case byApp
  /// It lay on the lock screen alone, and the phone was unlocked.
  case unlocked
  /// The list holds only so many.
  case overflow
  /// The first real push cleared the demo stream's rows away.
  case streamCleared
  /// The app was deleted.
  case appRemoved
}
