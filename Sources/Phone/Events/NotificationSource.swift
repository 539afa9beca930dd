/// By which way a notification came to the phone: it decides which of the app's methods hear of it.
public enum NotificationSource: String, Codable, Sendable {
  /// A push.
  case remote
  /// The app itself, by `UNUserNotificationCenter`.
  case local
  /// The app itself, by the `UILocalNotification` of iOS 4 to 9.
  case legacyLocal
}
