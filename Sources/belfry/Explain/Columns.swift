import Terminal

/// How many columns text takes in a terminal, where nothing is known of its own widths.
enum Columns {
  private static let widths = TextWidth(.standard)

  static func of(_ text: String) -> Int { widths.width(of: text) }
}
