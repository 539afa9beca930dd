/// Writes text so that `Line` reads the same text again.
public enum Quoting {
  /// `text` as one word: bare where that is safe, else in double quotes.
  public static func word(_ text: String) -> String {
    isBare(text) ? text : quoted(text)
  }

  /// `text` in double quotes, whatever it holds.
  public static func quoted(_ text: String) -> String {
    var line: [UInt8] = []
    write(quoted: text, into: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Adds `text` as one word.
  static func write(word text: String, into line: inout [UInt8]) {
    if isBare(text) { line += text.utf8 } else { write(quoted: text, into: &line) }
  }

  /// Adds `text` in double quotes.
  static func write(quoted text: String, into line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\"".utf8
      case "\\": line += "\\\\".utf8
      case "\n": line += "\\n".utf8
      case "\r": line += "\\r".utf8
      case "\t": line += "\\t".utf8
      default:
        if OneLine.breaks(scalar) {
          line += "\\u{\(String(scalar.value, radix: 16))}".utf8
        } else if scalar.isASCII {
          line.append(UInt8(scalar.value))
        } else {
          line += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
      }
    }
    line.append(UInt8(ascii: "\""))
  }

  private static func isBare(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "@") else {
      return false
    }
    let hasMarks = text.utf8.contains {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: " ")
    }
    return !hasMarks && OneLine.holds(text.utf8)
  }
}
