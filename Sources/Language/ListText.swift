/// Words parted by commas; a comma or backslash within one is written `\,` or `\\`.
enum ListText {
  /// The words of `text`; no words in an empty text, one empty word in `\e`.
  static func read(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    var words: [String] = [""]
    var escaped = false
    for scalar in text.unicodeScalars {
      if escaped {
        if scalar != "e" { words[words.count - 1].unicodeScalars.append(scalar) }
        escaped = false
      } else if scalar == "\\" {
        escaped = true
      } else if scalar == "," {
        words.append("")
      } else {
        words[words.count - 1].unicodeScalars.append(scalar)
      }
    }
    return words
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\\")
  }

  static func write(_ words: [String]) -> String {
    words.map { word in
      if word.isEmpty { return "\\e" }
      if !word.utf8.contains(where: isMark) { return word }
      var text = String.UnicodeScalarView()
      for scalar in word.unicodeScalars {
        if scalar == "," || scalar == "\\" { text.append("\\") }
        text.append(scalar)
      }
      return String(text)
    }.joined(separator: ",")
  }
}
