import Phone

/// A transmission that the service keeps for a client that is offline.
public struct KeptCopy: Hashable, Codable, Sendable {
  /// Its ids.
  public let copy: CopyID
  /// The delivery it belongs to.
  public let push: PushNumber
  /// The text for the app.
  public let text: String
  /// From then on it is no longer handed over; on the service's clock.
  public let expires: Instant
}
