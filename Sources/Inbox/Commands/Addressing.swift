import Language

/// Turns the face's short ways to name a push into numbers, which mean the same for ever.
enum Addressing {
  /// The word that stands for the selected push, or for each marked one.
  private static let dot = "."

  /// Whether `text` has a word that stands for the selection.
  static func hasDot(_ text: String) -> Bool { places(in: text).isEmpty == false }

  /// `text` with `words` in place of the dot: `#12`, `request 3`.
  static func resolved(_ text: String, to words: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for place in places(in: text).reversed() {
      scalars.replaceSubrange(place..<place + 1, with: words.unicodeScalars)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// `text` as it reads when some push is selected, to find out whether it is a command at all.
  ///
  /// One column for another, so that an error's column stays true.
  static func plain(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for place in places(in: text) { scalars[place] = "1" }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func places(in text: String) -> [Int] {
    guard text.utf8.contains(UInt8(ascii: ".")), let line = try? Line(text) else { return [] }
    return line.words.filter { $0.source == dot }.map { $0.column - 1 }
  }
}
