import Words

/// Why there is no screen.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// TERM is not set.
  case unnamed
  /// The terminal database does not know the terminal.
  case unknown(String)
  /// The terminal cannot move its cursor.
  case dumb(String)
  /// ncurses would not start for a terminal it knows.
  case refused(String)
  /// A call of the system failed, with its error number.
  case system(call: String, number: Int32)

  /// What to tell the person.
  public var phrase: Phrase {
    switch self {
    case .notATerminal: Phrase("terminal.none")
    case .unnamed: Phrase("terminal.unnamed")
    case .unknown(let name): Phrase("terminal.unknown", .text(name))
    case .dumb(let name): Phrase("terminal.dumb", .text(name))
    case .refused(let name): Phrase("terminal.refused", .text(name))
    case .system(let call, let number): Phrase("terminal.system", .text(call), .count(Int(number)))
    }
  }
}
