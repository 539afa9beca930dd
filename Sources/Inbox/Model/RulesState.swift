import Words

/// Where the rules view stands.
struct RulesState: Hashable, Sendable {
  /// The words that narrow the list; empty for all rules.
  private(set) var filter = ""
  /// The rules that they leave, in the order of the book.
  private(set) var found: [FoundRule] = []
  private var list = PickList()

  /// A rule, known by its name.
  struct FoundRule: Hashable, Sendable {
    let rule: Rule

    static func == (one: FoundRule, other: FoundRule) -> Bool { one.rule.id == other.rule.id }

    func hash(into hasher: inout Hasher) { hasher.combine(rule.id) }
  }

  private static let all = RuleBook.tables.flatMap(\.self).map(FoundRule.init)

  /// How many rules there are.
  static var count: Int { all.count }

  /// The place of the picked rule; nil where there is none.
  var index: Int? { list.picked(of: found.count) }

  /// The picked rule.
  var picked: Rule? { index.map { found[$0].rule } }

  /// The first rule that is drawn in `height` rows.
  func top(height: Int) -> Int { list.top(count: found.count, height: height) }

  /// Leaves only rules that say every word of `text`: in name, sentence, source, certainty or the switch's name.
  mutating func search(_ text: String) {
    filter = text
    let words = text.lowercased().split(separator: " ")
    found = words.isEmpty ? Self.all : Self.all.filter { Self.says($0.rule, words) }
    list = PickList()
  }

  /// Picks the rule so many rows further down.
  mutating func move(by rows: Int) {
    list.pick(min(max(0, (index ?? 0) + rows), found.count), of: found.count)
  }

  /// Picks the rule in row `row`.
  mutating func pick(_ row: Int) { list.pick(row, of: found.count) }

  private static func says(_ rule: Rule, _ words: [Substring]) -> Bool {
    let certainty = Tongue.allCases.map { CertaintyWord.text(rule.certainty, $0) }
    let said =
      ([
        rule.id.name, rule.sentence.english, rule.sentence.chinese, rule.source,
        rule.switchName.map { "switch " + $0 } ?? "",
      ] + certainty).joined(separator: " ").lowercased()
    return words.allSatisfy { said.contains($0) }
  }
}
