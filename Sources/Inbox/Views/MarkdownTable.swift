/// A table in Markdown; text from a push cannot end a cell.
struct MarkdownTable {
  private var lines: [String]

  /// A table without rows.
  init(_ titles: [String]) {
    lines = []
    add(titles)
    lines.append("|" + String(repeating: " --- |", count: titles.count))
  }

  mutating func add(_ cells: [String]) {
    lines.append("| " + cells.map(Self.escaped).joined(separator: " | ") + " |")
  }

  /// The table, its last line ended.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? ["\\", "|"] : $0.isNewline ? [" "] : [$0] })
  }
}
