import Words

/// Reads the words after a command's own into its arguments.
struct ArgumentReader {
  let spec: [ArgumentSpec]
  let usage: String

  /// The values, and the column each was found at, for errors that come later.
  struct Reading {
    var values: Arguments = [:]
    var columns: [String: Int] = [:]
  }

  func read(_ words: ArraySlice<Word>, endColumn: Int) throws(LanguageError) -> Reading {
    var reading = Reading()
    var positional = spec.filter { $0.place != .named }[...]
    var left = words
    while let word = left.first {
      if let (argument, text) = named(word) {
        try store(word, text, argument, in: &reading)
      } else if let argument = positional.first {
        positional = positional.dropFirst()
        if argument.kind == .line {
          try store(word, Self.line(left), argument, in: &reading)
          return reading
        }
        try store(word, word.text, argument, in: &reading)
      } else {
        throw LanguageError(
          column: word.column, reason: Phrase("language.extra", .text(word.text), .text(usage)))
      }
      left = left.dropFirst()
    }
    if let missing = positional.first(where: { $0.place == .required }) {
      throw LanguageError(
        column: endColumn, reason: Phrase("language.missing", .text(missing.name), .text(usage)))
    }
    return reading
  }

  /// Quotes belong to what is said, as in `filter title:"two words"`, unless they hold all of it: the printer's form.
  private static func line(_ words: ArraySlice<Word>) -> String {
    if words.count == 1, let word = words.first, word.opensQuoted { return word.text }
    return words.map(\.source).joined(separator: " ")
  }

  /// The argument that `name=value` or `name.key=value` names, with what is left to read.
  ///
  /// Scalars, not characters: a mark that combines with the `=` would hide it.
  private func named(_ word: Word) -> (ArgumentSpec, String)? {
    let scalars = word.text.unicodeScalars
    guard !word.opensQuoted, let equals = scalars.firstIndex(of: "=") else { return nil }
    let name = scalars[..<equals]
    let value = String(scalars[scalars.index(after: equals)...])
    for argument in spec where argument.place == .named {
      if argument.kind == .pairs {
        let prefix = (argument.name + ".").unicodeScalars
        if name.starts(with: prefix) { return (argument, String(scalars.dropFirst(prefix.count))) }
      } else if name.elementsEqual(argument.name.unicodeScalars) {
        return (argument, value)
      }
    }
    return nil
  }

  private func store(
    _ word: Word, _ text: String, _ argument: ArgumentSpec, in reading: inout Reading
  ) throws(LanguageError) {
    if reading.values[argument.name] != nil, argument.kind != .pairs {
      throw LanguageError(column: word.column, reason: Phrase("language.twice", .text(argument.name)))
    }
    if argument.kind == .pairs {
      let pair = PairText.read(text)
      reading.values[argument.name] = .pairs(reading.values.pairs(argument.name) + [pair])
    } else {
      reading.values[argument.name] = try ValueReader.read(text, as: argument, from: word)
    }
    reading.columns[argument.name] = word.column
  }
}
