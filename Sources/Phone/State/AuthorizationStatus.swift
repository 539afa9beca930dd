/// `UNAuthorizationStatus`: what the person said to the app's wish to notify.
///
/// Apple, Asking permission to use notifications.
public enum AuthorizationStatus: String, Codable, CaseIterable, Sendable {
  /// Nobody was asked yet.
  case notDetermined
  /// Allow Notifications is off.
  case denied
  /// The person allowed it.
  case authorized
  /// Allowed on trial, without a prompt, iOS 12 and later: delivered quietly.
  case provisional
  /// An App Clip's, iOS 14 and later: for 8 hours after its last launch.
  case ephemeral
}
