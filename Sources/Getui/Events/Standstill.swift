/// Why a copy of a push did not go on, or a part of it did not.
public enum Standstill: String, CaseIterable, Hashable, Codable, Sendable {
  /// The SDK was started with an app id, key or secret that do not belong together.
  case wrongCredentials
  case blacklisted
  /// `setPushModeForOff:YES`.
  case pushOff
  /// The service failed while it sent the copy.
  case failed
  /// 90 days without a login.
  case inactive
  /// Nothing in the push is for iOS and this state.
  case nothingForIOS
  /// No device token is bound to the cid.
  case noToken
  /// The client registered no token of the kind that the push needs.
  case noActivity
  /// `push_message.notification` over Getui's connection shows nothing on iOS.
  case notificationOnIOS
  /// `ttl` is -1: nothing is kept.
  case notKept
  /// The time to live has passed.
  case expired
  /// The task was stopped.
  case stopped
  /// `revoke` took the kept copy back.
  case revoked
  /// APNs refused it.
  case refusedByAPNs
}
