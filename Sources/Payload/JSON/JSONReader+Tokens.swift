extension JSONReader {
  /// Reads `true`, `false` or `null`.
  mutating func readWord(_ word: StaticString, _ kind: JSONKind) throws(JSONFault) {
    let start = at
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    for letter in letters {
      guard at < end, bytes[at] == letter else { throw JSONFault(.word, at: at, tokenStart: start) }
      at += 1
    }
    if at < end, Self.continuesWord(bytes[at]) { throw JSONFault(.word, at: at, tokenStart: start) }
    append(kind, from: start)
  }

  /// Reads a number: no plus sign, no leading zero, digits on both sides of a point (RFC 8259 section 6).
  mutating func readNumber() throws(JSONFault) {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    if at < end, bytes[at] == UInt8(ascii: "0") { at += 1 } else { try readDigits(of: start) }
    if at < end, bytes[at] == UInt8(ascii: ".") {
      at += 1
      try readDigits(of: start)
    }
    if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < end, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      try readDigits(of: start)
    }
    if at < end, Self.continuesWord(bytes[at]) { throw JSONFault(.number, at: at, tokenStart: start) }
    append(.number, from: start)
  }

  @inline(__always)
  private mutating func readDigits(of start: Int) throws(JSONFault) {
    let first = at
    while at < end, bytes[at] &- UInt8(ascii: "0") < 10 { at += 1 }
    if at == first { throw JSONFault(.number, at: at, tokenStart: start) }
  }

  /// Whether `byte` right after a number or word belongs to it, which makes it a wrong one.
  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
