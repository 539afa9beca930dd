/// Settings, Notifications, Notification Grouping: iOS 12 and later.
public enum Grouping: String, Codable, CaseIterable, Sendable {
  /// By the thread; notifications without one are one group.
  case automatic
  /// All of an app's in one group.
  case byApp = "by-app"
  /// Each by itself.
  case off
}
