import Glibc
import Words

/// Where a call's answers and complaints go.
struct Console {
  /// The language of both.
  let tongue: Tongue

  /// Prints text of Belfry's own on standard output, with a line feed.
  func print(_ text: String) throws(Complaint) {
    try write(Array((Printable.text(text, keepingLines: true) + "\n").utf8))
  }

  /// Prints a sentence.
  func print(_ phrase: Phrase) throws(Complaint) { try print(phrase.text(in: tongue)) }

  /// Writes bytes that are known to be safe to standard output.
  ///
  /// A full disk behind it is a complaint; a reader that has gone ends the program as any filter ends, by `SIGPIPE`.
  func write(_ bytes: [UInt8]) throws(Complaint) {
    guard Self.write(bytes, to: STDOUT_FILENO) else {
      throw Complaint(
        Phrase("cli.output", .text(String(cString: strerror(errno)))), fix: Phrase("cli.output.fix"))
    }
  }

  /// Says on standard error why the call came to nothing.
  func complain(_ complaint: Complaint, in subcommand: String?) {
    let name = subcommand.map { "belfry \($0)" } ?? "belfry"
    var text = "\(name): \(complaint.reason.text(in: tongue))\n"
    if let fix = complaint.fix { text += fix.text(in: tongue) + "\n" }
    _ = Self.write(Array(Printable.text(text, keepingLines: true).utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
