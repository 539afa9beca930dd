/// What `launchOptions` of `didFinishLaunching` holds.
public enum LaunchOptions: String, Codable, Sendable {
  /// nil: started by the icon, woken for an action, or an app with scenes.
  case none
  /// `.remoteNotification`: a second view of the push that the launch is about.
  case remoteNotification
  /// `.localNotification`: a second view of the `UILocalNotification` that the launch is about.
  case localNotification
}
