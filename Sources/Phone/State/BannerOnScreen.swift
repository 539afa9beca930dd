/// The banner at the top of the screen.
public struct BannerOnScreen: Hashable, Codable, Sendable {
  /// What it shows.
  public let entry: NotificationEntry
  /// Whether it stays in the list afterwards.
  public let isInList: Bool
  /// When it goes away by itself.
  public let until: Instant
}
