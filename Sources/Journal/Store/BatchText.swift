import Language
import Phone
import Simulation
import Words

/// The commands of a batch as one blob: a line each, the moment in microseconds, a tab, the command's text.
enum BatchText {
  static func write(_ commands: [StampedCommand]) -> [UInt8] {
    var bytes: [UInt8] = []
    for stamped in commands {
      bytes += String(stamped.at.microseconds).utf8
      bytes.append(UInt8(ascii: "\t"))
      WorldText.write(stamped.command, into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The moment of a blob's first command.
  static func moment(_ bytes: [UInt8]) -> Instant {
    var moment: Int64 = 0
    for byte in bytes.prefix(18) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
      moment = moment * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return Instant(microseconds: moment)
  }

  /// The commands of a blob; a line that this belfry cannot read throws what is wrong with it.
  static func read(_ bytes: [UInt8]) throws(LanguageError) -> [StampedCommand] {
    var commands: [StampedCommand] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, let moment = Int64(String(decoding: parts[0], as: UTF8.self)) else {
        throw LanguageError(column: 1, reason: Phrase("journal.line"))
      }
      let command = try WorldText.parse(String(decoding: parts[1], as: UTF8.self), on: PhoneNumber(1))
      commands.append(StampedCommand(command, at: Instant(microseconds: moment)))
    }
    return commands
  }
}
