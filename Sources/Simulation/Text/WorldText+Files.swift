import Language

extension WorldText {
  /// The word of a command that names a file: one that stands where bytes may, and holds none itself.
  ///
  /// Commands carry bytes; whoever reads a line from a person reads the file first.
  public static func fileWord(in words: ArraySlice<Word>) -> Word? {
    var words = words
    if words.first?.source.hasPrefix("@") == true { words = words.dropFirst() }
    guard let spec = grammar.spec(spelledBy: words) else { return nil }
    var given = words.dropFirst(spec.words.count)
    for argument in spec.arguments where argument.place != .named {
      guard let word = given.popFirst() else { return nil }
      guard argument.kind == .bytes else { continue }
      return word.text.hasPrefix("json:") || word.text.hasPrefix("base64:") ? nil : word
    }
    return nil
  }

  /// `line` with `bytes` where `word` named their file.
  public static func line(_ line: Line, with bytes: [UInt8], for word: Word) -> String {
    line.words.map { $0.column == word.column ? "base64:" + Base64.encode(bytes) : $0.source }
      .joined(separator: " ")
  }
}
