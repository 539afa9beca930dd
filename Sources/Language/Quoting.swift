/// Writes text so that `Line` reads the same text again.
public enum Quoting {
  /// `text` as one word: bare where that is safe, else in double quotes.
  public static func word(_ text: String) -> String {
    isBare(text) ? text : quoted(text)
  }

  /// `text` in double quotes, whatever it holds.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if needsEscape(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Control characters and line separators would break the promise that a command is one line.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  private static func isBare(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "@") else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar != "\"" && scalar != "'" && scalar != " " && !needsEscape(scalar)
    }
  }
}
