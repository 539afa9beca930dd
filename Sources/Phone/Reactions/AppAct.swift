/// What the app did of its own accord, with its texts filled in.
public enum AppAct: Hashable, Codable, Sendable {
  /// Opened a screen.
  case navigates(String)
  /// Put up a dialog.
  case dialog(String)
  /// Remembered something, or forgot it.
  case remembers(String, Bool)
  /// Threw an exception that nobody catches.
  case crashes(String)
  /// Gave a command; the line as it is written, filled in.
  case commands(String)
}

extension AppAct {
  /// Whom it reaches.
  var reaches: Party {
    switch self {
    case .navigates, .dialog: .user
    case .remembers: .app
    case .crashes, .commands: .system
    }
  }
}

extension ReactionAct {
  /// The act with its texts filled in; nil for an answer, which `Phone.complete` gives.
  func done(in call: CalledApp) -> AppAct? {
    switch self {
    case .answers: nil
    case .navigates(let screen): .navigates(call.filled(screen))
    case .dialog(let text): .dialog(call.filled(text))
    case .remembers(let name, let isOn): .remembers(name, isOn)
    case .crashes(let reason): .crashes(call.filled(reason))
    case .commands(let line): .commands(CommandText.filled(line, in: call))
    }
  }
}
