/// A comparison as it is written before a number or a length of time.
enum Comparison: String, CaseIterable {
  // The longer signs stand first, so that `>=` is not read as `>`.
  case atLeast = ">="
  case atMost = "<="
  case over = ">"
  case under = "<"

  /// The comparison that opens `text`, and the rest of it.
  static func split(_ text: String) -> (Comparison?, Substring) {
    for comparison in allCases where text.hasPrefix(comparison.rawValue) {
      return (comparison, text.dropFirst(comparison.rawValue.count))
    }
    return (nil, text.hasPrefix("=") ? text.dropFirst() : text[...])
  }
}
