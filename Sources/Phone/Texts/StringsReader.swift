/// Reads the lines of a strings file.
struct StringsReader {
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  init(_ text: String) { rest = text[...].unicodeScalars }

  /// Everything to the end of the file.
  mutating func read() throws(StringsFault) -> [String: String] {
    var texts: [String: String] = [:]
    while true {
      try skip()
      if rest.isEmpty { return texts }
      let key = try word()
      try skip()
      // A key alone stands for itself.
      var text = key
      if rest.first == "=" {
        take()
        try skip()
        text = try word()
        try skip()
      }
      guard rest.first == ";" else { throw fault }
      take()
      texts[key] = text
    }
  }

  private var fault: StringsFault { StringsFault(line: line) }

  @discardableResult
  private mutating func take() -> Unicode.Scalar? {
    let scalar = rest.popFirst()
    if scalar == "\n" { line += 1 }
    return scalar
  }

  /// Passes over white space and comments.
  private mutating func skip() throws(StringsFault) {
    while let scalar = rest.first {
      if scalar.properties.isWhitespace {
        take()
      } else if begins(with: "//") {
        while let next = rest.first, next != "\n", next != "\r" { take() }
      } else if begins(with: "/*") {
        take()
        take()
        while !begins(with: "*/") { if take() == nil { throw fault } }
        take()
        take()
      } else {
        return
      }
    }
  }

  private func begins(with text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  /// A text in quotes, or a plain word.
  private mutating func word() throws(StringsFault) -> String {
    var text = String.UnicodeScalarView()
    guard rest.first == "\"" else {
      while let scalar = rest.first, Self.isPlain(scalar) {
        text.append(scalar)
        take()
      }
      if text.isEmpty { throw fault }
      return String(text)
    }
    take()
    while let scalar = take() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw fault
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_.$:/-".unicodeScalars.contains(scalar)
  }

  private mutating func escaped() throws(StringsFault) -> Unicode.Scalar {
    guard let scalar = take() else { throw fault }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u": return try hexadecimal()
    default: return scalar
    }
  }

  private mutating func hexadecimal() throws(StringsFault) -> Unicode.Scalar {
    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
    guard digits.unicodeScalars.count == 4, let number = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw fault }
    for _ in 0..<4 { take() }
    return scalar
  }
}
