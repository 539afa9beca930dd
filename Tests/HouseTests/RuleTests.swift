import Testing

@testable import Words

@Suite struct RuleTests {
  private static let rules = RuleBook.tables.flatMap(\.self)

  @Test func noRuleStandsTwice() {
    var seen: Set<String> = []
    for rule in Self.rules where !seen.insert(rule.id.name).inserted {
      Issue.record("\(rule.id.name) stands twice")
    }
  }

  @Test func whatIsNotAssumedHasASource() {
    for rule in Self.rules where rule.certainty != .assumed && rule.source.isEmpty {
      Issue.record("\(rule.id.name) is \(rule.certainty) by no source")
    }
  }

  @Test func everyRuleIsUsed() {
    let used = LiteralIndex.outsideTables
    for rule in Self.rules where !used.mentions(rule.id.name) {
      Issue.record("\(rule.id.name) decides nothing")
    }
  }

  @Test func everyRuleThatIsUsedIsInTheBook() {
    let known = Set(Self.rules.map(\.id.name))
    for (literal, path) in LiteralIndex.ruleIDs where !known.contains(literal) {
      Issue.record("\(path): no rule \(literal)")
    }
  }

  @Test func sourcesArePublic() {
    for rule in Self.rules {
      for word in ["spec/", "seeds/", "shared/"] where rule.source.contains(word) {
        Issue.record("\(rule.id.name) cites \(rule.source)")
      }
    }
  }
}
