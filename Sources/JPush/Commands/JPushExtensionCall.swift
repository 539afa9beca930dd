/// A call of the notification service extension into JPush's part of it (docs.jiguang.cn, iOS SDK API, Notification
/// Service Extension).
public enum JPushExtensionCall: Hashable, Sendable {
  /// `jpushSetAppkey:`.
  case setAppKey(String)
  /// `jpushReceiveNotificationRequest:with:`, with the payload of the notification.
  case receive([UInt8])
  /// `setLogOff`.
  case setLogOff

  /// The call's name as the vendor spells it.
  public var name: String {
    switch self {
    case .setAppKey: "jpushSetAppkey:"
    case .receive: "jpushReceiveNotificationRequest:with:"
    case .setLogOff: "setLogOff"
    }
  }

  /// The arguments as short text.
  public var detail: String {
    switch self {
    case .setAppKey(let key): key
    case .receive(let payload): "\(payload.count) B"
    case .setLogOff: ""
    }
  }
}
