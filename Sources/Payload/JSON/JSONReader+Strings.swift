extension JSONReader {
  /// Reads a string from its opening quote and checks all of it.
  @inline(__always)
  mutating func readString() throws(JSONFault) {
    let start = at
    var hasEscapes = false
    at += 1
    while true {
      skipPlainText()
      guard at < end else { throw JSONFault(.openString, at: at, tokenStart: start) }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try readEscape(in: start)
      } else if byte >= 0x80 {
        try readMultibyteText(in: start)
      } else {
        throw JSONFault(.controlCharacter, at: at, tokenStart: start)
      }
    }
    at += 1
    append(.string, from: start, hasEscapes: hasEscapes)
  }

  /// Steps over ASCII text, eight bytes at a time, up to a quote, backslash, control or non-ASCII byte.
  @inline(__always)
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while at + 8 <= end {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      // The top bit of a byte is set where it is zero, or for `word` where it is below 0x20; a borrow can set false
      // bits only above the first true one, and only the first is used.
      let stops =
        (((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
          | word)
        & tops
      if stops != 0 {
        at += stops.trailingZeroBitCount >> 3
        return
      }
      at += 8
    }
    while at < end {
      let byte = bytes[at]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      at += 1
    }
  }

  /// Steps over one or more characters beyond ASCII, as RFC 3629 allows them: none overlong, no surrogates.
  private mutating func readMultibyteText(in start: Int) throws(JSONFault) {
    while at < end, bytes[at] >= 0x80 {
      let length = UTF8Check.lengthOfCharacter(at: at, in: bytes, end: end)
      if length == 0 { throw JSONFault(.notUTF8, at: at, tokenStart: start) }
      at += length
    }
  }

  private mutating func readEscape(in start: Int) throws(JSONFault) {
    guard at + 1 < end else { throw JSONFault(.openString, at: end, tokenStart: start) }
    switch bytes[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    case UInt8(ascii: "u"): try readUnicodeEscape(in: start)
    default: throw JSONFault(.escape, at: at, tokenStart: start)
    }
  }

  /// Steps over `\uXXXX`, and over its second half where it is the first of a surrogate pair.
  private mutating func readUnicodeEscape(in start: Int) throws(JSONFault) {
    let unit = try hexUnit(at: at, in: start)
    if unit & 0xFC00 == 0xDC00 { throw JSONFault(.loneSurrogate, at: at, tokenStart: start) }
    if unit & 0xFC00 == 0xD800 {
      let second = at + 6
      guard second + 1 < end, bytes[second] == UInt8(ascii: "\\"),
        bytes[second + 1] == UInt8(ascii: "u"),
        try hexUnit(at: second, in: start) & 0xFC00 == 0xDC00
      else { throw JSONFault(.loneSurrogate, at: at, tokenStart: start) }
      at += 6
    }
    at += 6
  }

  private func hexUnit(at escape: Int, in start: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for index in escape + 2..<escape + 6 {
      guard index < end else { throw JSONFault(.openString, at: end, tokenStart: start) }
      guard let digit = HexDigit.value(bytes[index]) else {
        throw JSONFault(.unicodeEscape, at: escape, tokenStart: start)
      }
      unit = unit << 4 | digit
    }
    return unit
  }
}
