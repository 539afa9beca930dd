import Glibc

/// The kernel's side of the terminal: how it treats what is typed, and where bytes go.
final class TerminalLine {
  let output: Int32
  let input: Int32
  /// How the line was set before.
  let saved: termios

  init(input: Int32, output: Int32) throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { throw .system(call: "tcgetattr", number: errno) }
    self.input = input
    self.output = output
    saved = settings
  }

  /// Every byte comes as it is typed, and none is echoed.
  func makeRaw() {
    var settings = saved
    cfmakeraw(&settings)
    tcsetattr(input, TCSADRAIN, &settings)
  }

  /// As it was.
  func restore() {
    var settings = saved
    tcsetattr(input, TCSADRAIN, &settings)
  }

  /// Sends all bytes. When the terminal is gone they are lost; the event loop learns of that by itself.
  func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let count = write(output, start, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
