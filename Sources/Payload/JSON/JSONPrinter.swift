/// Prints a document anew: same order, same digits, same escapes, same duplicates; only the white space changes.
public struct JSONPrinter {
  private var lines: [JSONLine] = []

  /// The lines of `document`, one member or item on each.
  public static func lines(of document: JSONDocument) -> [JSONLine] {
    var printer = JSONPrinter()
    printer.print(document.root, after: [], from: document.root.range.lowerBound, depth: 0)
    return printer.lines
  }

  /// The text of `document`, indented by two spaces a level, with a line feed at the end of each line.
  public static func pretty(_ document: JSONDocument) -> String {
    lines(of: document).reduce(into: "") { text, line in
      text += String(repeating: "  ", count: line.depth)
      text += line.text
      text += "\n"
    }
  }

  /// The bytes of `document` without the white space between its tokens.
  public static func minified(_ document: JSONDocument) -> [UInt8] {
    let bytes = document.asReceived
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        let ends = byte == UInt8(ascii: "\"") && !isEscaped
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        isInString = !ends
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte <= 0x20 {
        continue
      }
      result.append(byte)
    }
    return result
  }

  /// Prints `value` behind `prefix`, which is its key and colon, or nothing.
  private mutating func print(_ value: JSONValue, after prefix: [JSONToken], from start: Int, depth: Int) {
    guard value.count > 0 else {
      lines.append(
        JSONLine(depth: depth, tokens: prefix + [leaf(value)], range: start..<value.range.upperBound))
      return
    }
    let (open, close) = value.kind == .object ? ("{", "}") : ("[", "]")
    lines.append(
      JSONLine(
        depth: depth, tokens: prefix + [JSONToken(kind: .punctuation, text: open)],
        range: start..<value.range.lowerBound + 1))
    for (number, member) in value.members.enumerated() {
      let key = [
        JSONToken(kind: .key, text: member.keyValue.text), JSONToken(kind: .punctuation, text: ": "),
      ]
      print(member.value, after: key, from: member.keyValue.range.lowerBound, depth: depth + 1)
      if number + 1 < value.count { endWithComma() }
    }
    for (number, item) in value.items.enumerated() {
      print(item, after: [], from: item.range.lowerBound, depth: depth + 1)
      if number + 1 < value.count { endWithComma() }
    }
    lines.append(
      JSONLine(
        depth: depth, tokens: [JSONToken(kind: .punctuation, text: close)],
        range: value.range.upperBound - 1..<value.range.upperBound))
  }

  private mutating func endWithComma() {
    lines[lines.count - 1].tokens.append(JSONToken(kind: .punctuation, text: ","))
  }

  /// A value on one line; an empty container is two brackets however much space it holds.
  private func leaf(_ value: JSONValue) -> JSONToken {
    switch value.kind {
    case .object: JSONToken(kind: .punctuation, text: "{}")
    case .array: JSONToken(kind: .punctuation, text: "[]")
    case .string: JSONToken(kind: .string, text: value.text)
    case .number: JSONToken(kind: .number, text: value.text)
    case .boolean, .null: JSONToken(kind: .word, text: value.text)
    }
  }
}
