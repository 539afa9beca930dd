/// A member of `UIBackgroundModes` in the app's Info.plist.
public enum BackgroundMode: String, Codable, CaseIterable, Sendable {
  case remoteNotification = "remote-notification"
  case voip
  case location
  case audio
}
