/// When the app calls a completion handler.
public enum CompletionTime: Hashable, Codable, Sendable {
  /// Before the callback returns.
  case now
  /// This many microseconds later.
  case after(Int64)
  /// Twice before the callback returns, which ends the app.
  case twice
  /// Not at all.
  case never
}
