/// What a token of the phone's is for: each way for pushes into an app has one of its own.
public enum TokenKind: Hashable, Codable, Sendable {
  /// `didRegisterForRemoteNotificationsWithDeviceToken`: alerts and background pushes.
  case device
  /// PushKit's for calls.
  case voip
  /// PushKit's for a watch's complication.
  case complication
  /// PushKit's for a file provider.
  case fileprovider
  /// Core Location's, `startMonitoringLocationPushes`.
  case location
  /// Push to Talk's.
  case pushToTalk
  /// WidgetKit's for widgets.
  case widgets
  /// WidgetKit's for controls.
  case controls
  /// ActivityKit's `pushToStartTokenUpdates`.
  case activityStart
  /// One running Live Activity's, by its name.
  case activity(String)

  /// Those that every app can have.
  public static let plain: [TokenKind] = [
    .device, .voip, .complication, .fileprovider, .location, .pushToTalk, .widgets, .controls,
    .activityStart,
  ]

  /// The name as lists show it: `device`, `voip`, `activity order-7731`.
  public var name: String {
    switch self {
    case .device: "device"
    case .voip: "voip"
    case .complication: "complication"
    case .fileprovider: "fileprovider"
    case .location: "location"
    case .pushToTalk: "pushtotalk"
    case .widgets: "widgets"
    case .controls: "controls"
    case .activityStart: "activity-start"
    case .activity(let name): "activity \(name)"
    }
  }
}
