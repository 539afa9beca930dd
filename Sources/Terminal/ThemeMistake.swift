import Words

/// Something in a theme file that cannot be followed.
public struct ThemeMistake: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// What is wrong and what to write.
  public let phrase: Phrase
}
