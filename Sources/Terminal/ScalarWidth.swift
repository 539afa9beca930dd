import CUtf8proc

/// What a scalar does to the cells of the cluster it is in.
enum ScalarWidth {
  /// Starts a cell, or two.
  case base(columns: Int)
  /// Sits on the cell before it.
  case mark
  /// Sits on the cell before it and needs a column of its own (an Indic vowel sign).
  case spacingMark
  /// Shows nothing: a joiner, a variation selector, a tag.
  case joiner
  /// Shows nothing and hides something, or is a control: drawn as `text`.
  case named(String)
  /// Not a character, or one that no font has.
  case unknown

  init(_ scalar: Unicode.Scalar, _ policy: WidthPolicy) {
    let code = scalar.value
    let number = utf8proc_int32_t(bitPattern: code)
    switch utf8proc_category(number) {
    case UTF8PROC_CATEGORY_CC: self = .named(ScalarWidth.picture(scalar))
    case UTF8PROC_CATEGORY_CF, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP: self = ScalarWidth.format(scalar)
    case UTF8PROC_CATEGORY_MC: self = .spacingMark
    case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_ME:
      self = scalar.properties.isDefaultIgnorableCodePoint ? .joiner : .mark
    case UTF8PROC_CATEGORY_CN, UTF8PROC_CATEGORY_CS: self = ScalarWidth.unassigned(code)
    case UTF8PROC_CATEGORY_CO where ScalarWidth.isReserved(code): self = .unknown
    default:
      if scalar.properties.isDefaultIgnorableCodePoint {
        self = .named(InvisibleName.mark(scalar))
      } else {
        self = ScalarWidth.visible(scalar, Int(utf8proc_charwidth(number)), policy)
      }
    }
  }

  /// The screen stands its own signs in plane 16 for cells whose width is in doubt.
  static func isReserved(_ code: UInt32) -> Bool { code >= 0x10_0000 }

  private static func visible(_ scalar: Unicode.Scalar, _ width: Int, _ policy: WidthPolicy) -> ScalarWidth {
    if width == 0 || isConjoining(scalar.value) { return .mark }
    if width == 1, policy.ambiguousIsWide, AmbiguousWidth.contains(scalar) { return .base(columns: 2) }
    return .base(columns: width)
  }

  /// The vowels and finals of Hangul that is spelt in parts; they join the consonant before them.
  private static func isConjoining(_ code: UInt32) -> Bool {
    (0x1160...0x11FF).contains(code) || (0xD7B0...0xD7FF).contains(code)
  }

  private static func picture(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case ...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) } ?? "\u{FFFD}"
    case 0x7F: "␡"
    default: InvisibleName.mark(scalar)
    }
  }

  private static func format(_ scalar: Unicode.Scalar) -> ScalarWidth {
    switch scalar.value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: .joiner
    // Arabic and Syriac signs that enclose the digits after them; they are drawn.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: .base(columns: 1)
    default: .named(InvisibleName.mark(scalar))
    }
  }

  // Emoji newer than the tables come from these blocks, and all of them are wide.
  private static func unassigned(_ code: UInt32) -> ScalarWidth {
    switch code {
    case 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF:
      .base(columns: 2)
    default: .unknown
    }
  }
}
