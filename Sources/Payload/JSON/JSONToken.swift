/// A piece of printed JSON, told apart for colouring.
public struct JSONToken: Hashable, Sendable {
  /// What the piece is.
  public enum Kind: Sendable {
    /// A key with its quotes.
    case key
    /// A string with its quotes.
    case string
    case number
    /// `true`, `false` or `null`.
    case word
    /// Brackets, commas, colons and the space behind them.
    case punctuation
  }

  /// What it is.
  public let kind: Kind
  /// Its text as it was received, escapes included; it may hold any character, so it is made safe when drawn.
  public let text: String
}
