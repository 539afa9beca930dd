import Glibc

/// Small files, read and written whole.
enum TextFile {
  /// Larger files are none of those the face reads.
  private static let mostBytes = 1 << 20

  /// The bytes of the file at `path`; nil if it cannot be read or is too large.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    while bytes.count <= mostBytes {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    return nil
  }

  /// Writes the file at `path`, for its owner only; false if that fails.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(bytes, to: descriptor)
  }

  /// Writes a new file at `path`; false if that fails, or if one is there already.
  static func create(_ bytes: [UInt8], at path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(bytes, to: descriptor)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
