/// Writes a command's words and arguments as one line.
enum ArgumentWriter {
  /// Adds the line to `line`.
  static func write(
    _ words: [String], _ specs: [ArgumentSpec], _ arguments: Arguments, into line: inout [UInt8]
  ) {
    for (index, word) in words.enumerated() {
      if index > 0 { line.append(space) }
      line += word.utf8
    }
    for argument in specs {
      guard let value = arguments[argument.name] else { continue }
      if case .pairs(let pairs) = value {
        for pair in pairs { write(pair, of: argument.name, into: &line) }
        continue
      }
      line.append(space)
      if argument.place == .named {
        // The name stays bare, so that the word is read as `name=value` and not as text.
        line += argument.name.utf8
        line.append(equals)
        let text = text(of: value)
        if !text.isEmpty { Quoting.write(word: text, into: &line) }
      } else {
        write(positional: value, into: &line)
      }
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let equals = UInt8(ascii: "=")

  private static func write(_ pair: Pair, of argument: String, into line: inout [UInt8]) {
    line.append(space)
    line += argument.utf8
    line.append(UInt8(ascii: "."))
    let name = PairText.name(pair.name)
    if !name.isEmpty { Quoting.write(word: name, into: &line) }
    line.append(equals)
    if !pair.value.isEmpty { Quoting.write(word: pair.value, into: &line) }
  }

  private static func write(positional value: Value, into line: inout [UInt8]) {
    switch value {
    case .bytes(let bytes): return ByteText.write(bytes, into: &line)
    case .target(.text(let text)): return Quoting.write(quoted: text, into: &line)
    case .target(.number(let number)): line += "#\(number)".utf8
    default:
      let text = text(of: value)
      if text.utf8.contains(equals) {
        Quoting.write(quoted: text, into: &line)
      } else {
        Quoting.write(word: text, into: &line)
      }
    }
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .text(let text): text
    case .count(let count): String(count)
    case .span(let span): Span.write(span)
    case .flag(let flag): flag ? "on" : "off"
    case .list(let list): ListText.write(list)
    case .bytes(let bytes): "base64:" + Base64.encode(bytes)
    case .target(.number(let number)): "#\(number)"
    case .target(.text(let text)): text
    case .target(.row(let row)): String(row)
    case .rate(let rate): "\(rate)/s"
    case .pairs(let pairs): pairs.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
  }
}
