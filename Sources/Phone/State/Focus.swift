/// A Focus that is on; before iOS 15 it is Do Not Disturb.
public struct Focus: Hashable, Codable, Sendable {
  /// Whether the person lets this app through.
  public internal(set) var allowsApp = false
  /// Whether time-sensitive notifications come through.
  public internal(set) var allowsTimeSensitive = true
  /// Hide Notification Badges.
  public internal(set) var hidesBadges = false
  /// What the app's `SetFocusFilterIntent` was set to, iOS 16 and later: compared with `filter-criteria`.
  public internal(set) var filter: String?

  /// A Focus that is on.
  public init(
    allowsApp: Bool = false, allowsTimeSensitive: Bool = true, hidesBadges: Bool = false,
    filter: String? = nil
  ) {
    self.allowsApp = allowsApp
    self.allowsTimeSensitive = allowsTimeSensitive
    self.hidesBadges = hidesBadges
    self.filter = filter
  }
}
