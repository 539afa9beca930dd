import Language
import Words

/// A word out of a fixed set.
typealias WordChoice = CaseIterable & RawRepresentable<String> & Sendable

extension FaceGrammar {
  /// A command with one word out of a set.
  static func word<Choice: WordChoice>(
    _ words: String, _ name: String, help: WordID,
    _ wrap: @escaping @Sendable (Choice) -> FaceCommand,
    _ unwrap: @escaping @Sendable (FaceCommand) -> Choice?
  ) -> CommandSpec<FaceCommand> {
    CommandSpec(
      words, [.required(name, .choice(Choice.allCases.map(\.rawValue)))], help: help,
      make: { (given) throws(ArgumentFault) in wrap(try choice(given, name)) },
      take: { unwrap($0).map { [name: .text($0.rawValue)] } })
  }

  /// A command with one word out of a set, or `onward` for the one after the present.
  static func optionalWord<Choice: WordChoice>(
    _ words: String, _ name: String, onward: String, help: WordID,
    _ wrap: @escaping @Sendable (Choice?) -> FaceCommand,
    _ unwrap: @escaping @Sendable (FaceCommand) -> Choice??
  ) -> CommandSpec<FaceCommand> {
    CommandSpec(
      words, [.required(name, .choice(Choice.allCases.map(\.rawValue) + [onward]))], help: help,
      make: { (given) throws(ArgumentFault) in
        given.text(name) == onward ? wrap(nil) : wrap(try choice(given, name) as Choice)
      },
      take: { unwrap($0).map { [name: .text($0?.rawValue ?? onward)] } })
  }

  /// The grammar lets only the set's own words through; anything else would be its mistake, said as one.
  private static func choice<Choice: WordChoice>(
    _ given: Arguments, _ name: String
  ) throws(ArgumentFault) -> Choice {
    let text = given.text(name)
    guard let choice = Choice(rawValue: text) else {
      throw ArgumentFault(name, Phrase("language.unknown", .text(text)))
    }
    return choice
  }
}
