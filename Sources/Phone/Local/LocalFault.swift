import Words

/// Why a local notification is not scheduled.
public enum LocalFault: String, Codable, CaseIterable, Sendable {
  /// An interval of 0 or less: an exception.
  case intervalNotPositive
  /// A repeating interval below 60 seconds: an exception.
  case repeatsTooOften
  /// `UNError.notificationsNotAllowed`.
  case notAllowed
  /// Its date has passed, so its trigger never fires.
  case neverFires
  /// An attachment that iOS does not take.
  case attachment
  /// The interface came with a later iOS.
  case iOSTooOld

  var rule: RuleID {
    switch self {
    case .intervalNotPositive: "ios.local.interval"
    case .repeatsTooOften: "ios.local.repeats"
    case .notAllowed: "ios.local.denied"
    case .neverFires: "ios.local.past"
    case .attachment: "ios.local.attachment"
    case .iOSTooOld: "ios.local.ios"
    }
  }

  /// Whether it is an Objective-C exception, which ends an app that does not catch it.
  var isException: Bool { self == .intervalNotPositive || self == .repeatsTooOften }
}
