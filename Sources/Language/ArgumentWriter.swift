/// Writes a command's words and arguments as one line.
enum ArgumentWriter {
  static func write<Command>(_ spec: CommandSpec<Command>, _ arguments: Arguments) -> String {
    var line = spec.words.joined(separator: " ")
    for argument in spec.arguments {
      guard let value = arguments[argument.name] else { continue }
      if case .pairs(let pairs) = value {
        for pair in pairs { line += " " + argument.name + "." + pairWord(pair) }
      } else if argument.place == .named {
        line += " " + named(argument.name, text(of: value))
      } else {
        line += " " + positional(value)
      }
    }
    return line
  }

  /// The name stays bare, so that the word is read as `name=value` and not as text.
  private static func named(_ name: String, _ value: String) -> String {
    name + "=" + (value.isEmpty ? "" : Quoting.word(value))
  }

  private static func pairWord(_ pair: Pair) -> String {
    let name = PairText.name(pair.name)
    return (name.isEmpty ? "" : Quoting.word(name)) + "="
      + (pair.value.isEmpty ? "" : Quoting.word(pair.value))
  }

  private static func positional(_ value: Value) -> String {
    switch value {
    case .bytes(let bytes): return ByteText.write(bytes)
    case .target(.text(let text)): return Quoting.quoted(text)
    case .target(.number(let number)): return "#\(number)"
    default:
      let text = text(of: value)
      return text.contains("=") ? Quoting.quoted(text) : Quoting.word(text)
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
