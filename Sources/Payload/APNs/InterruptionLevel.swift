/// How much a notification may disturb, iOS 15 and later.
///
/// Source: Apple, Generating a remote notification.
public enum InterruptionLevel: String, CaseIterable, Codable, Sendable {
  case passive
  case active
  case timeSensitive = "time-sensitive"
  case critical
}
