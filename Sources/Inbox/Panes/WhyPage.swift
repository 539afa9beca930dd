import Phone
import Simulation
import Terminal
import Words

/// The why-ladder: each rule that let the push go on or stopped it, in order.
enum WhyPage {
  static func write(_ push: SelectedPush, to sheet: inout TextSheet) {
    let rungs = push.entries.filter { $0.verdict != .info }
    sheet.text(
      Phrase(
        "face.why.heading", .count(push.arrival.number.value),
        .text(ArrivalText(push.arrival, sheet.tongue).first)), .strong)
    sheet.gap()
    if rungs.isEmpty { sheet.text(Phrase("face.why.none"), .dim) }
    for rung in rungs {
      write(rung, to: &sheet)
      sheet.gap()
    }
  }

  private static func write(_ rung: TraceEntry, to sheet: inout TextSheet) {
    let passed = rung.verdict == .passed
    let role: Role = passed ? .shown : .refused
    let verdict = Phrase(passed ? "face.why.passed" : "face.why.stopped").text(in: sheet.tongue)
    var head = [
      sheet.piece(sheet.sign(passed ? .passed : .stopped) + " ", role), sheet.piece(verdict, role),
      sheet.piece("  ", .text), sheet.piece(rung.rule.name, .link),
    ]
    guard let rule = RuleBook.rule(rung.rule) else {
      sheet.line(head)
      return
    }
    head += [
      sheet.piece("  ", .text),
      sheet.piece(CertaintyWord.text(rule.certainty, sheet.tongue), CertaintyWord.role(rule.certainty)),
    ]
    sheet.line(head)
    sheet.text(rule.sentence.text(in: sheet.tongue), .text, indent: 2)
    if !rule.source.isEmpty { sheet.text(rule.source, .dim, indent: 2) }
  }
}
