/// What the edge found out about the `authorization` of a request; the secret itself stays there.
///
/// Whether a token is too old, of the wrong team or not for the topic is for APNs to judge.
public enum Credential: Hashable, Sendable {
  /// There is none, or none that begins with `bearer`.
  case missing
  /// The signature was checked with the key, and holds.
  case verified(ProviderToken)
  /// It can be read; there is no key to check it with.
  case unchecked(ProviderToken)
  /// The client has shown a certificate, which stands for every request of its connection.
  case certificate(ClientCertificate)
  /// It cannot be read, or does not hold.
  case refused(CredentialFault)

  /// The token, where one could be read.
  public var token: ProviderToken? {
    switch self {
    case .verified(let token), .unchecked(let token): token
    case .missing, .refused, .certificate: nil
    }
  }

  /// The certificate, where the client has shown one.
  public var certificate: ClientCertificate? {
    if case .certificate(let certificate) = self { certificate } else { nil }
  }
}
