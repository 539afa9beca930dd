/// Sizes of files as commands write them: a whole number and `B`, `KB` or `MB`, of 1024 each.
enum FileSize {
  private static let units: [(name: String, bytes: Int)] = [("MB", 1 << 20), ("KB", 1 << 10), ("B", 1)]

  /// The bytes that `text` means, or nil if it is no size or one beyond counting.
  static func read(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let name = text[digits.endIndex...]
    guard let unit = units.first(where: { $0.name == name }), let number = Int(digits) else { return nil }
    let (product, overflow) = number.multipliedReportingOverflow(by: unit.bytes)
    return overflow ? nil : product
  }

  /// The shortest text that reads as `bytes` again.
  static func write(_ bytes: Int) -> String {
    for unit in units where bytes.isMultiple(of: unit.bytes) && bytes != 0 {
      return "\(bytes / unit.bytes)\(unit.name)"
    }
    return "0B"
  }
}
