/// The app's switches under Settings, Notifications: how it may notify once it may.
public struct AlertSettings: Hashable, Codable, Sendable {
  /// Banners; off is the alert style None.
  public internal(set) var banners = true
  /// The lock screen.
  public internal(set) var lockScreen = true
  /// Notification Center.
  public internal(set) var centre = true
  /// Sounds.
  public internal(set) var sound = true
  /// Badges.
  public internal(set) var badge = true
  /// Critical Alerts, iOS 12 and later: asked for on its own.
  public internal(set) var critical = true
  /// Time Sensitive Notifications, iOS 15 and later.
  public internal(set) var timeSensitive = true
  /// Live Activities, iOS 16.1 and later; they do not depend on the permission to notify (assumed).
  public internal(set) var liveActivities = true

  /// Whether a notification can be seen anywhere.
  public var isSeen: Bool { banners || lockScreen || centre }
  /// Whether every one of the five switches for notifications is off.
  public var isAllOff: Bool { !isSeen && !sound && !badge }
}
