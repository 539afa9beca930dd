/// A member of `UIBackgroundModes` in the app's Info.plist.
public enum BackgroundMode: String, SmallCase {
  case remoteNotification = "remote-notification"
  case voip
  case location
  case audio

  /// Its bit in a `CaseSet`.
  public var place: UInt64 {
    switch self {
    case .remoteNotification: 0
    case .voip: 1
    case .location: 2
    case .audio: 3
    }
  }
}
