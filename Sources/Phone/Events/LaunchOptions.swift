/// What `launchOptions` of `didFinishLaunching` holds.
public enum LaunchOptions: String, Codable, Sendable {
  /// nil: started by the icon, or woken for an action.
  case none
  /// `.remoteNotification`: a second view of the push that the launch is about.
  case remoteNotification
}
