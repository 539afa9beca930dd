/// The characters that a tag or an alias may be made of.
///
/// Letters, digits, the underscore, Chinese characters and `@!#$&*+=.|` (docs.jiguang.cn, iOS SDK API, tags and alias).
/// The vendor's demo apps take `[\u4E00-\u9FA5]` for the Chinese ones; the pages give no range.
public enum LegalCharacters {
  /// The marks that are allowed beside letters, digits and the underscore.
  public static let marks = "@!#$&*+=.|"

  /// Whether `scalar` may stand in a tag or an alias.
  public static func contain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 128 ? ascii[Int(scalar.value)] : (0x4E00...0x9FA5).contains(scalar.value)
  }

  private static let ascii: [Bool] = (0..<128).map { value in
    let scalar = Unicode.Scalar(UInt8(value))
    return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || scalar == "_" || marks.unicodeScalars.contains(scalar)
  }
}
