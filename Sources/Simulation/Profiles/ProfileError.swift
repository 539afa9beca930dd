import Words

/// Why a text is no app profile: the place, the reason, and what was probably meant.
public struct ProfileError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int
  /// The reason.
  public let reason: Phrase
  /// The word that was probably meant.
  public let suggestion: String?

  /// An error at a place.
  public init(line: Int, column: Int, reason: Phrase, suggestion: String? = nil) {
    self.line = line
    self.column = column
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The whole sentence: place, reason, suggestion.
  public var phrase: Phrase {
    guard let suggestion else {
      return Phrase("profile.error", .count(line), .count(column), .phrase(reason))
    }
    return Phrase("profile.error.suggest", .count(line), .count(column), .phrase(reason), .text(suggestion))
  }
}
