/// One of the app's switches under Settings, Notifications.
public enum AlertSetting: String, CaseIterable, Sendable {
  case banners
  case lockScreen = "lock-screen"
  /// Notification Center.
  case list
  case sound
  case badge
  case critical
  case timeSensitive = "time-sensitive"
  case liveActivities = "live-activities"
}

extension AlertSettings {
  /// The switch `name`.
  public internal(set) subscript(name: AlertSetting) -> Bool {
    get { self[keyPath: name.path] }
    set { self[keyPath: name.path] = newValue }
  }
}

extension AlertSetting {
  fileprivate var path: WritableKeyPath<AlertSettings, Bool> {
    switch self {
    case .banners: \.banners
    case .lockScreen: \.lockScreen
    case .list: \.centre
    case .sound: \.sound
    case .badge: \.badge
    case .critical: \.critical
    case .timeSensitive: \.timeSensitive
    case .liveActivities: \.liveActivities
    }
  }
}
