import Phone

/// The text form of a credential, word by word: `missing`; `refused`, what is wrong; or `verified`, `kid`, `iss`, `iat`,
/// fingerprint, and for a key with a scope its environment and topics; or `certificate`, its environment, and behind each
/// other whether it has a name, that name, and its topics.
enum CredentialText {
  static func write(_ credential: Credential) -> [String] {
    switch credential {
    case .missing: ["missing"]
    case .verified(let token): ["verified"] + write(token)
    case .unchecked(let token): ["unchecked"] + write(token)
    case .refused(let fault): ["refused", fault.rawValue]
    case .certificate(let certificate):
      ["certificate", certificate.environment?.rawValue ?? "any"]
        + (certificate.name.map { ["named", $0] } ?? ["nameless"]) + certificate.topics
    }
  }

  /// Nil where the words are no credential.
  static func read(_ words: [String]) -> Credential? {
    guard let first = words.first else { return nil }
    let rest = Array(words.dropFirst())
    switch first {
    case "missing": return rest.isEmpty ? .missing : nil
    case "verified": return token(rest).map(Credential.verified)
    case "unchecked": return token(rest).map(Credential.unchecked)
    case "refused": return rest.count == 1 ? CredentialFault(rawValue: rest[0]).map(Credential.refused) : nil
    case "certificate": return certificate(rest).map(Credential.certificate)
    default: return nil
    }
  }

  private static func certificate(_ parts: [String]) -> ClientCertificate? {
    guard parts.count >= 2 else { return nil }
    let environment = APNsEnvironment(rawValue: parts[0])
    guard environment != nil || parts[0] == "any" else { return nil }
    switch parts[1] {
    case "nameless":
      return ClientCertificate(name: nil, topics: Array(parts[2...]), environment: environment)
    case "named" where parts.count > 2:
      return ClientCertificate(name: parts[2], topics: Array(parts[3...]), environment: environment)
    default: return nil
    }
  }

  private static func write(_ token: ProviderToken) -> [String] {
    var parts = [token.keyID, token.team, String(token.issuedAt), String(token.fingerprint, radix: 16)]
    if let scope = token.scope { parts += [scope.environment?.rawValue ?? "any"] + scope.topics }
    return parts
  }

  private static func token(_ parts: [String]) -> ProviderToken? {
    guard parts.count >= 4, let issuedAt = Int64(parts[2]), let fingerprint = UInt32(parts[3], radix: 16)
    else { return nil }
    var token = ProviderToken(
      keyID: parts[0], team: parts[1], issuedAt: issuedAt, fingerprint: fingerprint)
    if parts.count > 4 {
      let environment = APNsEnvironment(rawValue: parts[4])
      guard environment != nil || parts[4] == "any" else { return nil }
      token.scope = KeyScope(environment: environment, topics: Array(parts[5...]))
    }
    return token
  }
}
