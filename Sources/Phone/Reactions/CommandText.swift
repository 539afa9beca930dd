import Language

/// A command of the app with values of the call in it.
enum CommandText {
  /// The line with every `{key.path}` filled in. A value stays within its word, whatever it holds, so that a payload
  /// cannot say more than a value.
  static func filled(_ text: String, in call: CalledApp) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")), let line = try? Line(text) else { return text }
    return line.words.map { word in
      word.text.contains("{") ? word.source(replacing: call.filled(word.text)) : word.source
    }
    .joined(separator: " ")
  }
}

extension Word {
  /// How the word is written once it says `text`; `name=` stays bare.
  fileprivate func source(replacing text: String) -> String {
    guard !opensQuoted, let equals = self.text.firstIndex(of: "=") else { return Quoting.quoted(text) }
    let name = self.text[...equals]
    guard !name.contains("{"), text.hasPrefix(name) else { return Quoting.quoted(text) }
    return name + Quoting.quoted(String(text.dropFirst(name.count)))
  }
}
