/// The tables of a journal, and the numbers that tell which belfry wrote one.
enum JournalSchema {
  /// Grows with every change of the tables; `JournalMigration` has the way from each version to the next.
  static let version = 4
  /// "BELF": tells a journal from the SQLite files of other programs (SQLite, PRAGMA application_id).
  static let application: Int64 = 0x4245_4C46

  static let tables = """
    CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE batch (
      first INTEGER PRIMARY KEY, count INTEGER NOT NULL, rules INTEGER NOT NULL,
      commands BLOB NOT NULL, replies BLOB NOT NULL);
    CREATE TABLE checkpoint (
      command INTEGER PRIMARY KEY, rules INTEGER NOT NULL, world BLOB NOT NULL);
    CREATE TABLE history (
      number INTEGER PRIMARY KEY, born INTEGER NOT NULL, command INTEGER NOT NULL, step INTEGER NOT NULL,
      phone INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL, origin TEXT NOT NULL,
      vendor TEXT NOT NULL, source TEXT NOT NULL, title TEXT NOT NULL, subtitle TEXT NOT NULL,
      body TEXT NOT NULL, outcome TEXT NOT NULL, shown INTEGER NOT NULL, sound TEXT, sound_name TEXT,
      sound_volume REAL, badge INTEGER, kept_badge INTEGER, answered INTEGER, silent_part TEXT,
      callbacks TEXT NOT NULL, on_phone INTEGER NOT NULL, is_read INTEGER NOT NULL, refusal TEXT,
      rule TEXT NOT NULL, app_state TEXT NOT NULL, apns_id TEXT, collapse_id TEXT, priority INTEGER,
      push_type TEXT);
    CREATE TABLE history_payload (number INTEGER PRIMARY KEY, payload BLOB NOT NULL);
    """

  /// What version 2 brought: the index that text is searched with, and how far it is filled.
  ///
  /// It holds no text of its own: `GramText` makes the same grams from the row again.
  static let index = """
    CREATE VIRTUAL TABLE history_index USING fts5(
      grams, content='', columnsize=0, detail=none, tokenize='ascii');
    """

  /// What version 3 brought: the rules that kept something from the person, and whether a push has a silent part.
  static let limits = """
    ALTER TABLE history ADD COLUMN limits TEXT;
    ALTER TABLE history ADD COLUMN wakes INTEGER;
    """

  /// What version 4 brought: the requests that came over HTTP, and what they were answered; those of a commit in one
  /// blob. `command` is the first that one of them became, or the next there would be.
  static let exchanges = """
    CREATE TABLE exchange (
      first INTEGER PRIMARY KEY, count INTEGER NOT NULL, at INTEGER NOT NULL, command INTEGER NOT NULL,
      bytes BLOB NOT NULL);
    CREATE INDEX exchange_command ON exchange (command);
    """

  /// What came to the tables of version 4 later: what else was said of an arrival. A belfry that does not know the column
  /// leaves it alone, so the version is the same.
  static let notes = "ALTER TABLE history ADD COLUMN notes TEXT;"

  static let marks = "PRAGMA application_id = \(application); PRAGMA user_version = \(version);"
}
