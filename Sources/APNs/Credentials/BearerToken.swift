import Language
import Payload

/// The provider token of an `authorization` header, read and not yet checked: a JSON Web Token (RFC 7519) that is signed
/// with ES256 (Apple, Establishing a token-based connection to APNs).
public struct BearerToken: Hashable, Sendable {
  /// What it says.
  public let token: ProviderToken
  /// What the signature is about: the first two parts, with the dot between them.
  public let signed: [UInt8]
  /// The signature: R and S, 32 bytes each.
  public let signature: [UInt8]

  /// Why there is none.
  public enum Fault: Error, Hashable, Sendable {
    /// No header, or none that begins with `bearer` and goes on.
    case missing
    /// It cannot be read.
    case refused(CredentialFault)

    /// What a request carries instead.
    public var credential: Credential {
      switch self {
      case .missing: .missing
      case .refused(let fault): .refused(fault)
      }
    }
  }

  /// Reads the value of an `authorization` header.
  public init(authorization: String?) throws(Fault) {
    guard let authorization, let text = Self.bearer(authorization) else { throw .missing }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
      let signature = Self.bytes(parts[2])
    else { throw .refused(.unreadable) }
    guard header["alg"]?.string == "ES256" else { throw .refused(.algorithm) }
    guard let keyID = header["kid"]?.string, !keyID.isEmpty else { throw .refused(.noKeyID) }
    guard let team = claims["iss"]?.string, !team.isEmpty else { throw .refused(.noTeam) }
    guard let issuedAt = claims["iat"].flatMap(Self.seconds) else { throw .refused(.noTime) }
    token = ProviderToken(
      keyID: keyID, team: team, issuedAt: issuedAt, fingerprint: Self.fingerprint(of: text))
    signed = Array(text.utf8.dropLast(parts[2].utf8.count + 1))
    self.signature = signature
  }

  /// Clients write `bearer` in either case.
  private static func bearer(_ value: String) -> Substring? {
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return parts[1].drop { $0 == " " }
  }

  private static func object(_ part: Substring) -> JSONValue? {
    guard let bytes = bytes(part), let document = try? JSONDocument(bytes), document.root.kind == .object
    else { return nil }
    return document.root
  }

  /// Clients write `iat` as a whole number, as a fraction, and as text.
  private static func seconds(_ value: JSONValue) -> Int64? {
    let text = value.string ?? (value.kind == .number ? value.text : "")
    if let whole = Int64(text) { return whole }
    guard let number = Double(text), number.isFinite, abs(number) < 1e18 else { return nil }
    return Int64(number.rounded(.down))
  }

  /// Base64url (RFC 4648, 5) as a JSON Web Token has it, without padding.
  private static func bytes(_ part: Substring) -> [UInt8]? {
    var text = part.replacing("-", with: "+").replacing("_", with: "/")
    guard !part.contains("+"), !part.contains("/"), !part.contains("=") else { return nil }
    while !text.utf8.count.isMultiple(of: 4) { text += "=" }
    return Base64.decode(String(text))
  }

  /// FNV-1a over the whole token.
  private static func fingerprint(of text: Substring) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
