import Language
import Simulation
import Terminal
import Words

/// One line of help: a key with its command, or a command that no key runs.
struct HelpEntry: Hashable, Sendable {
  /// The keys that run it.
  var key: String
  /// What is run, or begun.
  let command: String
  /// How it is written.
  let usage: String
  let help: WordID
  /// Whether it cannot run without arguments.
  let needsMore: Bool

  /// Keys first, in the order of the table; then the signs beside rows, and every command as it is written.
  static func all(_ model: Model, matching text: String) -> [HelpEntry] {
    let words = text.lowercased().split(separator: " ")
    return (keysAndSigns(model) + commands).filter { entry in
      let said = "\(entry.key) \(entry.usage) \(model.say(Phrase(entry.help)))".lowercased()
      return words.allSatisfy { said.contains($0) }
    }
  }

  /// The keys of every table, and the signs beside rows.
  static func keysAndSigns(_ model: Model) -> [HelpEntry] {
    keys(model.keys) + ViewKeys.all.flatMap(keys) + signs(model)
  }

  private static func keys(_ table: KeyTable) -> [HelpEntry] {
    var entries: [HelpEntry] = []
    for chord in table.order {
      guard let command = table[chord] else { continue }
      if let place = entries.firstIndex(where: { $0.command == command }) {
        entries[place].key += " " + chord.label
      } else if let help = help(of: command) {
        entries.append(
          HelpEntry(key: chord.label, command: command, usage: command, help: help, needsMore: false))
      }
    }
    return entries
  }

  /// What the signs beside rows mean; running one shows the rows that bear it.
  private static func signs(_ model: Model) -> [HelpEntry] {
    let sheet = TextSheet(model, width: 1)
    return ArrivalSign.allCases.map { sign in
      let filter = "is:\(sign.rawValue)"
      return HelpEntry(
        key: sheet.sign(ArrivalSigns.sign(sign)), command: "filter \(filter)", usage: filter,
        help: WordID("face.signhelp.\(sign.rawValue)"), needsMore: false)
    }
  }

  /// The sentence of the command that a key runs, with the word it is given where that has a sentence of its own.
  private static func help(of command: String) -> WordID? {
    guard let line = try? Line(Addressing.plain(command)) else { return nil }
    let name = command.split(separator: " ").joined(separator: ".")
    let own = WordID("face.keyhelp.\(name)")
    if Lexicon.entry(own) != nil { return own }
    return CommandBook.grammar.spec(spelledBy: line.words[...])?.help
  }

  private static let commands: [HelpEntry] = CommandBook.grammar.specs.map { spec in
    HelpEntry(
      key: "", command: spec.words.joined(separator: " "), usage: spec.usage, help: spec.help,
      needsMore: spec.arguments.contains { $0.place == .required })
  }
}
