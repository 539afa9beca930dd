/// Well-formed UTF-8 as RFC 3629 section 4 draws it.
enum UTF8Check {
  /// The bytes of the character at `index` of a text of `end` bytes, or 0 if what stands there is not one.
  static func lengthOfCharacter(at index: Int, in bytes: UnsafePointer<UInt8>, end: Int) -> Int {
    let rest = end - index
    switch bytes[index] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF:
      return rest >= 2 && isTail(bytes[index + 1]) ? 2 : 0
    case 0xE0...0xEF:
      guard rest >= 3, isTail(bytes[index + 2]) else { return 0 }
      return secondByte(after: bytes[index]).contains(bytes[index + 1]) ? 3 : 0
    case 0xF0...0xF4:
      guard rest >= 4, isTail(bytes[index + 2]), isTail(bytes[index + 3]) else { return 0 }
      return secondByte(after: bytes[index]).contains(bytes[index + 1]) ? 4 : 0
    default: return 0
    }
  }

  private static func isTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Some first bytes narrow the second: else a character would be overlong, a surrogate or beyond U+10FFFF.
  private static func secondByte(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
