/// The characters that must not reach a terminal as they are.
///
/// Controls move the cursor or start a sequence; the others draw nothing, or turn the order of what follows
/// (Unicode Standard Annex 9). The joiners U+200C and U+200D stay: emoji and several scripts need them.
public enum UnprintableScalar {
  /// Whether `scalar` is one of them.
  public static func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
