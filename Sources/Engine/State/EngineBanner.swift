import Journal
import Words

/// Something that stays on the screen until a person has seen it.
public enum EngineBanner: Hashable, Sendable {
  /// About the journal, as it was found at the start.
  case notice(JournalNotice)
  /// About something beside the engine that a person should know.
  case told(Phrase)
  /// The journal cannot be written any more, so nothing is taken any more.
  case readOnly(JournalError)
  /// Belfry is ending.
  case closing

  /// The banner as a sentence.
  public var phrase: Phrase {
    switch self {
    case .notice(let notice): notice.phrase
    case .told(let phrase): phrase
    case .closing: Phrase("engine.closing")
    case .readOnly(let error): Phrase("engine.readOnly", .phrase(error.phrase))
    }
  }
}
