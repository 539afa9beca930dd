import Phone
import Simulation
import Terminal
import Words

/// The why-ladder: each rule that let the push go on or stopped it, in order, under what led to it.
enum WhyPage {
  private static let step = 2
  /// Rungs further in than this stand as far in as it.
  private static let deepest = 5

  static func write(_ push: SelectedPush, _ switches: RuleSwitches, to sheet: inout TextSheet) {
    let ladder = WhyLadder(push.entries)
    sheet.text(
      Phrase(
        "face.why.heading", .count(push.arrival.number.value),
        .text(ArrivalText(push.arrival, sheet.tongue).first)), .strong)
    sheet.gap()
    if ladder.rungs.isEmpty { sheet.text(Phrase("face.why.none"), .dim) }
    for rung in ladder.rungs {
      write(rung, switches, to: &sheet)
      sheet.gap()
    }
  }

  private static func write(_ rung: WhyLadder.Rung, _ switches: RuleSwitches, to sheet: inout TextSheet) {
    let indent = step * min(rung.depth, sheet.width < 50 ? 1 : deepest)
    for step in rung.steps {
      let text = sheet.tongue.quiet(step)
      sheet.text("\(sheet.sign(.arrow)) \(text)", .dim, indent: indent)
    }
    writeHead(rung.entry, indent, to: &sheet)
    sheet.text(rung.entry.event.phrase, .strong, indent: indent + step)
    guard let rule = RuleBook.rule(rung.entry.rule) else { return }
    RuleLines.write(rule, switches, to: &sheet, indent: indent + step, hasHead: false)
  }

  private static func writeHead(_ entry: TraceEntry, _ indent: Int, to sheet: inout TextSheet) {
    let passed = entry.verdict == .passed
    let role: Role = passed ? .shown : .refused
    let verdict = Phrase(passed ? "face.why.passed" : "face.why.stopped").text(in: sheet.tongue)
    var head = [
      sheet.piece(String(repeating: " ", count: indent), .text),
      sheet.piece(sheet.sign(passed ? .passed : .stopped) + " ", role), sheet.piece(verdict, role),
      sheet.piece("  ", .text), sheet.piece(entry.rule.name, .link),
    ]
    if let certainty = RuleBook.rule(entry.rule)?.certainty {
      head += [
        sheet.piece("  ", .text),
        sheet.piece(CertaintyWord.text(certainty, sheet.tongue), CertaintyWord.role(certainty)),
      ]
    }
    sheet.line(head)
  }
}

extension Tongue {
  /// What led on without deciding anything: the event and the rule behind it.
  fileprivate func quiet(_ entry: TraceEntry) -> String {
    "\(entry.event.phrase.text(in: self))  \(entry.rule.name)"
  }
}
