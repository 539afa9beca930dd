import Words

/// Why the journal cannot be used.
public enum JournalError: Error, Hashable, Sendable {
  /// Neither `XDG_STATE_HOME` nor `HOME` names a folder.
  case noHome
  /// An instance's name that is no plain file name.
  case badInstance(String)
  /// Another belfry has it open; its process id, where known.
  case inUse(path: String, by: Int?)
  /// A newer belfry wrote it; its schema version and the newest one known here.
  case newer(path: String, found: Int, known: Int)
  /// An SQLite file of some other program.
  case foreign(path: String)
  /// There is no journal yet.
  case missing(path: String)
  /// An older belfry wrote it, and none of this version has been started since.
  case older(path: String)
  case noPermission(path: String)
  case full(path: String)
  /// Its content makes no sense.
  case damaged(path: String)
  /// It is damaged and cannot even be moved.
  case cannotMoveAside(path: String, message: String)
  /// The journal no longer reaches back to this command.
  case forgotten(command: UInt64)
  /// This command, or the checkpoint after it, is written in a way that this belfry cannot read.
  case unreadable(command: UInt64)
  /// Belfry has let go of the journal.
  case closed
  /// The question was called off.
  case cancelled
  /// Anything else, in the system's or SQLite's own words.
  case failed(path: String, message: String)

  /// What is wrong, and what to do.
  public var phrase: Phrase {
    switch self {
    case .noHome: Phrase("journal.noHome")
    case .badInstance(let name): Phrase("journal.badInstance", .text(name))
    case .inUse(let path, nil): Phrase("journal.inUse", .text(path))
    case .inUse(let path, .some(let process)):
      Phrase("journal.inUse.by", .text(path), .text(String(process)))
    case .newer(let path, let found, let known):
      Phrase("journal.newer", .text(path), .count(found), .count(known))
    case .foreign(let path): Phrase("journal.foreign", .text(path))
    case .missing(let path): Phrase("journal.missing", .text(path))
    case .older(let path): Phrase("journal.older", .text(path))
    case .noPermission(let path): Phrase("journal.noPermission", .text(path))
    case .full(let path): Phrase("journal.full", .text(path))
    case .damaged(let path): Phrase("journal.damaged", .text(path))
    case .cannotMoveAside(let path, let message):
      Phrase("journal.cannotMoveAside", .text(path), .text(message))
    case .forgotten: Phrase("journal.forgotten")
    case .unreadable(let command): Phrase("journal.unreadable", .text(String(command)))
    case .closed: Phrase("journal.closed")
    case .cancelled: Phrase("journal.cancelled")
    case .failed(let path, let message): Phrase("journal.failed", .text(path), .text(message))
    }
  }

  init(_ error: DatabaseError, at path: String) {
    switch error.kind {
    case .full: self = .full(path: path)
    case .readOnly, .noPermission, .cannotOpen: self = .noPermission(path: path)
    case .damaged: self = .damaged(path: path)
    case .interrupted: self = .cancelled
    case .busy: self = .inUse(path: path, by: nil)
    case .other: self = .failed(path: path, message: error.message)
    }
  }
}
