import CEvent
import Glibc

/// A Unix socket's address, as the C library wants it.
enum UnixAddress {
  /// Calls `body` with the address of `path`; nil if the path is too long for one.
  static func with<R>(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { field in
      guard bytes.count < field.count else { return false }
      field.copyBytes(from: bytes)
      return true
    }
    guard fits else { return nil }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// A new stream socket that a started program does not inherit.
  static func makeSocket() throws(SocketFault) -> FileDescriptor {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let number = socket(AF_UNIX, kind, 0)
    guard number >= 0 else { throw SocketFault.system(errno, "socket") }
    return FileDescriptor(number)
  }
}
