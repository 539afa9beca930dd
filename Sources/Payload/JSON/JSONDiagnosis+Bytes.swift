extension JSONDiagnosis {
  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// Up to `count` bytes from `offset` as text.
  func text(_ offset: Int, _ count: Int) -> String {
    String(decoding: bytes[offset..<min(offset + count, bytes.count)], as: UTF8.self)
  }

  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return offset >= 0 && bytes.count - offset >= wanted.count && bytes[offset...].starts(with: wanted)
  }

  /// The character at `offset`; U+FFFD where the bytes are no UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
      ?? "\u{FFFD}"
  }

  /// The letters, digits and `_ $ . -` from `offset` on, 40 at most: enough to recognise and to quote.
  func wordText(at offset: Int) -> String {
    let end = bytes[offset...].prefix(40).firstIndex { !JSONDiagnosis.isWordByte($0) }
    return String(decoding: bytes[offset..<(end ?? min(offset + 40, bytes.count))], as: UTF8.self)
  }

  /// The next byte from `offset` on that is no white space.
  func afterSpace(_ offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { !JSONDiagnosis.isSpace($0) } ?? bytes.count
  }

  /// Where the last token before `offset` ends.
  func endOfTokenBefore(_ offset: Int) -> Int {
    guard let last = bytes[..<offset].lastIndex(where: { !JSONDiagnosis.isSpace($0) }) else { return 0 }
    return last + 1
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "$") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-")
  }

  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }
}
