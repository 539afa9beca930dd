import Words

/// How sure Belfry is, as a word in its colour.
enum CertaintyWord {
  static func text(_ certainty: Certainty, _ tongue: Tongue) -> String {
    Phrase(WordID("face.certainty.\(certainty.rawValue)")).text(in: tongue)
  }

  static func role(_ certainty: Certainty) -> Role {
    switch certainty {
    case .documented: .documented
    case .measured: .measured
    case .reported: .reported
    case .assumed: .assumed
    }
  }
}
