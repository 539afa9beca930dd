/// What a backend asks of APNs.
public enum APNsCommand: Hashable, Sendable {
  /// Sends a push to the phone's device token.
  case push(APNsPush)
}
