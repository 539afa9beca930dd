import Words

/// What became of the copies of one push for phones that nobody watches: a count for each outcome and rule.
public struct Fanout: Hashable, Sendable {
  /// Copies that ended alike.
  public struct Line: Hashable, Sendable {
    /// The vendor it came by.
    public let vendor: String
    /// What became of them.
    public let outcome: Outcome
    /// The rule that decided it.
    public let rule: RuleID
    /// How many.
    public internal(set) var copies: Int
  }

  /// The counts, largest first once everything is counted.
  public private(set) var lines: [Line] = []

  /// Nothing counted yet.
  init() {}

  /// How many copies there were.
  public var copies: Int { lines.reduce(0) { $0 + $1.copies } }

  /// Whether nothing was counted.
  var isEmpty: Bool { lines.isEmpty }

  /// Counts a copy. There are few kinds of ends, so looking through them is quick.
  mutating func count(_ arrival: Arrival) {
    if let index = lines.firstIndex(where: {
      $0.outcome == arrival.outcome && $0.rule == arrival.rule && $0.vendor == arrival.vendor
    }) {
      lines[index].copies += 1
    } else {
      lines.append(Line(vendor: arrival.vendor, outcome: arrival.outcome, rule: arrival.rule, copies: 1))
    }
  }

  /// The same with the largest count first.
  var sorted: Fanout {
    var copy = self
    copy.lines.sort { ($0.copies, $1.rule.name) > ($1.copies, $0.rule.name) }
    return copy
  }
}
