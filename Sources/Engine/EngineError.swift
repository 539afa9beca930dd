import Journal
import Words

/// Why an engine cannot start.
public enum EngineError: Error, Hashable, Sendable {
  /// The journal cannot be used.
  case journal(JournalError)
  /// The system gives no thread.
  case noThread

  /// What is wrong, and what to do.
  public var phrase: Phrase {
    switch self {
    case .journal(let error): error.phrase
    case .noThread: Phrase("engine.noThread")
    }
  }
}
