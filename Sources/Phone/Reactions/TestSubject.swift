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
  /// By which way the notification came, as `request.trigger` tells it.
  case source
  /// What `launchOptions` hold.
  case launch
  /// How many members `userInfo` has; none at all counts as none.
  case count
  /// The iOS version.
  case ios
  /// Something that the app remembered.
  case memory(String)
  /// Something that the app saved.
  case saved(String)
}
