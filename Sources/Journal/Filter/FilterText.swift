import Language

/// Writes the values of a filter.
enum FilterText {
  /// `text` as a value: quoted where it must be, and where it would be read as one of `words`.
  static func literal(_ text: String, besides words: [String] = []) -> String {
    text.isEmpty || words.contains(text) ? Quoting.quoted(text) : Quoting.word(text)
  }

  /// `text` as a word of its own, where nothing else would be read from it; nil if it needs its key.
  static func bare(_ text: String) -> String? {
    guard let first = text.unicodeScalars.first, first != "!", first != "@", first != "#",
      !FilterKey.isWord(text), !text.unicodeScalars.contains(where: FilterReader.isColon),
      Quoting.word(text) == text
    else { return nil }
    return text
  }
}
