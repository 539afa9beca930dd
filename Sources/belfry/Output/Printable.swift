import Gateway

/// Makes foreign text fit to print: no byte of a payload or a file's name reaches the terminal as a control.
enum Printable {
  /// `text` with every control, bidi and invisible character shown as a glyph; line feeds too, unless kept.
  static func text(_ text: String, keepingLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: UnprintableScalar.matches) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if keepingLines && scalar == "\n" {
        result.append(scalar)
      } else if UnprintableScalar.matches(scalar) {
        result.append(contentsOf: glyph(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The control pictures of Unicode (U+2400 …); the rest by number.
  private static func glyph(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
    }
  }
}
