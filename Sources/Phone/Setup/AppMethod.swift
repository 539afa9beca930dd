/// A method of its delegates that the app has, or has not.
public enum AppMethod: String, SmallCase {
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`, iOS 10 and later.
  case willPresent
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`, iOS 10 and later.
  case didReceive
  /// `userNotificationCenter(_:openSettingsFor:)`, iOS 12 and later.
  case openSettings
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`, iOS 7 and later.
  case fetch
  /// `application(_:didReceiveRemoteNotification:)`, iOS 3 to 9.
  case remote
  /// `application(_:didReceive:)` with a `UILocalNotification`, iOS 4 to 9.
  case local
  /// `application(_:handleActionWithIdentifier:…)`, iOS 8 and 9.
  case action

  /// Its bit in a `CaseSet`.
  public var place: UInt64 {
    switch self {
    case .willPresent: 0
    case .didReceive: 1
    case .openSettings: 2
    case .fetch: 3
    case .remote: 4
    case .local: 5
    case .action: 6
    }
  }
}
