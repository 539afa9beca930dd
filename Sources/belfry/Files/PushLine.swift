import Language

/// `push FILE` as people type it: a command carries bytes, so the file is read before the line becomes one.
enum PushLine {
  /// `line` with the file's bytes in place of its name; as it is if it names no file.
  static func resolved(_ line: String) throws(Complaint) -> String {
    guard let words = try? Line(line).words, let place = place(of: words) else { return line }
    let name = words[place].text
    // A typed throw does not pass through `withCString`, so the outcome does.
    let read = name.withCString { path in
      Result { () throws(Complaint) in try FileBytes.read(path, name) }
    }
    var sources = words.map(\.source)
    sources[place] = "base64:" + Base64.encode(try read.get())
    return sources.joined(separator: " ")
  }

  /// Which word names a file: the one after `push`, unless it holds the payload itself.
  private static func place(of words: [Word]) -> Int? {
    let first = words.first?.source.hasPrefix("@") == true ? 1 : 0
    guard words.count > first + 1, words[first].source == "push" else { return nil }
    let word = words[first + 1]
    return word.text.hasPrefix("json:") || word.text.hasPrefix("base64:") ? nil : first + 1
  }
}
