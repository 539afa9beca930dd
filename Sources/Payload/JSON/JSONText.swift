/// Undoes the escapes of a JSON string that the reader has checked.
enum JSONText {
  /// The text of the string `node` as UTF-8, its quotes left out.
  static func decodedBytes(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let inner = node.inner
    guard node.hasEscapes else { return Array(bytes[inner]) }
    return Array(unsafeUninitializedCapacity: inner.count) { buffer, count in
      count = decode(bytes, inner, into: buffer)
    }
  }

  /// The text of the string `node`.
  static func string(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let inner = node.inner
    guard node.hasEscapes else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[inner]), as: UTF8.self)
    }
    // An escape is never shorter than what it stands for, so the raw length is room enough.
    return String(unsafeUninitializedCapacity: inner.count) { decode(bytes, inner, into: $0) }
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var from = range.lowerBound
    var to = 0
    while from < range.upperBound {
      let plain = lengthOfPlainText(bytes, from..<range.upperBound)
      if plain > 0 {
        to += UnsafeMutableBufferPointer(rebasing: buffer[to...]).initialize(
          fromContentsOf: bytes[from..<from + plain])
        from += plain
      } else if bytes[from + 1] == UInt8(ascii: "u") {
        let (scalar, length) = unicodeEscape(bytes, at: from)
        for unit in scalar.utf8 {
          buffer[to] = unit
          to += 1
        }
        from += length
      } else {
        buffer[to] = meaning(of: bytes[from + 1])
        to += 1
        from += 2
      }
    }
    return to
  }

  /// The bytes up to the next backslash.
  private static func lengthOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var at = range.lowerBound
    // Eight at a time: a byte that is a backslash becomes zero, and the sum tells whether one is.
    while at + 8 <= range.upperBound {
      let word = raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ 0x5C5C_5C5C_5C5C_5C5C
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      at += 8
    }
    while at < range.upperBound, bytes[at] != UInt8(ascii: "\\") { at += 1 }
    return at - range.lowerBound
  }

  private static func meaning(of letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  /// The character of the `\u` escape at `index`, and how many bytes it takes there.
  private static func unicodeEscape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (
    Unicode.Scalar, Int
  ) {
    let unit = hexUnit(bytes, at: index)
    guard unit & 0xFC00 == 0xD800 else { return (Unicode.Scalar(unit) ?? "\u{FFFD}", 6) }
    let low = hexUnit(bytes, at: index + 6)
    let code = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
    return (Unicode.Scalar(code) ?? "\u{FFFD}", 12)
  }

  private static func hexUnit(_ bytes: UnsafeBufferPointer<UInt8>, at escape: Int) -> UInt32 {
    var unit: UInt32 = 0
    for index in escape + 2..<escape + 6 { unit = unit << 4 | (HexDigit.value(bytes[index]) ?? 0) }
    return unit
  }
}
