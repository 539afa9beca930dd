import Phone
import Simulation

/// One word of a filter: a condition, or its opposite.
public struct FilterTerm: Hashable, Sendable {
  /// Whether it was written with `!`.
  public let isNegated: Bool
  /// The condition.
  public let condition: FilterCondition

  /// A term.
  public init(_ condition: FilterCondition, isNegated: Bool = false) {
    self.condition = condition
    self.isNegated = isNegated
  }

  /// The word that reads as this term again.
  public var text: String { isNegated ? "!" + condition.text : condition.text }

  func matches(_ arrival: Arrival, now: Instant) -> Bool {
    condition.holds(for: arrival, now: now) != isNegated
  }
}
