import Words

extension BadgeCause {
  /// The cause in a word or two.
  public var phrase: Phrase { Phrase(WordID("badge.cause.\(rawValue)")) }
}
