import Words

/// The number on the icon, and how it came to be.
public struct BadgeLedger: Hashable, Codable, Sendable {
  /// One change.
  public struct Line: Hashable, Codable, Sendable {
    /// From what to what, and why.
    public let change: BadgeChange
    /// When.
    public let at: Instant
    /// The push that carried it.
    public let push: PushNumber?
    /// Where that push came from.
    public let origin: PushOrigin?
    /// The rule that made it so.
    public let rule: RuleID
  }

  /// Changes that are kept at least; twice as many at most, so that old ones go in bulk.
  public static let depth = 64

  /// The number on the icon; 0 is no badge.
  public private(set) var number = 0
  /// The changes, newest last.
  public private(set) var lines: [Line] = []

  /// Sets the number and writes down why.
  mutating func set(
    _ number: Int, _ cause: BadgeCause, rule: RuleID, at: Instant, push: PushNumber?, origin: PushOrigin?
  ) -> BadgeChange {
    let change = BadgeChange(from: self.number, to: number, cause: cause)
    if lines.count >= Self.depth * 2 { lines.removeFirst(Self.depth) }
    lines.append(Line(change: change, at: at, push: push, origin: origin, rule: rule))
    self.number = number
    return change
  }
}
