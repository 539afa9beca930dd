import CSQLite

/// What SQLite says when it cannot do something.
struct DatabaseError: Error, Hashable {
  /// What kind of trouble it is, by what a person can do about it.
  enum Kind: Hashable {
    case full
    case readOnly
    case noPermission
    case cannotOpen
    case busy
    case damaged
    case interrupted
    case other
  }

  let kind: Kind
  /// SQLite's own words.
  let message: String

  init(_ code: Int32, _ message: String) {
    self.message = message
    switch code & 0xFF {
    case SQLITE_FULL: kind = .full
    case SQLITE_READONLY: kind = .readOnly
    case SQLITE_PERM, SQLITE_AUTH: kind = .noPermission
    case SQLITE_CANTOPEN: kind = .cannotOpen
    case SQLITE_BUSY, SQLITE_LOCKED: kind = .busy
    case SQLITE_CORRUPT, SQLITE_NOTADB: kind = .damaged
    case SQLITE_INTERRUPT: kind = .interrupted
    default: kind = .other
    }
  }

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
