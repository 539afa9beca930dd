/// A command is one line: what would break that promise, on paper or on a terminal.
enum OneLine {
  /// Whether it is a control character or parts lines.
  static func breaks(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  /// Whether nothing in text of this encoding breaks a line. It looks at bytes, which is what a push is made of.
  static func holds(_ text: some Sequence<UInt8>) -> Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in text {
      if byte < 0x20 || byte == 0x7F { return false }
      if byte >= 0x80 {
        // U+0080 to U+009F, and U+2028 and U+2029, as UTF-8 writes them.
        if last == 0xC2, byte < 0xA0 { return false }
        if before == 0xE2, last == 0x80, byte == 0xA8 || byte == 0xA9 { return false }
      }
      (before, last) = (last, byte)
    }
    return true
  }
}
