import Journal
import Words

/// Why a command of the history comes to nothing.
public enum HistoryRefusal: Error, Hashable, Sendable {
  /// There is no such push, or no such request.
  case unknown(Int)
  /// The request became no command: no vendor has its path.
  case noCommand
  /// The journal cannot be used.
  case journal(JournalError)
  /// The engine takes nothing.
  case engine(EngineBanner)

  /// The reason as a sentence.
  public var phrase: Phrase {
    switch self {
    case .unknown(let number): Phrase("engine.resend.unknown", .count(number))
    case .noCommand: Phrase("engine.resend.none")
    case .journal(let error): error.phrase
    case .engine(let banner): banner.phrase
    }
  }
}
