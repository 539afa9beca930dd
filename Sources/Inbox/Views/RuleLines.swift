import Phone
import Terminal
import Words

/// All about one rule: name, certainty, sentence, source, and its switch where it has one.
enum RuleLines {
  static func write(
    _ rule: Rule, _ switches: RuleSwitches, to sheet: inout TextSheet, indent: Int = 0, hasHead: Bool = true
  ) {
    if hasHead {
      sheet.line([
        sheet.piece(String(repeating: " ", count: indent), .text), sheet.piece(rule.id.name, .link),
        sheet.piece("  ", .text),
        sheet.piece(CertaintyWord.text(rule.certainty, sheet.tongue), CertaintyWord.role(rule.certainty)),
      ])
    }
    sheet.text(rule.sentence.text(in: sheet.tongue), .text, indent: indent)
    if !rule.source.isEmpty { sheet.text(rule.source, .dim, indent: indent) }
    if let (name, isOn) = value(of: rule, switches) {
      let id: WordID = isOn ? "face.rule.on" : "face.rule.off"
      sheet.text(Phrase(id, .text(name)), isOn ? .held : .dim, indent: indent)
    }
  }

  /// The name of a rule's switch and whether it is on; nil where there is none.
  static func value(of rule: Rule, _ switches: RuleSwitches) -> (name: String, isOn: Bool)? {
    guard let name = rule.switchName, let known = RuleSwitch(rawValue: name) else { return nil }
    return (name, switches[known])
  }
}
