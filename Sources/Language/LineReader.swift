import Words

/// Reads one line, scalar by scalar, and knows its column.
struct LineReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var column: Int { index + 1 }

  mutating func words() throws(LanguageError) -> [Word] {
    var found: [Word] = []
    while true {
      while let scalar = peek, Self.isSpace(scalar) { index += 1 }
      guard let scalar = peek else { return found }
      if scalar == "#", !isDigit(at: index + 1) {
        index = scalars.count
        return found
      }
      found.append(try word())
    }
  }

  private mutating func word() throws(LanguageError) -> Word {
    let start = index
    var text = String.UnicodeScalarView()
    let opensQuoted = peek == "\"" || peek == "'"
    var quoted = false
    while let scalar = peek, !Self.isSpace(scalar) {
      index += 1
      switch scalar {
      case "\"":
        quoted = true
        try readQuoted(into: &text, openedAt: index)
      case "'":
        quoted = true
        try readRaw(into: &text, openedAt: index)
      default: text.append(scalar)
      }
    }
    var source = String.UnicodeScalarView()
    source.append(contentsOf: scalars[start..<index])
    return Word(
      text: String(text), column: start + 1, isQuoted: quoted, opensQuoted: opensQuoted,
      source: String(source))
  }

  private mutating func readQuoted(
    into text: inout String.UnicodeScalarView, openedAt opening: Int
  ) throws(LanguageError) {
    while let scalar = next() {
      if scalar == "\"" { return }
      text.append(scalar == "\\" ? try escape() : scalar)
    }
    throw LanguageError(column: opening, reason: Phrase("language.quote.open"))
  }

  private mutating func readRaw(
    into text: inout String.UnicodeScalarView, openedAt opening: Int
  ) throws(LanguageError) {
    while let scalar = next() {
      if scalar == "'" { return }
      text.append(scalar)
    }
    throw LanguageError(column: opening, reason: Phrase("language.quote.open"))
  }

  private mutating func escape() throws(LanguageError) -> Unicode.Scalar {
    let start = index
    switch next() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      if let scalar = codePoint() { return scalar }
    default: break
    }
    throw LanguageError(column: start, reason: Phrase("language.escape"))
  }

  private mutating func codePoint() -> Unicode.Scalar? {
    guard next() == "{" else { return nil }
    var digits = ""
    while let scalar = next(), scalar != "}" { digits.unicodeScalars.append(scalar) }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    return scalar
  }

  private func isDigit(at index: Int) -> Bool {
    index < scalars.count && ("0"..."9").contains(scalars[index])
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
