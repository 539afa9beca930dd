import Words

/// The keys as the manual page lists them: put together from the same tables as the help, so that none is forgotten.
public struct KeyManual: Hashable, Sendable {
  /// The keys that run it, parted by spaces.
  public let keys: String
  /// The command that they run.
  public let command: String
  /// What it does, in a sentence.
  public let help: Phrase

  /// Every key that does something by default, in the order of the help; the signs beside rows come last.
  public static let all: [KeyManual] = HelpEntry.keysAndSigns(Model()).map { entry in
    KeyManual(keys: entry.key, command: entry.command, help: Phrase(entry.help))
  }
}
