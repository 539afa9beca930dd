/// The callback for calls that the app has.
public enum PushKitMethod: String, Codable, CaseIterable, Sendable {
  /// `pushRegistry(_:didReceiveIncomingPushWith:for:completion:)`, without `completion:` before iOS 11.
  case payload
  /// `pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)` as well, iOS 26.4 and later.
  case metadata
}
