/// What the app asks of iOS by itself.
public enum AppRequest: String, Hashable, Codable, CaseIterable, Sendable {
  /// `UNUserNotificationCenter.requestAuthorization(options:)`: iOS puts the question to the person.
  case requestAuthorization
  /// `UIApplication.registerForRemoteNotifications()`.
  case registerForRemoteNotifications
}
