import Gateway
import Words

/// One rule, for a person or for a program.
struct RuleLine {
  let rule: Rule
  /// Whether its switch is on; nil where it has none, or no belfry runs.
  let isOn: Bool?

  func text(in tongue: Tongue) -> String {
    var lines = [
      "\(rule.id.name) (\(CertaintyName.word(rule.certainty).text(in: tongue)))",
      "  " + rule.sentence.text(in: tongue),
    ]
    if !rule.source.isEmpty { lines.append("  " + rule.source) }
    if let name = rule.switchName { lines.append("  " + value(name).text(in: tongue)) }
    return lines.joined(separator: "\n")
  }

  func object(in tongue: Tongue) -> JSONObject {
    var line = JSONObject()
    line.add("rule", rule.id.name)
    line.add("certainty", rule.certainty.rawValue)
    line.add("sentence", rule.sentence.text(in: tongue))
    line.add("source", rule.source.isEmpty ? nil : rule.source)
    line.add("switch", rule.switchName)
    line.add("on", isOn)
    return line
  }

  private func value(_ name: String) -> Phrase {
    switch isOn {
    case true: Phrase("cli.rules.on", .text(name))
    case false: Phrase("cli.rules.off", .text(name))
    case nil: Phrase("cli.rules.switch", .text(name))
    }
  }
}
