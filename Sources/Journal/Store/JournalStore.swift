import Phone
import Simulation

/// The journal: what was done, what came of it, and how to get there again.
///
/// One thread commits; any thread may search. Traces are not stored: they are derived again from the commands.
public final class JournalStore: Sendable {
  /// Where ids of this journal's session come from.
  public let identifiers: Identifiers
  /// How it is kept.
  public let settings: JournalSettings
  let path: String
  let writer: GuardedDatabase
  /// The same as `writer` where the journal is in memory.
  let reader: GuardedDatabase
  private let lock: JournalLock?

  init(_ opened: JournalFile, _ settings: JournalSettings, lock: JournalLock?) {
    identifiers = opened.identifiers
    self.settings = settings
    path = opened.path
    writer = opened.writer
    reader = opened.reader
    self.lock = lock
  }

  /// Whether nothing of it is ever on a disk.
  public var isInMemory: Bool { reader === writer }

  /// Opens the journal at `place`, makes it where there is none, and brings it up to date.
  ///
  /// A damaged file is moved aside, never overwritten. Nobody else may have it open.
  ///
  /// - Parameter now: the moment a new journal's world begins, on the caller's clock.
  public static func open(
    _ place: JournalPlace, _ settings: JournalSettings, at now: Instant
  ) throws(JournalError) -> JournalOpening {
    try JournalOpener(settings: settings, now: now).open(place)
  }

  /// Lets go of the file, so that another belfry may have it.
  public func close() {
    reader.close()
    writer.close()
    lock?.release()
  }

  /// The world after the newest commit and the newest rows of the list, oldest first.
  ///
  /// - Throws: `.unreadable` where no checkpoint and no beginning can be read.
  public func restore() throws(JournalError) -> (world: World, rows: [Arrival]) {
    let opener = JournalOpener(settings: settings, now: Instant(microseconds: 0))
    guard let newest = try opener.newest(self) else { throw .unreadable(command: 1) }
    return (newest.world, try listedRows(limit: settings.rows))
  }

  /// The number of the command that brought `push`; nil where the history does not have it.
  public func born(_ push: PushNumber) throws(JournalError) -> UInt64? {
    try reader.use { (database) throws(DatabaseError) in
      try database.number("SELECT born FROM history WHERE number = \(push.value)")
        .map { UInt64(bitPattern: $0) }
    }
  }

  /// The moment the world began, on the caller's clock.
  func began() throws(JournalError) -> Instant? { try moment(.began) }

  /// The moment of the newest commit, on the caller's clock.
  func seen() throws(JournalError) -> Instant? { try moment(.seen) }

  private func moment(_ name: JournalMeta.Name) throws(JournalError) -> Instant? {
    try reader.use { (database) throws(DatabaseError) in
      try JournalMeta(database).number(name).map(Instant.init(microseconds:))
    }
  }

  func begin(at moment: Instant) throws(JournalError) {
    try writer.use { (database) throws(DatabaseError) in
      try JournalMeta(database).set(.began, moment.microseconds)
    }
  }

  /// The newest command and the newest push.
  func newestNumbers() throws(JournalError) -> (commands: UInt64, pushes: Int) {
    try reader.use { (database) throws(DatabaseError) in
      let batch = try database.number("SELECT max(first + count - 1) FROM batch") ?? 0
      let checkpoint = try database.number("SELECT max(command) FROM checkpoint") ?? 0
      let push = try database.number("SELECT max(number) FROM history") ?? 0
      return (UInt64(bitPattern: max(batch, checkpoint)), Int(push))
    }
  }

  /// How many arrivals the history holds.
  public func historyCount() throws(JournalError) -> Int { try pushNumbers().count }

  /// The numbers of the arrivals that the history holds: they have no gaps.
  public func pushNumbers() throws(JournalError) -> Range<Int> {
    try reader.use { (database) throws(DatabaseError) in
      let newest = try database.number("SELECT max(number) FROM history") ?? 0
      let oldest = try database.number("SELECT min(number) FROM history") ?? 1
      return Int(oldest)..<Int(newest + 1)
    }
  }
}
