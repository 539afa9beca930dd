/// What comes due for calls.
public enum CallJob: Codable, Sendable {
  /// The watchdog looks whether the app has returned from the callback for this push.
  case watchdog(PushNumber)
}
