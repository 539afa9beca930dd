import Words

/// Something about the journal that a person should know, and that does not keep belfry from starting.
public enum JournalNotice: Hashable, Sendable {
  /// The journal was damaged; it lies at the second path now, and a new one was begun.
  case movedAside(String, to: String)
  /// The journal was brought up from an older format.
  case migrated(from: Int)
  /// What the phone looked like could not be read, so it begins anew; the history is there.
  case begunAnew
  /// The journal has a seed of its own, which was kept.
  case seedKept(UInt64)

  /// The notice as a sentence.
  public var phrase: Phrase {
    switch self {
    case .movedAside(let path, let target):
      Phrase("journal.notice.movedAside", .text(path), .text(target))
    case .migrated(let version): Phrase("journal.notice.migrated", .count(version))
    case .begunAnew: Phrase("journal.notice.begunAnew")
    case .seedKept(let seed): Phrase("journal.notice.seedKept", .text(String(seed)))
    }
  }
}
