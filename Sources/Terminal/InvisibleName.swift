/// The short names of characters that show nothing themselves, so that text cannot hide anything.
///
/// Source: the Unicode Character Database's name aliases (NameAliases.txt), and Unicode Standard Annex 9 for the
/// directional ones.
enum InvisibleName {
  /// What is drawn for `scalar`: its name in brackets, such as `⟨RLO⟩`, or its number.
  static func mark(_ scalar: Unicode.Scalar) -> String {
    "⟨\(names[scalar.value] ?? number(scalar))⟩"
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static let names: [UInt32: String] = [
    0xAD: "SHY", 0x34F: "CGJ", 0x61C: "ALM", 0x180E: "MVS", 0x200B: "ZWSP", 0x200C: "ZWNJ", 0x200D: "ZWJ",
    0x200E: "LRM", 0x200F: "RLM", 0x2028: "LS", 0x2029: "PS", 0x202A: "LRE", 0x202B: "RLE", 0x202C: "PDF",
    0x202D: "LRO", 0x202E: "RLO", 0x2060: "WJ", 0x2066: "LRI", 0x2067: "RLI", 0x2068: "FSI", 0x2069: "PDI",
    0x3164: "HF", 0xFEFF: "BOM", 0xFFA0: "HWHF",
  ]
}
