import Phone
import Simulation

extension JournalStore {
  /// Opens a journal that is there already, to read it and no more. A belfry may be running on it.
  ///
  /// - Throws: `.missing` where there is none, `.older` for one that a belfry of this version has not brought up to
  ///   date yet.
  public static func openToRead(_ place: JournalPlace) throws(JournalError) -> JournalStore {
    guard let path = place.file else { throw .missing(path: ":memory:") }
    return JournalStore(try JournalFile(reading: path), JournalSettings(), lock: nil)
  }

  /// The world after the newest commit; nil where no checkpoint and no beginning can be read.
  public func newestWorld() throws(JournalError) -> World? {
    try JournalOpener(settings: settings, now: Instant(microseconds: 0)).newest(self)?.world
  }
}
