import Words

extension Outcome {
  /// The word at the end of the row.
  public var phrase: Phrase { Phrase(WordID("outcome.\(rawValue)")) }
}
