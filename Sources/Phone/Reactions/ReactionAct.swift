/// What the app can do when it is called. A text may hold `{key.path}`, which stands for that value of the call's
/// `userInfo`.
public enum ReactionAct: Hashable, Codable, Sendable {
  /// Calls the completion handler; nil is the answer that the app gives otherwise.
  case answers(AppAnswer?, CompletionTime)
  /// Opens a screen.
  case navigates(String)
  /// Presents a page over everything, one at a time: `present(_:animated:completion:)`.
  case presents(String)
  /// Presents a dialog, one at a time: `UIAlertController`.
  case dialog(AppDialog)
  /// Puts up a dialog over others: `UIAlertView`.
  case alertView(AppDialog)
  /// Writes a line to the log: `NSLog`.
  case logs(String)
  /// Remembers something, or forgets it, until the app ends.
  case remembers(String, Bool)
  /// Saves a text, for the next start too: `UserDefaults`.
  case saves(String, String)
  /// Adds itself as the observer of an SDK's notifications, until the app ends.
  case observes([String])
  /// Runs a routine.
  case runs(String, with: RoutineArgument)
  /// Throws an exception that nobody catches.
  case crashes(String)
  /// Gives a command that an app can give: its badge, local notifications, calls of an SDK.
  case commands(String)
}
