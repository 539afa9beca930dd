/// The dictionary that a routine is given in place of `userInfo`.
public enum RoutineArgument: Hashable, Codable, Sendable {
  /// `userInfo` itself.
  case userInfo
  /// A value within it, by the names on the way to it.
  case key(String)
  /// The whole `launchOptions`: `userInfo` is one of its values, not the dictionary itself.
  case launchOptions
}
