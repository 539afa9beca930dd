/// What a condition looks at.
public enum TestSubject: Hashable, Codable, Sendable {
  /// A value of `userInfo`, by the names on the way to it.
  case key(String)
  /// `applicationState`.
  case state
  /// `response.actionIdentifier`.
  case action
  /// `request.identifier`.
  case identifier
  /// Something that the app remembered.
  case memory(String)
}
