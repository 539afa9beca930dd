extension JSONDiagnosis {
  /// A number that breaks off or runs on, from its first byte.
  var number: Finding {
    let start = fault.tokenStart
    let digits = byte(start) == UInt8(ascii: "-") ? start + 1 : start
    let written = wordText(at: start)
    if fault.at >= bytes.count { return finding(.truncated, at: bytes.count) }
    if digits == fault.at, JSONDiagnosis.isLetter(bytes[digits]) { return word(at: digits, asKey: false) }
    if byte(digits) == UInt8(ascii: "0"), let next = byte(digits + 1) {
      if next | 0x20 == UInt8(ascii: "x") { return finding(.hexNumber, at: start, written) }
      if JSONDiagnosis.isDigit(next) { return finding(.leadingZero, at: start, written) }
    }
    if byte(fault.at - 1) == UInt8(ascii: ".") || byte(digits) == UInt8(ascii: ".") {
      return finding(.barePoint, at: start, written)
    }
    return finding(.brokenNumber, at: start, written)
  }

  /// Letters where a value or a key was due.
  func word(at start: Int, asKey: Bool) -> Finding {
    let written = wordText(at: start)
    let next = byte(afterSpace(start + written.utf8.count))
    if asKey {
      return next == UInt8(ascii: "=")
        ? finding(.printedDictionary, at: start, written) : finding(.unquotedKey, at: start, written)
    }
    if start + written.utf8.count == bytes.count,
      ["true", "false", "null"].contains(where: { $0.hasPrefix(written) })
    {
      return finding(.truncated, at: bytes.count)
    }
    switch written {
    case "True", "False", "None": return finding(.pythonWord, at: start, written)
    case "undefined", "nil", "Nil", "NIL", "nan", "inf": break
    default:
      if ["true", "false", "null"].contains(written.lowercased()) {
        return finding(.wordCase, at: start, written)
      }
    }
    switch written.lowercased() {
    case "nan", "infinity", "inf": return finding(.notANumber, at: start, written)
    case "undefined", "nil", "yes", "no": return finding(.noSuchWord, at: start, written)
    default: return finding(.unquotedText, at: start, written)
    }
  }
}
