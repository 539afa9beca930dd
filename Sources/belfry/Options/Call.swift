import Language
import Words

/// What was called: which subcommand, with which options and operands.
struct Call {
  let subcommand: Subcommand
  let values: OptionValues
  let operands: [Operand]

  /// The language the answers are in.
  var tongue: Tongue { values.text("language").flatMap(Tongue.init(rawValue:)) ?? Locale.tongue }

  /// Reads the command line: options, a subcommand, its options and operands.
  init(_ words: [Operand]) throws(Complaint) {
    let inbox = InboxSubcommand.row
    let opening = try OptionReader(options: inbox.allOptions, isPermuting: false).read(words)
    guard let first = opening.operands.first else {
      subcommand = inbox
      values = opening.values
      operands = []
      return
    }
    guard let named = Subcommands.all.first(where: { $0.name == first.text }) else {
      throw Self.unknown(first)
    }
    let reader = OptionReader(options: named.allOptions, isPermuting: true)
    let rest = try reader.read(Array(opening.operands.dropFirst()))
    for option in inbox.allOptions where opening.values.has("\(option.name)") {
      guard named.allOptions.contains(where: { $0.flag == option.flag }) else {
        throw Complaint(Phrase("cli.option.inbox-only", .text(option.flag), .text(named.name)))
      }
    }
    subcommand = named
    values = opening.values.merging(rest.values)
    operands = rest.operands
  }

  private static func unknown(_ word: Operand) -> Complaint {
    let names = Set(Subcommands.all.map(\.name))
    let reason = Phrase("cli.subcommand.unknown", .text(word.text))
    if let near = Nearest.word(to: word.text, among: names) {
      return Complaint(reason, fix: Phrase("cli.meant", .text("belfry \(near)")))
    }
    if word.isReadable {
      return Complaint(reason, fix: Phrase("cli.meant", .text("belfry push \(word.text)")))
    }
    return Complaint(reason, fix: Phrase("cli.see-help"))
  }
}
