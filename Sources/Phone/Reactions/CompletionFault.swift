/// How the app went wrong with a completion handler.
public enum CompletionFault: String, Codable, CaseIterable, Sendable {
  /// It called it a second time.
  case twice
  /// It did not call it within 30 seconds.
  case missing
  /// It ended before it called it.
  case ended
}
