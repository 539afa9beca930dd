/// What the embedded stream is doing.
enum StreamFacts: Hashable, Sendable {
  /// Switched off, by the person or by the first push from outside.
  case off
  case paused
  /// Playing.
  case on
}
