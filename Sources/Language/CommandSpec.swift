import Words

/// One command of a room: how it is written, and how it becomes a value and a line again.
///
/// Parser, printer, completion, help and the palette are all driven by such rows.
public struct CommandSpec<Command>: Sendable {
  /// The fixed words, such as `app background`.
  public let words: [String]
  /// What follows them, in order.
  public let arguments: [ArgumentSpec]
  /// One sentence of help.
  public let help: WordID
  /// The value for the arguments; throws a phrase where a value is out of the question.
  public let make: @Sendable (Arguments) throws(ArgumentFault) -> Command
  /// The arguments that write `Command` again, or nil if it is another command.
  public let take: @Sendable (Command) -> Arguments?

  /// A command with arguments.
  public init(
    _ words: String,
    _ arguments: [ArgumentSpec],
    help: WordID,
    make: @escaping @Sendable (Arguments) throws(ArgumentFault) -> Command,
    take: @escaping @Sendable (Command) -> Arguments?
  ) {
    self.words = words.split(separator: " ").map(String.init)
    self.arguments = arguments
    self.help = help
    self.make = make
    self.take = take
  }

  /// A command that is nothing but its words.
  public init(_ words: String, help: WordID, is command: Command) where Command: Equatable & Sendable {
    self.init(words, [], help: help, make: { _ in command }, take: { $0 == command ? [:] : nil })
  }

  /// The same row for a larger kind of command that holds this one.
  public func lifted<Larger>(
    _ wrap: @escaping @Sendable (Command) -> Larger,
    _ unwrap: @escaping @Sendable (Larger) -> Command?
  ) -> CommandSpec<Larger> {
    CommandSpec<Larger>(
      words: words, arguments: arguments, help: help,
      make: { (values) throws(ArgumentFault) in wrap(try make(values)) },
      take: { larger in unwrap(larger).flatMap(take) })
  }

  private init(
    words: [String], arguments: [ArgumentSpec], help: WordID,
    make: @escaping @Sendable (Arguments) throws(ArgumentFault) -> Command,
    take: @escaping @Sendable (Command) -> Arguments?
  ) {
    self.words = words
    self.arguments = arguments
    self.help = help
    self.make = make
    self.take = take
  }

  /// How it is written, with the names of its arguments: `tap #n [action=…]`.
  public var usage: String {
    (words + arguments.map(\.hint)).joined(separator: " ")
  }
}
