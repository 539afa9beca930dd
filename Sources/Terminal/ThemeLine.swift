import Words

/// The words of one line of a theme file, with their places.
struct ThemeLine {
  private let line: Substring
  private let number: Int
  private var rest: Substring
  private var word: Substring

  init(_ line: Substring, _ number: Int) {
    self.line = line
    self.number = number
    rest = line
    word = line[..<line.startIndex]
  }

  mutating func next() -> Substring? {
    rest = rest.drop(while: \.isWhitespace)
    word = rest.prefix { !$0.isWhitespace }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : word
  }

  /// The look that the remaining words describe.
  mutating func style(of role: String) throws(ThemeMistake) -> Style {
    var foreground: Colour?
    var background: Colour?
    var attributes: StyleAttributes = []
    while let word = next() {
      if let attribute = StyleAttributes.named.first(where: { $0.name == word }) {
        attributes.insert(attribute.attribute)
      } else if word == "on" {
        if background != nil { throw mistake("theme.colour.twice", .text(role)) }
        guard next() != nil else { throw mistakeAtEnd("theme.on.empty") }
        background = try colour()
      } else {
        let colour = try colour()
        if foreground != nil { throw mistake("theme.colour.twice", .text(role)) }
        foreground = colour
      }
    }
    guard foreground != nil || background != nil || !attributes.isEmpty else {
      throw mistakeAtEnd("theme.colour.missing", .text(role))
    }
    return Style(foreground: foreground ?? .under, background: background ?? .under, attributes: attributes)
  }

  private func colour() throws(ThemeMistake) -> Colour {
    if word == "standard" { return .standard }
    let digits = word.dropFirst()
    guard word.hasPrefix("#") else { throw mistake("theme.word.unknown", .text(String(word))) }
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else {
      throw mistake("theme.colour.bad", .text(String(word)))
    }
    return .rgb(
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value))
  }

  /// A mistake about the word that was read last.
  func mistake(_ id: WordID, _ arguments: Argument...) -> ThemeMistake {
    place(word.startIndex, Phrase(id, arguments: arguments))
  }

  /// A mistake about what is missing at the end of the line.
  func mistakeAtEnd(_ id: WordID, _ arguments: Argument...) -> ThemeMistake {
    place(line.endIndex, Phrase(id, arguments: arguments))
  }

  private func place(_ index: Substring.Index, _ phrase: Phrase) -> ThemeMistake {
    ThemeMistake(line: number, column: line.distance(from: line.startIndex, to: index) + 1, phrase: phrase)
  }
}
