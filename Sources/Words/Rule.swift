/// A rule of behaviour: what the phone or a service does, said in one sentence, with its public source.
public struct Rule: Sendable {
  /// The rule's name, as the trace carries it.
  public let id: RuleID
  /// How sure Belfry is.
  public let certainty: Certainty
  /// Where it is written: the vendor's page or the public thread. Empty for what Belfry itself assumes.
  public let source: String
  /// The name of the switch that changes it, as `set rule NAME on` takes it; nil where there is none.
  public let switchName: String?
  /// The sentence in both languages.
  public let sentence: WordEntry

  /// A rule with its sentence.
  public init(
    _ id: RuleID, _ certainty: Certainty, source: String, switchName: String? = nil, en english: String,
    zh chinese: String
  ) {
    self.id = id
    self.certainty = certainty
    self.source = source
    self.switchName = switchName
    sentence = WordEntry(WordID(id.name), en: english, zh: chinese)
  }
}
