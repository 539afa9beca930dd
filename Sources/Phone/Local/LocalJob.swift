/// What comes due for local notifications.
public enum LocalJob: Codable, Sendable {
  /// The request of this serial number fires; it may have been taken back.
  case due(Int)
}
