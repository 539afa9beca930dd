import Gateway
import Phone
import Simulation
import Words

/// What becomes of a payload in one state: outcome, callbacks, reasons.
struct ExplainReport {
  let row: WhatIfRow
  /// The switches that are on, by name.
  let changedRules: [String]
  let tongue: Tongue

  private static let labelColumns = 12

  /// For a person.
  var text: String {
    let certainty = say(CertaintyName.word(ArrivalSentence.certainty(of: row.arrival)))
    var lines = [
      say(Phrase("cli.explain.heading", .text(row.os.text), .phrase(row.state.phrase))), "",
      "\(sentence) (\(certainty))", "",
    ]
    for cell in WhatIfCell.allCases { lines += field(cell) }
    lines += field("cli.explain.acts", acts(row.entries))
    lines += field("cli.explain.acts.tap", acts(row.tap ?? []))
    for other in row.beside {
      lines += ["", say(Phrase("cli.explain.beside", .phrase(ArrivalSentence.phrase(for: other))))]
    }
    lines += ["", say(Phrase("cli.explain.why"))]
    for entry in reasons { lines += reason(entry) }
    return lines.joined(separator: "\n")
  }

  /// For a program.
  var object: JSONObject {
    var line = JSONObject()
    line.add("state", ExplainState.name(of: row.state))
    line.add("os", row.os.text)
    line.add("changedRules", changedRules)
    line.add("outcome", row.arrival.outcome.rawValue)
    line.add("sentence", sentence)
    line.add("certainty", row.certainty.rawValue)
    line.add("shown", row.arrival.shown.names)
    line.add("sound", row.arrival.sound?.text)
    line.add("badge", row.arrival.badge)
    line.add("refusal", row.arrival.refusal)
    line.add("callbacks", row.calls(of: .arrival, in: tongue))
    line.add("callbacksOnTap", row.tap == nil ? nil : row.calls(of: .tap, in: tongue))
    line.add("acts", acts(row.entries).map(say))
    line.add("actsOnTap", row.tap.map { acts($0).map(say) })
    line.add(
      "beside",
      row.beside.map { other in
        var line = JSONObject()
        line.add("outcome", other.outcome.rawValue)
        line.add("sentence", say(ArrivalSentence.phrase(for: other)))
        line.add("rule", other.rule.name)
        return line
      })
    line.add("reasons", reasons.map(object(of:)))
    return line
  }

  private var sentence: String { say(ArrivalSentence.phrase(for: row.arrival)) }

  /// What let it go on or stopped it, on arrival.
  private var reasons: [TraceEntry] { row.entries.filter { $0.verdict != .info } }

  /// What the app's own code does, as its profile says.
  private func acts(_ entries: [TraceEntry]) -> [Phrase] {
    entries.compactMap { entry in
      switch entry.event {
      case .phone(.acted), .phone(.completion), .phone(.life(.notPresented)): entry.event.phrase
      default: nil
      }
    }
  }

  private func field(_ cell: WhatIfCell) -> [String] {
    let mark = row.certainty(of: cell) == .assumed ? " ?" : ""
    return field(WordID("cli.explain.\(cell.rawValue)"), row.phrases(of: cell), mark)
  }

  private func field(_ name: WordID, _ phrases: [Phrase], _ mark: String = "") -> [String] {
    phrases.enumerated().map { index, phrase in
      let label = index == 0 ? say(Phrase(name)) : ""
      let gap = String(repeating: " ", count: max(1, Self.labelColumns - Columns.of(label)))
      return Printable.text(label + gap + say(phrase) + (index == 0 ? mark : ""))
    }
  }

  private func reason(_ entry: TraceEntry) -> [String] {
    let sign = entry.verdict == .passed ? "✓" : "✗"
    guard let rule = RuleBook.rule(entry.rule) else { return ["  \(sign) \(entry.rule.name)"] }
    return [
      "  \(sign) \(rule.id.name) (\(say(CertaintyName.word(rule.certainty))))",
      "    " + say(Phrase(rule.sentence.id)),
    ] + (rule.source.isEmpty ? [] : ["    " + rule.source]) + (switchLine(rule).map { ["    " + $0] } ?? [])
  }

  /// The switch that changes the rule, with its value.
  private func switchLine(_ rule: Rule) -> String? {
    rule.switchName.map { name in
      say(
        Phrase(changedRules.contains(name) ? "cli.explain.switch.on" : "cli.explain.switch.off", .text(name)))
    }
  }

  private func object(of entry: TraceEntry) -> JSONObject {
    var line = JSONObject()
    let rule = RuleBook.rule(entry.rule)
    line.add("rule", entry.rule.name)
    line.add("verdict", entry.verdict.rawValue)
    line.add("certainty", rule?.certainty.rawValue)
    line.add("sentence", rule?.sentence.text(in: tongue))
    line.add("source", rule.flatMap { $0.source.isEmpty ? nil : $0.source })
    line.add("switch", rule?.switchName)
    return line
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: tongue) }
}

extension WhatIfRow {
  /// The calls alone, without the words that stand where there are none.
  fileprivate func calls(of cell: WhatIfCell, in tongue: Tongue) -> [String] {
    phrases(of: cell).filter { $0.id == "phone.event.plain" }.map { $0.text(in: tongue) }
  }
}
