/// What is wrong with a request that APNs takes all the same.
public enum APNsWarning: String, Codable, CaseIterable, Sendable {
  /// No `apns-push-type`.
  case typeMissing
  /// `background`, and the payload shows, counts or sounds something; or silent, and not `background`.
  case typeMismatch
  /// `background` with priority 10.
  case backgroundPriority
  /// The client sends to a token that was answered 410 before.
  case voidToken
  /// The client tries again without a pause.
  case retriedSoon
  /// The client has another provider token within 20 minutes.
  case freshToken
  /// The client opens a connection for each push.
  case shortConnections
}
