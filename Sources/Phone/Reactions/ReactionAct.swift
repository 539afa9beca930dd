/// What the app can do when it is called. A text may hold `{key.path}`, which stands for that value of the call's
/// `userInfo`.
public enum ReactionAct: Hashable, Codable, Sendable {
  /// Calls the completion handler; nil is the answer that the app gives otherwise.
  case answers(AppAnswer?, CompletionTime)
  /// Opens a screen.
  case navigates(String)
  /// Puts up a dialog with this text.
  case dialog(String)
  /// Remembers something, or forgets it, until the app ends.
  case remembers(String, Bool)
  /// Throws an exception that nobody catches.
  case crashes(String)
  /// Gives a command that an app can give: its badge, local notifications, calls of an SDK.
  case commands(String)
}
