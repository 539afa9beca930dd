/// A request whose path and body are read.
public struct DecodedRequest: Hashable, Sendable {
  /// In which protocol it came.
  public let form: GetuiReply.Form
  /// The `appId` in its path; empty for a probe.
  public let appID: String
  /// What it asks for.
  public let operation: GetuiOperation
}
