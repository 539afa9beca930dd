import Glibc

/// Keeps a second belfry off a journal for as long as it lives; the system lifts it when the process ends, however.
///
/// It locks a file of its own, because closing any descriptor of the journal itself would drop SQLite's locks
/// (SQLite, How To Corrupt An SQLite Database File).
final class JournalLock: Sendable {
  private let descriptor: Int32

  init(beside journal: String) throws(JournalError) {
    let path = journal + ".lock"
    let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw StateFolder.error(errno, at: path) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      let owner = Self.owner(opened)
      close(opened)
      throw code == EWOULDBLOCK ? .inUse(path: journal, by: owner) : StateFolder.error(code, at: path)
    }
    descriptor = opened
    let text = "\(getpid())\n"
    ftruncate(descriptor, 0)
    _ = text.withCString { pwrite(descriptor, $0, text.utf8.count, 0) }
  }

  deinit { close(descriptor) }

  /// Lets others have the journal.
  func release() { flock(descriptor, LOCK_UN) }

  private static func owner(_ descriptor: Int32) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int(String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
