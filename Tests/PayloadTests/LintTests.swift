import Testing
import Words

@testable import Payload

/// A text, the type it is sent with, and the rules that must speak, in order of the text.
struct LintRow: CustomTestStringConvertible, Sendable {
  var text: String
  var type: PushType
  var rules: [LintRule]

  init(_ text: String, _ rules: [LintRule], type: PushType = .alert) {
    (self.text, self.rules, self.type) = (text, rules, type)
  }

  /// A payload whose `aps` is `aps`.
  static func aps(_ aps: String, _ rules: [LintRule], type: PushType = .alert) -> LintRow {
    LintRow("{\"aps\":\(aps)}", rules, type: type)
  }

  var testDescription: String { "\(type) \(text.prefix(60))" }
}

@Suite struct LintTests {
  @Test(arguments: LintTable.all)
  func says(_ row: LintRow) {
    #expect(Lint.findings(in: Array(row.text.utf8), type: row.type).map(\.rule) == row.rules)
  }

  @Test func everyRuleIsInTheTable() {
    let tried = Set(LintTable.all.flatMap(\.rules))
    #expect(Set(LintRule.allCases).subtracting(tried).isEmpty)
  }

  @Test(arguments: LintRule.allCases)
  func everyRuleHasItsWords(_ rule: LintRule) {
    #expect(Lexicon.entry(rule.effect) != nil)
    // These three speak in the words of the text's own error.
    guard ![.notJSON, .tooDeep, .wrapper, .providerRequest].contains(rule) else { return }
    #expect(Lexicon.entry(rule.observation) != nil)
    #expect(Lexicon.entry(rule.fix) != nil)
  }

  @Test(arguments: LintRule.allCases)
  func whatIsNotAssumedHasASource(_ rule: LintRule) {
    #expect(rule.certainty == .assumed || !rule.source.isEmpty)
  }

  @Test(arguments: [
    (#"{"aps":{"alert":"a"}}"#, PushType.alert), (#"{"aps":{"content-available":1}}"#, .background),
    (#"{"aps":{"content-available":1,"badge":1}}"#, .alert), (#"{"aps":{"event":"end"}}"#, .liveactivity),
    ("{}", .alert),
  ])
  func withoutATypeThePayloadDecides(_ text: String, _ type: PushType) throws {
    #expect(try payload(text).likelyType == type)
  }

  @Test func theSizeIsCountedAsSentAndTheFixSaysWhatMinifyingGives() throws {
    let padded = "{\"aps\":{\"alert\":\"a\"}}" + String(repeating: " ", count: 4076)
    let finding = try #require(Lint.findings(in: Array(padded.utf8), type: .alert).first)
    #expect(finding.rule == .tooLarge)
    #expect(finding.observation.text(in: .english) == "4097 bytes; the limit for push type alert is 4096.")
    #expect(finding.fix.text(in: .english).contains("has 21 bytes"))
  }

  @Test func aRuleSpeaksThirtyTwoTimesAtMost() {
    let nulls = "{\"aps\":{\"alert\":\"a\"},\"x\":[" + String(repeating: "null,", count: 40) + "0]"
    let doubles = ",\"y\":[" + String(repeating: "{\"k\":1,\"k\":2},", count: 40) + "0]}"
    let rules = Lint.findings(in: Array((nulls + doubles).utf8), type: .alert).map(\.rule)
    #expect(rules == Array(repeating: .nullInExtras, count: 32) + Array(repeating: .duplicateKey, count: 32))
  }

  @Test func aFindingHasPathPlaceAndThreeSentences() throws {
    let finding = try #require(
      Lint.findings(in: Array("{\"aps\":{\n \"alert\":\"a\",\n \"badge\":\"7\"}}".utf8)).first)
    #expect(finding.path.description == "aps.badge")
    #expect(finding.place == SourcePlace(offset: 32, line: 3, column: 10))
    #expect(finding.severity == .warning)
    #expect(finding.observation.text(in: .english) == "badge is a string: \"7\".")
    #expect(finding.effect.text(in: .chinese) == "角标保持不变；推送的其余部分照常生效。")
    #expect(finding.fix.text(in: .english) == "Write the number without quotes.")
  }
}
