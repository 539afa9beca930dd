import Words

/// Why iOS does not ask the app's service extension about a push that wants it.
public enum ExtensionSkip: String, Codable, CaseIterable, Sendable {
  /// iOS 9 and older know no such extensions.
  case iOSTooOld
  /// The extension is built for a newer iOS than this.
  case extensionTooNew
  /// The person does not allow notifications, or was not asked.
  case notAllowed
  /// Alerts are off: banners, lock screen and list.
  case alertsOff
  /// The app was swiped away, and the switch says that this counts.
  case swipedAway

  var rule: RuleID {
    switch self {
    case .iOSTooOld: "ios.extension.ios"
    case .extensionTooNew: "ios.extension.minimum"
    case .notAllowed: "ios.extension.denied"
    case .alertsOff: "ios.extension.alerts"
    case .swipedAway: "ios.extension.swiped"
    }
  }
}
