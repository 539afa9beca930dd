import Glibc

/// Makes the folder that journals live in.
enum StateFolder {
  /// Makes `path` and what leads to it, open to its owner only.
  static func make(_ path: String) throws(JournalError) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST { throw error(errno, at: made) }
    }
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { throw error(ENOTDIR, at: path) }
  }

  /// Makes a journal's file for its owner alone, before SQLite would make one for all; what SQLite keeps beside it gets the
  /// same mode. Where it cannot be made, opening it says why.
  static func makeFile(_ path: String) {
    let made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if made >= 0 { close(made) }
  }

  /// Takes a journal that is open to others away from them: an older belfry made it so.
  static func closeToOthers(_ path: String) {
    for suffix in ["", "-wal", "-shm"] {
      var info = stat()
      guard stat(path + suffix, &info) == 0, info.st_mode & 0o077 != 0 else { continue }
      chmod(path + suffix, info.st_mode & 0o700)
    }
  }

  static func error(_ code: Int32, at path: String) -> JournalError {
    switch code {
    case EACCES, EPERM, EROFS: .noPermission(path: path)
    case ENOSPC, EDQUOT: .full(path: path)
    default: .failed(path: path, message: String(cString: strerror(code)))
    }
  }
}
