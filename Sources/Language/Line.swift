import Words

/// A line of commands taken apart into words.
///
/// Words stand between spaces. `"…"` keeps spaces and knows `\"`, `\\`, `\n`, `\r`, `\t` and `\u{…}`; `'…'` keeps
/// everything as it is. Pieces that touch are one word: `json:'{"a":1}'`. A `#` at the start of a word begins a
/// comment, unless a digit follows: `#12` is a notification.
public struct Line: Hashable, Sendable {
  /// The words, comment left out.
  public let words: [Word]
  /// The column after the last character, where something missing would go.
  public let endColumn: Int

  /// Takes `text` apart.
  ///
  /// - Throws: `LanguageError` for a quote that is not closed, or an escape that does not exist.
  public init(_ text: String) throws(LanguageError) {
    var reader = LineReader(text)
    words = try reader.words()
    endColumn = reader.column
  }

  /// The words from `index` on.
  public func rest(from index: Int) -> ArraySlice<Word> { words.dropFirst(index) }
}
