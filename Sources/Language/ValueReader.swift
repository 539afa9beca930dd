import Words

/// Reads one argument's text as its kind.
enum ValueReader {
  static func read(
    _ text: String, as argument: ArgumentSpec, from word: Word
  ) throws(LanguageError) -> Value {
    if let value = value(of: text, as: argument.kind, quoted: word.isQuoted) { return value }
    let reason = Phrase(
      "language.value", .text(argument.name), .text(text), .text(expectation(of: argument.kind)))
    var suggestion: String?
    if case .choice(let words) = argument.kind { suggestion = Nearest.word(to: text, among: Set(words)) }
    throw LanguageError(column: word.column, reason: reason, suggestion: suggestion)
  }

  private static func value(of text: String, as kind: ArgumentKind, quoted: Bool) -> Value? {
    switch kind {
    case .text, .line: .text(text)
    case .count(let range): Int(text).flatMap { range.contains($0) ? .count($0) : nil }
    case .span: Span.read(text).map(Value.span)
    case .choice(let words): words.contains(text) ? .text(text) : nil
    case .onOff: text == "on" ? .flag(true) : text == "off" ? .flag(false) : nil
    case .list: .list(ListText.read(text))
    case .bytes: bytes(text)
    case .target: target(text, quoted: quoted)
    case .rate: rate(text)
    case .pairs: nil
    }
  }

  private static func bytes(_ text: String) -> Value? {
    if text.utf8.starts(with: "json:".utf8) { return .bytes(Array(text.utf8.dropFirst(5))) }
    if text.utf8.starts(with: "base64:".utf8) {
      return Base64.decode(String(text.dropFirst(7))).map(Value.bytes)
    }
    return nil
  }

  private static func target(_ text: String, quoted: Bool) -> Value? {
    if quoted { return .target(.text(text)) }
    if text.hasPrefix("#") { return Int(text.dropFirst()).flatMap { $0 > 0 ? .target(.number($0)) : nil } }
    if let row = Int(text) { return row > 0 ? .target(.row(row)) : nil }
    return .target(.text(text))
  }

  private static func rate(_ text: String) -> Value? {
    guard text.hasSuffix("/s"), let times = Int(text.dropLast(2)), (1...10_000).contains(times) else {
      return nil
    }
    return .rate(times)
  }

  private static func expectation(of kind: ArgumentKind) -> String {
    switch kind {
    case .count(let range): "\(range.lowerBound)…\(range.upperBound)"
    case .choice(let words): words.joined(separator: ", ")
    case .bytes: "json:'…', base64:…"
    case .target: "#12, \"…\""
    case .rate: "1/s…10000/s"
    case .span: "5s, 800ms, 61m, 2h, -1d"
    case .onOff: "on, off"
    case .text, .line, .list, .pairs: "…"
    }
  }
}
