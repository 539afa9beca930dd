import Simulation
import Words

/// An outcome as a word, a colour and a sign.
enum OutcomeWord {
  static func text(_ outcome: Outcome, _ tongue: Tongue) -> String {
    outcome.phrase.text(in: tongue)
  }

  /// The columns of the usual words; a few are longer.
  static func columns(_ tongue: Tongue) -> Int { tongue == .english ? 7 : 6 }

  static func role(_ outcome: Outcome) -> Role {
    switch outcome {
    case .banner, .lockscreen, .called, .activity: .shown
    case .list: .list
    case .quiet: .quiet
    case .woke, .delivered, .routed: .woke
    case .held, .extension: .held
    case .dropped: .dropped
    case .refused: .refused
    case .tapped, .acted, .replied, .dismissed, .cleared, .replaced: .done
    }
  }

  /// One sign, for rows without room for the word.
  static func sign(_ outcome: Outcome) -> Sign {
    switch outcome {
    case .banner, .lockscreen, .called, .activity: .banner
    case .list: .list
    case .quiet: .quiet
    case .woke: .woke
    case .delivered, .routed: .delivered
    case .held, .extension: .held
    case .dropped: .dropped
    case .refused: .refused
    case .tapped, .acted, .replied: .passed
    case .dismissed, .cleared, .replaced: .gone
    }
  }
}
