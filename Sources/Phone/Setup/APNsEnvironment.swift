/// Which of Apple's two worlds the app's device token belongs to: the entitlement `aps-environment`.
public enum APNsEnvironment: String, Codable, CaseIterable, Sendable {
  case development
  case production
}
