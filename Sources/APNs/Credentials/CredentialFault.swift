/// What is wrong with a provider token.
public enum CredentialFault: String, Hashable, Codable, CaseIterable, Sendable {
  /// It is no JSON Web Token: three parts in base64url, the first two JSON objects.
  case unreadable
  /// `alg` is not `ES256`.
  case algorithm
  /// There is no `kid`.
  case noKeyID
  /// There is no `iss`.
  case noTeam
  /// There is no `iat`, or it is no number.
  case noTime
  /// `kid` is another than the key's.
  case otherKey
  /// `iss` is another team than the key's.
  case otherTeam
  /// The signature does not hold.
  case signature
}
