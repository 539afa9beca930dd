import Words

/// Why a push for a call does not reach the app.
public enum CallLoss: String, Codable, CaseIterable, Sendable {
  /// The app has no background mode `voip`.
  case noMode
  /// The app has no `PKPushRegistry`, or none in time.
  case noRegistry
  /// iOS no longer launches the app for calls.
  case banned

  var rule: RuleID {
    switch self {
    case .noMode: "ios.voip.mode"
    case .noRegistry: "ios.voip.registry"
    case .banned: "ios.voip.banned"
    }
  }
}
