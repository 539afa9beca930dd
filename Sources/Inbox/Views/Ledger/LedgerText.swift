import Phone
import Words

/// The badge ledger in words.
enum LedgerText {
  /// `0 → 3`.
  static func change(_ change: BadgeChange) -> String { "\(change.from) → \(change.to)" }

  /// `+3`, `-2`, `0`.
  static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

  /// What made the change; of a push its number as well.
  static func cause(_ line: BadgeLedger.Line, _ tongue: Tongue) -> String {
    let word = line.change.cause.phrase.text(in: tongue)
    return line.push.map { "\(word) #\($0.value)" } ?? word
  }

  /// The ledger as a table in Markdown, the sum below it.
  static func markdown(_ ledger: LedgerScene, zone: Int, _ tongue: Tongue) -> String {
    let titles = ["time", "change", "step", "cause", "push", "rule", "certainty"].map {
      Phrase(WordID("face.ledger.\($0)")).text(in: tongue)
    }
    var table = MarkdownTable(titles)
    for entry in ledger.lines {
      let line = entry.line
      let certainty = RuleBook.rule(line.rule)?.certainty ?? .assumed
      table.add([
        LocalTime(line.at, zone: zone).full, change(line.change), signed(line.change.to - line.change.from),
        cause(line, tongue), entry.title, line.rule.name, CertaintyWord.text(certainty, tongue),
      ])
    }
    return table.text + "\n" + LedgerView.sum(ledger).text(in: tongue) + "\n"
  }
}
