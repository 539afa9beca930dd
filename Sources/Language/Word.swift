/// One word of a line: what it means once quotes are taken off, and where it stands.
public struct Word: Hashable, Sendable {
  /// The word without its quotes.
  public let text: String
  /// Where it begins: characters before it on the line, plus one.
  public let column: Int
  /// Whether any part of it was quoted; `"@2"` is text where `@2` is an address.
  public let isQuoted: Bool
  /// Whether it begins with a quote; such a word is never read as `name=value`.
  public let opensQuoted: Bool
  /// The word as it was written, quotes and all.
  public let source: String
}
