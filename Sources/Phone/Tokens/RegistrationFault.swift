/// Why iOS gives the app no device token.
public enum RegistrationFault: String, Hashable, Codable, Sendable {
  /// The app is signed without `aps-environment`.
  case entitlement

  /// What the error says.
  public var message: String {
    "no valid “aps-environment” entitlement string found for application (NSCocoaErrorDomain 3000)"
  }
}
