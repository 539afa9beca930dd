/// What the app does with a push for a call before PushKit's callback returns.
public enum CallReport: String, Codable, CaseIterable, Sendable {
  /// Reports the call: `CXProvider.reportNewIncomingCall`.
  case call
  /// Returns without a report.
  case nothing
  /// Does not return.
  case hang
}
