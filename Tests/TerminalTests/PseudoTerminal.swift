import Foundation
import Glibc

/// A terminal without a window: what a program writes to it can be read, and keys can be typed.
final class PseudoTerminal {
  let keyboard: Int32
  let line: Int32

  init?(columns: UInt16 = 40, rows: UInt16 = 10) {
    var (keyboard, line): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&keyboard, &line, nil, nil, &size) == 0 else { return nil }
    self.keyboard = keyboard
    self.line = line
    _ = fcntl(keyboard, F_SETFL, O_NONBLOCK)
  }

  deinit {
    hangUp()
    close(line)
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  func hangUp() {
    guard isUp else { return }
    isUp = false
    close(keyboard)
  }

  private var isUp = true

  /// What was written since the last time, with ^ for escape.
  func written() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(keyboard, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  /// Whether keys come at once and unechoed.
  var isRaw: Bool {
    var settings = termios()
    tcgetattr(line, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }
}
