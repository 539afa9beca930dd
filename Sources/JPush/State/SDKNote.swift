/// A call that the SDK takes note of and never answers (docs.jiguang.cn, iOS SDK API; `JPUSHService.h`).
public enum SDKNote: Hashable, Codable, Sendable {
  /// `startLogPageView:`; page statistics were withdrawn, the call does nothing.
  case startLogPageView(String)
  case stopLogPageView(String)
  case beginLogPageView(String, seconds: Int)
  /// `setLatitude:longitude:`; no range is checked.
  case setLocation(latitude: Double, longitude: Double)
  /// `setLocation:`, the same with a `CLLocation`.
  case setLocationObject(latitude: Double, longitude: Double)
  case crashLogOn
  case setDebugMode
  case setLogOff
  /// `setHeartBeatTimeInterval:`, 30…290 s.
  case setHeartBeat(seconds: Int)

  /// `registerDeviceToken:`, the token in hex digits.
  case registerDeviceToken(String)
  /// `openSettingsForNotification:`.
  case openSettings
  /// `setGeofenecMaxCount:`, in the vendor's own spelling.
  case setGeofenceMost(Int)
  /// `setGeofenecePeriodForInside:`, in seconds (`JPUSHService.h`).
  case setGeofencePeriod(seconds: Int)
  /// `registerLbsGeofenceDelegate:withLaunchOptions:`.
  case registerGeofenceDelegate
  /// `setupWithOption:…`.
  case setUp(SetUp)
  /// `removeGeofenceWithIdentifier:`.
  case removeGeofence(String)

  /// The range of a heartbeat in seconds (`JPUSHService.h`).
  public static let heartBeats = 30...290

  /// The call's name as the vendor spells it.
  public var name: String {
    switch self {
    case .startLogPageView: "startLogPageView"
    case .stopLogPageView: "stopLogPageView"
    case .beginLogPageView: "beginLogPageView:duration:"
    case .setLocation: "setLatitude:longitude:"
    case .setLocationObject: "setLocation:"
    case .setGeofencePeriod: "setGeofenecePeriodForInside:"
    case .registerGeofenceDelegate: "registerLbsGeofenceDelegate:withLaunchOptions:"
    case .setUp(let setUp): setUp.name
    case .crashLogOn: "crashLogON"
    case .setDebugMode: "setDebugMode"
    case .setLogOff: "setLogOFF"
    case .setHeartBeat: "setHeartBeatTimeInterval"
    case .registerDeviceToken: "registerDeviceToken:"
    case .openSettings: "openSettingsForNotification:"
    case .setGeofenceMost: "setGeofenecMaxCount:"
    case .removeGeofence: "removeGeofenceWithIdentifier:"
    }
  }

  /// The arguments as short text.
  public var detail: String {
    switch self {
    case .startLogPageView(let page), .stopLogPageView(let page): page
    case .registerDeviceToken(let text), .removeGeofence(let text): text
    case .setGeofenceMost(let most): String(most)
    case .beginLogPageView(let page, let seconds): "\(page) \(seconds)"
    case .setLocation(let latitude, let longitude), .setLocationObject(let latitude, let longitude):
      "\(latitude) \(longitude)"
    case .setHeartBeat(let seconds), .setGeofencePeriod(let seconds): String(seconds)
    case .setUp(let setUp): setUp.detail
    case .crashLogOn, .setDebugMode, .setLogOff, .openSettings, .registerGeofenceDelegate: ""
    }
  }
}
