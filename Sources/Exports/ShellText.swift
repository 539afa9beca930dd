/// Text as a POSIX shell reads it.
enum ShellText {
  /// `text` as one word, whatever it holds.
  static func word(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
