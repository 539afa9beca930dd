import Words

/// A term that an arrival fails, and what the arrival has instead: the nearest miss of a `wait` that timed out.
public struct FilterMiss: Hashable, Sendable {
  /// The term.
  public let term: FilterTerm
  /// What the arrival has.
  public let actual: Phrase

  /// The difference as a sentence.
  public var phrase: Phrase { Phrase("filter.miss", .text(term.text), .phrase(actual)) }
}
