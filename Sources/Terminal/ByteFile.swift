import CLinux
import CNcurses
import Glibc

/// A file in memory that ncurses writes to instead of the terminal.
///
/// So a frame reaches the terminal in one write, whatever ncurses' own buffer holds.
final class ByteFile {
  let stream: UnsafeMutablePointer<FILE>
  private let descriptor: Int32

  init() throws(TerminalError) {
    descriptor = cl_memfd("belfry-screen")
    guard descriptor >= 0 else { throw .system(call: "memfd_create", number: errno) }
    guard let stream = fdopen(descriptor, "w+") else {
      let number = errno
      close(descriptor)
      throw .system(call: "fdopen", number: number)
    }
    self.stream = stream
  }

  /// What was written since the last time.
  func take() -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_CUR))
    guard size > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }

  deinit { fclose(stream) }
}
