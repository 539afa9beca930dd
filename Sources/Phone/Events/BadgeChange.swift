/// A change of the number on the icon.
public struct BadgeChange: Hashable, Codable, Sendable {
  /// The number before; 0 is no badge.
  public let from: Int
  /// The number after.
  public let to: Int
  /// Why.
  public let cause: BadgeCause

  /// A change.
  public init(from: Int, to: Int, cause: BadgeCause) {
    self.from = from
    self.to = to
    self.cause = cause
  }
}
