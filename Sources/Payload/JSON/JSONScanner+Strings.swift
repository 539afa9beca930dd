extension JSONScanner {
  /// The place after the string whose opening quote is at `start`. Checks all of it.
  @inline(__always)
  func endOfString(at start: Int, hasEscapes: inout Bool) throws(JSONFault) -> Int {
    var at = afterPlainText(start &+ 1)
    while true {
      guard at < end else { throw JSONFault(.openString, at: at, tokenStart: start) }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") { return at &+ 1 }
      if byte == UInt8(ascii: "\\") { hasEscapes = true }
      at = afterPlainText(try afterOddText(at, in: start))
    }
  }

  /// Steps over ASCII text, eight bytes at a time, up to a quote, backslash, control or non-ASCII byte.
  @inline(__always)
  private func afterPlainText(_ start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    var at = start
    while at <= end &- 8 {
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
      if stops != 0 { return at &+ stops.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < end {
      let byte = bytes[at]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      at &+= 1
    }
    return at
  }

  /// Steps over an escape or over characters beyond ASCII; anything else does not belong in a string.
  @inline(never)
  private func afterOddText(_ at: Int, in start: Int) throws(JSONFault) -> Int {
    if bytes[at] == UInt8(ascii: "\\") { return try afterEscape(at, in: start) }
    if bytes[at] >= 0x80 { return try afterMultibyteText(at, in: start) }
    throw JSONFault(.controlCharacter, at: at, tokenStart: start)
  }

  /// Steps over one or more characters beyond ASCII, as RFC 3629 allows them: none overlong, no surrogates.
  private func afterMultibyteText(_ first: Int, in start: Int) throws(JSONFault) -> Int {
    var at = first
    while at < end, bytes[at] >= 0x80 {
      let length = UTF8Check.lengthOfCharacter(at: at, in: bytes, end: end)
      if length == 0 { throw JSONFault(.notUTF8, at: at, tokenStart: start) }
      at += length
    }
    return at
  }

  private func afterEscape(_ at: Int, in start: Int) throws(JSONFault) -> Int {
    guard at + 1 < end else { throw JSONFault(.openString, at: end, tokenStart: start) }
    switch bytes[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return at + 2
    case UInt8(ascii: "u"): return try afterUnicodeEscape(at, in: start)
    default: throw JSONFault(.escape, at: at, tokenStart: start)
    }
  }

  /// Steps over `\uXXXX`, and over its second half where it is the first of a surrogate pair.
  private func afterUnicodeEscape(_ at: Int, in start: Int) throws(JSONFault) -> Int {
    let unit = try hexUnit(at: at, in: start)
    if unit & 0xFC00 == 0xDC00 { throw JSONFault(.loneSurrogate, at: at, tokenStart: start) }
    guard unit & 0xFC00 == 0xD800 else { return at + 6 }
    let second = at + 6
    guard second + 1 < end, bytes[second] == UInt8(ascii: "\\"), bytes[second + 1] == UInt8(ascii: "u"),
      try hexUnit(at: second, in: start) & 0xFC00 == 0xDC00
    else { throw JSONFault(.loneSurrogate, at: at, tokenStart: start) }
    return at + 12
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
