/// What an app's code consists of, and what it keeps.
struct AppCodeParts: Hashable, Codable, Sendable {
  let reactions: [Reaction]
  let routines: [Routine]
  /// What is saved in a new installation: the constants of the code.
  let builtIn: [String: String]
  /// What it would have to observe before it hears of it.
  let observable: Set<String>
  let registersItself: Bool
  var saved: [String: String]
  var memory: Set<String> = []
  /// What it observes in this process.
  var observed: Set<String> = []
  /// What it has put over its own page.
  var screen = AppScreen()
}
