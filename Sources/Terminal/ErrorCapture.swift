import CLinux
import Glibc

/// Keeps what is written to stderr off the screen while it is up.
final class ErrorCapture {
  /// The real stderr.
  let saved: Int32
  /// Where the words go meanwhile.
  let log: Int32
  /// Where in the log this screen's words start.
  private(set) var start: Int

  // A library that says the same thing over and over must not fill the person's terminal afterwards.
  static let mostReplayed = 1 << 16

  /// Nothing when stderr does not go to a terminal, as then it disturbs nobody.
  init?(path: String?) {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let file = path.map { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) } ?? -1
    log = file >= 0 ? file : cl_memfd("belfry-stderr")
    guard log >= 0 else { return nil }
    saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    start = 0
    guard saved >= 0 else {
      close(log)
      return nil
    }
  }

  deinit {
    close(saved)
    close(log)
  }

  func begin() {
    start = max(0, Int(lseek(log, 0, SEEK_END)))
    dup2(log, STDERR_FILENO)
  }

  /// Puts stderr back and repeats what was said.
  func end() {
    dup2(saved, STDERR_FILENO)
    Self.replay(from: log, start: start, to: saved)
  }

  /// Copies the end of the log; plain calls only, as a crash uses it too.
  static func replay(from log: Int32, start: Int, to output: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      var offset = max(start, Int(lseek(log, 0, SEEK_END)) - mostReplayed)
      while true {
        let count = pread(log, buffer.baseAddress, buffer.count, off_t(offset))
        guard count > 0 else { return }
        write(output, buffer.baseAddress, count)
        offset += count
      }
    }
  }
}
