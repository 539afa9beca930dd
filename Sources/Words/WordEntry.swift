/// One sentence in both languages.
///
/// Places are `{0}`, `{1}` …; `{0:push|pushes}` picks the English singular or plural by that argument.
public struct WordEntry: Sendable {
  /// The sentence's name.
  public let id: WordID
  /// In English.
  public let english: String
  /// In Simplified Chinese.
  public let chinese: String

  /// A sentence and its translation.
  public init(_ id: WordID, en english: String, zh chinese: String) {
    self.id = id
    self.english = english
    self.chinese = chinese
  }

  /// The template in `tongue`.
  public func text(in tongue: Tongue) -> String {
    switch tongue {
    case .english: english
    case .chinese: chinese
    }
  }
}
