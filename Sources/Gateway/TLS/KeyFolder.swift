import Glibc

/// Reads and writes the gateway's few files.
enum KeyFolder {
  /// The bytes of a file; nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let file = FileDescriptor(number)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 8 << 10)
    while true {
      let count = Glibc.read(file.number, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }

  /// Writes a file whole or not at all.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(SocketFault) {
    let draft = path + ".new"
    unlink(draft)
    let number = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard number >= 0 else { throw SocketFault.system(errno, draft) }
    let file = FileDescriptor(number)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw SocketFault.system(errno, draft) }
      rest = rest.dropFirst(count)
    }
    guard fsync(file.number) == 0, rename(draft, path) == 0 else { throw SocketFault.system(errno, path) }
  }
}
