import Phone

/// A message on its way over Getui's own connection to one client.
public struct GetuiMessage: Hashable, Codable, Sendable {
  /// The phone it goes to.
  public let phone: PhoneNumber
  /// Its ids.
  public let copy: CopyID
  /// The delivery it belongs to.
  public let push: PushNumber
  /// The text for the app.
  public let text: String
  /// Whether it was kept, because the client was offline when it was sent.
  public let isOffline: Bool
  /// From then on it is no longer handed over; on the service's clock. Nil if it is not kept at all.
  let expires: Instant?
}
