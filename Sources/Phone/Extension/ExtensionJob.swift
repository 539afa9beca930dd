/// What comes due while a service extension runs.
public enum ExtensionJob: Codable, Sendable {
  /// It calls the content handler for this push.
  case answers(PushNumber)
  /// Its time is up.
  case timeIsUp(PushNumber)
}
