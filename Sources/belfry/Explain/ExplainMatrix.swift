import Phone
import Simulation
import Words

/// All states, or every iOS, in one table, set out in columns.
struct ExplainMatrix {
  let table: WhatIf
  let tongue: Tongue

  private static let gap = 2

  var text: String {
    let titles =
      [table.axis == .states ? "state" : "version"] + WhatIfCell.allCases.map(\.rawValue) + ["certainty"]
    let head = titles.map { [say(Phrase(WordID("whatif.column.\($0)")))] }
    let rows = table.rows.map(cells)
    let widths = titles.indices.map { column in
      ([head] + rows).flatMap { $0[column] }.map(Columns.of).max() ?? 0
    }
    var lines = Self.lines(head, widths)
    lines.append(String(repeating: "-", count: widths.reduce(0, +) + Self.gap * (widths.count - 1)))
    for row in rows { lines += Self.lines(row, widths) }
    return (lines + ["", say(Phrase("cli.explain.mark"))]).joined(separator: "\n")
  }

  private func cells(_ row: WhatIfRow) -> [[String]] {
    let cells = WhatIfCell.allCases.map { cell in
      let mark = row.certainty(of: cell) == .assumed ? " ?" : ""
      return row.phrases(of: cell).enumerated().map { index, phrase in
        Printable.text(say(phrase)) + (index == 0 ? mark : "")
      }
    }
    return [[say(row.title(table.axis))]] + cells + [[say(CertaintyName.word(row.certainty))]]
  }

  /// A row takes as many lines as its tallest cell.
  private static func lines(_ row: [[String]], _ widths: [Int]) -> [String] {
    (0..<(row.map(\.count).max() ?? 0)).map { line in
      var text = ""
      for (cell, width) in zip(row, widths) {
        let part = cell.indices.contains(line) ? cell[line] : ""
        text += part + String(repeating: " ", count: width - Columns.of(part) + gap)
      }
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: tongue) }
}
