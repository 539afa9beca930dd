/// The name of one sentence in the lexicon, such as `lint.badge.type`.
///
/// Rooms hand ids and values to each other; only the lexicon knows the sentence behind one.
public struct WordID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The dotted name, unique over all tables.
  public let name: String

  /// Names the sentence `name`.
  public init(stringLiteral name: String) { self.name = name }

  /// Names the sentence `name`; for ids put together from a value's own name.
  public init(_ name: String) { self.name = name }
}
