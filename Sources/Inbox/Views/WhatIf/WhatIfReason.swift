import Simulation
import Terminal
import Words

/// Why a row of the what-if table says what it says: the sentence, and the rules that are less than documented.
enum WhatIfReason {
  /// Rules that are named at most.
  private static let most = 2

  static func write(_ row: WhatIfRow, to sheet: inout TextSheet) {
    sheet.text(ArrivalSentence.phrase(for: row.arrival), .text)
    for rule in weakest(row).prefix(most) {
      sheet.line([
        sheet.piece(rule.id.name, .link), sheet.piece("  ", .text),
        sheet.piece(CertaintyWord.text(rule.certainty, sheet.tongue), CertaintyWord.role(rule.certainty)),
      ])
      let used = sheet.lines.last.map { $0.reduce(2) { $0 + sheet.columns($1.text) } } ?? 0
      let sentence = rule.sentence.text(in: sheet.tongue)
      if used + sheet.columns(sentence) <= sheet.width {
        sheet.attach([sheet.piece("  " + sentence, .dim)])
      } else {
        sheet.text(sentence, .dim, indent: 2)
      }
    }
  }

  /// The rules that are not documented, each once, those of the arrival first.
  static func weakest(_ row: WhatIfRow) -> [Rule] {
    var rules: [Rule] = []
    for cell in WhatIfCell.allCases {
      for id in row.rules(of: cell) where !rules.contains(where: { $0.id == id }) {
        if let rule = RuleBook.rule(id), rule.certainty < .documented { rules.append(rule) }
      }
    }
    return rules
  }
}
