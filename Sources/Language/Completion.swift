import Words

/// One way to go on with a line that is being typed.
public struct Completion: Hashable, Sendable {
  /// The whole line once taken.
  public let line: String
  /// What the list shows: the next word, or the usage of the command.
  public let label: String
  /// The command's sentence of help, where only one command is left.
  public let help: WordID?

  /// A completion.
  public init(line: String, label: String, help: WordID?) {
    self.line = line
    self.label = label
    self.help = help
  }
}
