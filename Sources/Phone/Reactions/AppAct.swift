/// What the app did of its own accord, with its texts filled in.
public enum AppAct: Hashable, Codable, Sendable {
  /// Opened a screen.
  case navigates(String)
  /// Presented a page.
  case presents(String)
  /// Presented a dialog.
  case dialog(AppDialog)
  /// Put up an alert view.
  case alertView(AppDialog)
  /// Wrote a line to the log.
  case logs(String)
  /// Remembered something, or forgot it.
  case remembers(String, Bool)
  /// Saved a text under a name.
  case saves(String, String)
  /// Added itself as the observer of these.
  case observes([String])
  /// Ran a routine.
  case runs(String)
  /// Threw an exception that nobody catches.
  case crashes(String)
  /// Gave a command; the line as it is written, filled in.
  case commands(String)
}

extension AppAct {
  /// Whom it reaches.
  var reaches: Party {
    switch self {
    case .navigates, .presents, .dialog, .alertView: .user
    case .logs, .remembers, .saves, .observes, .runs: .app
    case .crashes, .commands: .system
    }
  }
}

extension DueAct {
  /// The act with its texts filled in; nil for an answer, which `Phone.complete` gives.
  var done: AppAct? {
    switch act {
    case .answers: nil
    case .navigates(let screen): .navigates(call.filled(screen))
    case .presents(let page): .presents(call.filled(page))
    case .dialog(let dialog): .dialog(call.filled(dialog))
    case .alertView(let dialog): .alertView(call.filled(dialog))
    case .logs(let text): .logs(call.filled(text))
    case .remembers(let name, let isOn): .remembers(name, isOn)
    case .saves(let name, let text): .saves(name, call.filled(text))
    case .observes(let names): .observes(names)
    case .runs(let name, _): .runs(name)
    case .crashes(let reason): .crashes(call.filled(reason))
    case .commands(let line): .commands(CommandText.filled(line, in: call))
    }
  }
}

extension CalledApp {
  fileprivate func filled(_ dialog: AppDialog) -> AppDialog {
    var filled = dialog
    filled.title = self.filled(dialog.title)
    filled.text = self.filled(dialog.text)
    filled.buttons = dialog.buttons.map(self.filled)
    return filled
  }
}
