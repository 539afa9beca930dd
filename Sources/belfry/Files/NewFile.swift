import Glibc
import Words

/// Writes files that are not there yet.
enum NewFile {
  /// Writes `bytes` to a new file at `path`; one that is there already stays as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(Complaint) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      let code = errno
      if code == EEXIST {
        throw Complaint(Phrase("cli.file.exists", .text(path)), fix: Phrase("cli.file.exists.fix"))
      }
      throw Complaint(Phrase("cli.file.unwritten", .text(path), .text(String(cString: strerror(code)))))
    }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw Complaint(Phrase("cli.file.unwritten", .text(path), .text(String(cString: strerror(errno)))))
      }
      rest = rest.dropFirst(count)
    }
  }
}
