import Words

/// How sure Belfry is, in a word.
enum CertaintyName {
  static func word(_ certainty: Certainty) -> Phrase {
    Phrase(WordID("whatif.certainty.\(certainty.rawValue)"))
  }
}
