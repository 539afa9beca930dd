/// Text as a POSIX shell reads it.
enum ShellText {
  /// A format for `printf`.
  ///
  /// - Returns: a word without line breaks that `printf` writes as `text`.
  static func format(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += #"\\"#
      case "%": escaped += "%%"
      case "\n": escaped += #"\n"#
      case "\r": escaped += #"\r"#
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return (text.hasPrefix("-") ? "-- " : "") + word(escaped)
  }

  /// `text` as one word, whatever it holds.
  static func word(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
