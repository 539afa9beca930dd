import Phone

/// A provider token with what it says, and no signature (Apple, Establishing a token-based connection to APNs).
public struct ProviderToken: Hashable, Sendable {
  /// `kid`.
  public var keyID: String
  /// `iss`.
  public var team: String
  /// `iat`, in seconds since 1970.
  public var issuedAt: Int64
  /// Tells two tokens apart.
  public var fingerprint: UInt32
  /// What the key may be used for; nil where nobody said.
  public var scope: KeyScope?

  /// A token.
  public init(
    keyID: String, team: String, issuedAt: Int64, fingerprint: UInt32, scope: KeyScope? = nil
  ) {
    self.keyID = keyID
    self.team = team
    self.issuedAt = issuedAt
    self.fingerprint = fingerprint
    self.scope = scope
  }
}
