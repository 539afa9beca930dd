import Phone
import Words

/// Rules as a table in Markdown.
enum RulesText {
  static func markdown(_ rules: [RulesState.FoundRule], _ switches: RuleSwitches, _ tongue: Tongue) -> String
  {
    let titles = ["name", "sentence", "source", "certainty", "switch"].map {
      Phrase(WordID("face.rules.\($0)")).text(in: tongue)
    }
    var table = MarkdownTable(titles)
    for found in rules {
      let rule = found.rule
      let value = RuleLines.value(of: rule, switches).map { name, isOn in
        "\(name): " + Phrase(isOn ? "face.value.on" : "face.value.off").text(in: tongue)
      }
      table.add([
        rule.id.name, rule.sentence.text(in: tongue), rule.source,
        CertaintyWord.text(rule.certainty, tongue), value ?? "",
      ])
    }
    return table.text
  }
}
