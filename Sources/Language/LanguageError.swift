import Words

/// Why a line is not a command: the place, the reason, and what was probably meant.
public struct LanguageError: Error, Hashable, Sendable {
  /// The column the reason is about, counted from 1.
  public let column: Int
  /// The reason.
  public let reason: Phrase
  /// The word or command that was probably meant.
  public let suggestion: String?

  /// An error at `column`.
  public init(column: Int, reason: Phrase, suggestion: String? = nil) {
    self.column = column
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The whole sentence: reason, column, suggestion.
  public var phrase: Phrase {
    if let suggestion {
      return Phrase("language.error.suggest", .count(column), .phrase(reason), .text(suggestion))
    }
    return Phrase("language.error", .count(column), .phrase(reason))
  }
}
