import Simulation
import Terminal
import Words

/// The signs of an arrival as a row and Detail show them.
enum ArrivalSigns {
  /// The sign that stands for it.
  static func sign(_ sign: ArrivalSign) -> Sign {
    switch sign {
    case .warned: .warned
    case .adopted: .adopted
    case .resent: .resent
    }
  }

  /// The colour of the sign.
  static func role(_ sign: ArrivalSign) -> Role {
    switch sign {
    case .warned: .held
    case .adopted, .resent: .link
    }
  }

  /// Draws them with a space behind them, and says how many columns they took; nothing where there are none, or where
  /// they would leave no room for the text.
  static func draw(_ signs: [ArrivalSign], on canvas: inout Canvas, x: Int, y: Int, width: Int) -> Int {
    guard !signs.isEmpty, signs.count + 1 < width else { return 0 }
    for (place, sign) in signs.enumerated() {
      canvas.put(canvas.sign(self.sign(sign)), role(sign), x: x + place, y: y, width: 1)
    }
    return signs.count + 1
  }

  /// Says what the rules behind the signs say, each with its sign and how sure it is.
  static func write(_ notes: [RuleID], to sheet: inout TextSheet) {
    for note in notes {
      guard let rule = RuleBook.rule(note),
        let own = ArrivalSign.allCases.first(where: { $0.comes(from: note) })
      else { continue }
      sheet.text("\(sheet.sign(sign(own))) \(rule.sentence.text(in: sheet.tongue))", role(own))
      sheet.trail([
        sheet.piece(CertaintyWord.text(rule.certainty, sheet.tongue), CertaintyWord.role(rule.certainty))
      ])
    }
    if !notes.isEmpty { sheet.gap() }
  }
}
