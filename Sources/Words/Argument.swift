/// A value that fills a place in a sentence.
public enum Argument: Hashable, Sendable {
  /// Text as it is; it may come from a payload, so whoever draws it makes it safe first.
  case text(String)
  /// A count, in the plain digits of both languages.
  case count(Int)
  /// A sentence within a sentence.
  case phrase(Phrase)

  func text(in tongue: Tongue) -> String {
    switch self {
    case .text(let text): text
    case .count(let count): String(count)
    case .phrase(let phrase): phrase.text(in: tongue)
    }
  }
}

extension Argument: ExpressibleByStringLiteral {
  /// A piece of text.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension Argument: ExpressibleByIntegerLiteral {
  /// A count.
  public init(integerLiteral count: Int) { self = .count(count) }
}
