import Glibc

/// Moves a damaged journal out of the way and keeps every byte of it.
enum DamagedFile {
  /// Moves the file and what SQLite keeps beside it, and returns the new path.
  static func moveAside(_ path: String) throws(JournalError) -> String {
    let target = freeName("\(path).damaged-\(stamp())")
    // The log goes first: a journal without its log is still a journal, a log without its journal is nothing.
    for suffix in ["-wal", "-shm", ""] {
      guard rename(path + suffix, target + suffix) == 0 || errno == ENOENT else {
        throw .cannotMoveAside(path: path, message: String(cString: strerror(errno)))
      }
    }
    return target
  }

  private static func freeName(_ wanted: String) -> String {
    var name = wanted
    var count = 2
    while access(name, F_OK) == 0 {
      name = "\(wanted)-\(count)"
      count += 1
    }
    return name
  }

  /// The time as `20260131-091500`, in UTC.
  private static func stamp() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    return digits(parts.tm_year + 1900, 4) + digits(parts.tm_mon + 1, 2) + digits(parts.tm_mday, 2) + "-"
      + digits(parts.tm_hour, 2) + digits(parts.tm_min, 2) + digits(parts.tm_sec, 2)
  }

  private static func digits(_ number: Int32, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
