/// How PushKit calls the app.
public enum PushKitForm: Hashable, Codable, Sendable {
  /// Without a completion handler, iOS 8 to 10.
  case plain
  /// With one, iOS 11 and later.
  case completion
  /// With metadata, iOS 26.4 and later.
  case metadata(mustReport: Bool)
}
