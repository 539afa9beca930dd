/// Who does something to whom.
public enum Party: String, Codable, Sendable, CaseIterable {
  /// The push backend under test, or the embedded stream.
  case backend
  /// The service of JPush where it is a client of APNs, as the backend is of it.
  case jpush
  /// The same for Getui's.
  case getui
  /// A push service: APNs, JPush, Getui.
  case service
  /// iOS.
  case system
  /// The notification service extension.
  case `extension`
  /// A vendor's client SDK.
  case sdk
  /// The app's own code.
  case app
  /// The person who holds the phone.
  case user
}
