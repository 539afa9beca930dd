import Glibc

/// An open file or socket that is closed when nobody holds it any more.
final class FileDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
