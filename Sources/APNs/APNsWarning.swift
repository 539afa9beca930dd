/// What is wrong with a request that APNs takes all the same.
public enum APNsWarning: String, Codable, CaseIterable, Sendable {
  /// No `apns-push-type`.
  case typeMissing
  /// `background`, and the payload shows, counts or sounds something; or silent, and not `background`.
  case typeMismatch
  /// `background` with priority 10.
  case backgroundPriority
}
