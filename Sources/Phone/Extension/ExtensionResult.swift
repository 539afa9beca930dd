/// What the service extension hands to the content handler.
public enum ExtensionResult: String, Codable, CaseIterable, Sendable {
  /// The content, changed or not.
  case content
  /// Empty content: nothing shall be shown.
  case nothing
  /// The push as a call: `CXProvider.reportNewIncomingVoIPPushPayload`.
  case call
}
