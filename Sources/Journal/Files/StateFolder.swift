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

  static func error(_ code: Int32, at path: String) -> JournalError {
    switch code {
    case EACCES, EPERM, EROFS: .noPermission(path: path)
    case ENOSPC, EDQUOT: .full(path: path)
    default: .failed(path: path, message: String(cString: strerror(code)))
    }
  }
}
