import Words

/// One thing to say about a payload.
public struct LintFinding: Hashable, Sendable {
  /// Which rule says it; its raw value is the finding's id.
  public let rule: LintRule
  /// What it is about; the root's path for the file as a whole.
  public let path: JSONPath
  /// Where that is; nil for the file as a whole.
  public let place: SourcePlace?
  /// What is seen.
  public let observation: Phrase
  /// What the phone does about it.
  public let effect: Phrase
  /// What to change.
  public let fix: Phrase

  /// How much it matters.
  public var severity: LintSeverity { rule.severity }

  /// A finding whose three sentences share `arguments`.
  init(_ rule: LintRule, path: JSONPath, place: SourcePlace?, _ arguments: [Argument]) {
    self.rule = rule
    self.path = path
    self.place = place
    observation = Phrase(rule.observation, arguments: arguments)
    effect = Phrase(rule.effect, arguments: arguments)
    fix = Phrase(rule.fix, arguments: arguments)
  }

  /// A finding about a text that is no payload, whose own words say more than the rule's.
  init(_ rule: LintRule, place: SourcePlace?, reason: Phrase, hint: Phrase) {
    self.rule = rule
    self.place = place
    path = JSONPath([])
    observation = reason
    effect = Phrase(rule.effect)
    fix = hint
  }
}
