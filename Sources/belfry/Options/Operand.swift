import Glibc

/// A word of the command line, byte for byte: a file's name need not be UTF-8.
struct Operand {
  let pointer: UnsafeMutablePointer<CChar>

  /// The word as text; bytes that are no UTF-8 become U+FFFD.
  var text: String { String(cString: pointer) }

  /// Whether it names a file that can be read.
  var isReadable: Bool { access(pointer, R_OK) == 0 }

  /// The words that the program was called with, its own name left out.
  static var all: [Operand] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { $0.map(Operand.init) }
  }
}
