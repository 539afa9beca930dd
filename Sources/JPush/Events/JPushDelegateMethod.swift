import Phone

/// A method of `JPUSHRegisterDelegate`, by which the SDK hands on what iOS calls it with from iOS 10 on
/// (docs.jiguang.cn, iOS SDK API; `JPUSHService.h`).
public enum JPushDelegateMethod: String, CaseIterable, Hashable, Sendable {
  case willPresent = "jpushNotificationCenter:willPresentNotification:withCompletionHandler:"
  case didReceive = "jpushNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
  case openSettings = "jpushNotificationCenter:openSettingsForNotification:"

  /// The method that hands on `callback`; nil where the SDK has none for it.
  init?(_ callback: Callback) {
    switch callback {
    case .willPresent: self = .willPresent
    case .didReceive: self = .didReceive
    case .openSettings: self = .openSettings
    default: return nil
    }
  }
}
