/// A call on the call screen.
public struct PhoneCall: Hashable, Codable, Sendable {
  /// The push it came with.
  public let push: PushNumber
  /// Who calls, as the push says; empty where it does not.
  public let caller: String
  /// When it began to ring.
  public let since: Instant
  /// Whether the person has answered it.
  public internal(set) var isAnswered = false
  /// Whether the app was brought to run for it, and is suspended again after it.
  let suspendsApp: Bool
}
