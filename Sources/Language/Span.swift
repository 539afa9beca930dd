/// Lengths of time as commands write them: a whole number and `us`, `ms`, `s`, `m`, `h` or `d`.
public enum Span {
  private static let units: [(name: String, microseconds: Int64)] = [
    ("d", 86_400_000_000), ("h", 3_600_000_000), ("m", 60_000_000), ("s", 1_000_000), ("ms", 1_000),
    ("us", 1),
  ]

  /// The microseconds that `text` means, or nil if it is no length of time or one too long to count.
  public static func read(_ text: String) -> Int64? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "+" || $0 == "-") }
    let name = text[digits.endIndex...]
    guard let unit = units.first(where: { $0.name == name }), let number = Int64(digits) else { return nil }
    let (product, overflow) = number.multipliedReportingOverflow(by: unit.microseconds)
    return overflow ? nil : product
  }

  /// The shortest text that reads as `microseconds` again.
  public static func write(_ microseconds: Int64) -> String {
    for unit in units where microseconds.isMultiple(of: unit.microseconds) && microseconds != 0 {
      return "\(microseconds / unit.microseconds)\(unit.name)"
    }
    return "0s"
  }
}
