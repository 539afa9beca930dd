/// What the service extension does in `serviceExtensionTimeWillExpire`.
public enum ExtensionLastWord: String, Codable, CaseIterable, Sendable {
  /// Calls the content handler with what it has changed so far.
  case content
  /// Nothing: the original is shown.
  case nothing
}
