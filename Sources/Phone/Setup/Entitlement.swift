/// What Apple lets the app do beyond the usual.
public enum Entitlement: String, Codable, CaseIterable, Sendable {
  /// `com.apple.developer.usernotifications.time-sensitive`.
  case timeSensitive = "time-sensitive"
  /// `com.apple.developer.usernotifications.critical-alerts`.
  case critical
  /// `com.apple.developer.usernotifications.filtering`: a service extension may let a push vanish.
  case filtering
}
