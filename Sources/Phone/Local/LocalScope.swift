/// Which of the app's local notifications a call is about.
public enum LocalScope: String, Codable, CaseIterable, Sendable {
  /// Those that wait.
  case pending
  /// Those in the list.
  case delivered
}
