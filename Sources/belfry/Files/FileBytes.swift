import Glibc
import Words

/// Reads a whole file, or standard input for `-`.
enum FileBytes {
  /// Far above every payload, far below what would hurt.
  static let limit = 16 << 20

  static func read(_ name: Operand) throws(Complaint) -> [UInt8] {
    try read(name.pointer, name.text)
  }

  /// Reads the file at `path`.
  static func read(path: String) throws(Complaint) -> [UInt8] {
    // A typed throw does not pass through `withCString`, so the outcome does.
    let read = path.withCString { pointer in
      Result { () throws(Complaint) in try FileBytes.read(pointer, path) }
    }
    return try read.get()
  }

  /// Reads the file at `path`; `name` is what complaints call it.
  static func read(_ path: UnsafePointer<CChar>, _ name: String) throws(Complaint) -> [UInt8] {
    if name == "-" { return try read(STDIN_FILENO, name) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw fault(name, errno) }
    defer { close(file) }
    return try read(file, name)
  }

  private static func read(_ file: Int32, _ name: String) throws(Complaint) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Glibc.read(file, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw fault(name, errno) }
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
      guard bytes.count <= limit else {
        throw Complaint(
          Phrase("cli.file.large", .text(name), .count(limit >> 20)), fix: Phrase("cli.file.large.fix"))
      }
    }
  }

  private static func fault(_ name: String, _ code: Int32) -> Complaint {
    let reason: Phrase
    switch code {
    case ENOENT, ENOTDIR: reason = Phrase("cli.file.none", .text(name))
    case EACCES, EPERM: reason = Phrase("cli.file.permission", .text(name))
    case EISDIR: reason = Phrase("cli.file.folder", .text(name))
    default: reason = Phrase("cli.file.system", .text(name), .text(String(cString: strerror(code))))
    }
    let fix = code == EACCES || code == EPERM ? Phrase("cli.file.permission.fix", .text(name)) : nil
    return Complaint(reason, fix: fix ?? Phrase("cli.file.fix"))
  }
}
