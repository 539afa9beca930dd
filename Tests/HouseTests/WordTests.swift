import Testing

@testable import Words

@Suite struct WordTests {
  private static let entries = Lexicon.tables.flatMap(\.self)
  private static let ruleSentences = RuleBook.tables.flatMap(\.self).map(\.sentence)

  @Test func noIdStandsTwice() {
    var seen: Set<String> = []
    for entry in Self.entries where !seen.insert(entry.id.name).inserted {
      Issue.record("\(entry.id.name) stands twice")
    }
  }

  @Test func everySentenceIsThereInBothLanguages() {
    for entry in Self.entries + Self.ruleSentences {
      if entry.english.isEmpty || entry.chinese.isEmpty { Issue.record("\(entry.id.name) lacks a language") }
      let same = entry.english == entry.chinese && entry.english.contains(" ") && entry.english.count > 24
      if same { Issue.record("\(entry.id.name) is not translated") }
    }
  }

  @Test func bothLanguagesFillTheSamePlaces() {
    for entry in Self.entries {
      let english = Template.places(in: entry.english)
      let chinese = Template.places(in: entry.chinese)
      if english != chinese { Issue.record("\(entry.id.name): \(english) and \(chinese)") }
    }
  }

  @Test func everyTableIsJoined() {
    for file in SourceTree.sources
    where file.path.contains("Words/Tables/") || file.path.contains("Words/Rules/") {
      for line in file.lines where line.hasPrefix("let ") && line.contains(": [") {
        let name = line.dropFirst(4).prefix { $0 != ":" }
        let joined = file.path.contains("/Tables/") ? "Lexicon.swift" : "RuleBook.swift"
        let catalogue = SourceTree.sources.first { $0.path.hasSuffix(joined) }
        if catalogue?.text.contains(String(name)) != true { Issue.record("\(name) is in no catalogue") }
      }
    }
  }

  @Test func everySentenceIsUsedSomewhere() {
    let used = LiteralIndex.outsideTables
    for entry in Self.entries where !used.mentions(entry.id.name) {
      Issue.record("\(entry.id.name) is never used")
    }
  }

  /// A phrase whose id no table holds would show its bare id to a person.
  @Test func everyPhraseHasItsSentence() {
    let known = Set((Self.entries + Self.ruleSentences).map(\.id.name))
    for (literal, path) in LiteralIndex.phraseIDs where !known.contains(literal) {
      Issue.record("\(path): no sentence \(literal)")
    }
  }
}
