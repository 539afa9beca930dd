/// What Apple lets the app do beyond the usual.
public enum Entitlement: String, SmallCase {
  /// `com.apple.developer.usernotifications.time-sensitive`.
  case timeSensitive = "time-sensitive"
  /// `com.apple.developer.usernotifications.critical-alerts`.
  case critical
  /// `com.apple.developer.usernotifications.filtering`: a service extension may let a push vanish.
  case filtering
  /// `aps-environment`: without it APNs gives the app no token.
  case push

  /// Its bit in a `CaseSet`.
  public var place: UInt64 {
    switch self {
    case .timeSensitive: 0
    case .critical: 1
    case .filtering: 2
    case .push: 3
    }
  }
}
