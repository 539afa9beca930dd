import Phone

/// A custom message that the service keeps for a device that is away.
public struct HeldMessage: Hashable, Codable, Sendable {
  /// The delivery it belongs to.
  public let push: PushNumber
  /// `msg_id`.
  public let id: String
  /// What it says.
  public let message: JPushMessage
  /// When the service took it, on the service's clock.
  public let sent: Instant
  /// From then on it is no longer handed over, on the service's clock.
  public let expires: Instant
}
