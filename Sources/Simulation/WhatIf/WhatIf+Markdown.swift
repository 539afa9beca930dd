import Phone
import Words

extension WhatIf {
  /// The table in Markdown, one line for each row; a cell that rests on an assumed rule ends in a question mark.
  public func markdown(in tongue: Tongue) -> String {
    let titles = [axis == .states ? "state" : "version"] + WhatIfCell.allCases.map(\.rawValue) + ["certainty"]
    var lines = [
      Self.line(titles.map { Phrase(WordID("whatif.column.\($0)")).text(in: tongue) }),
      Self.line(titles.map { _ in "---" }),
    ]
    for row in rows {
      let cells = WhatIfCell.allCases.map { row.markdown($0, in: tongue) }
      let certainty = Phrase(WordID("whatif.certainty.\(row.certainty.rawValue)")).text(in: tongue)
      lines.append(Self.line([row.title(axis).text(in: tongue)] + cells + [certainty]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

extension WhatIfRow {
  fileprivate func markdown(_ cell: WhatIfCell, in tongue: Tongue) -> String {
    let lines = phrases(of: cell).map { phrase in
      let text = Self.escaped(phrase.text(in: tongue))
      return Self.isCode(phrase) && cell != .badge && cell != .sound ? "`\(text)`" : text
    }
    return lines.joined(separator: "<br>") + (certainty(of: cell) == .assumed ? " ?" : "")
  }

  private static func isCode(_ phrase: Phrase) -> Bool { phrase.id == "phone.event.plain" }

  /// A payload's own text must not end a cell.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? ["\\", "|"] : $0.isNewline ? [" "] : [$0] })
  }
}
