import Payload

/// What a backend claims in `/auth`: that it knows the master secret (docs.getui.com, REST v2, token).
public struct SignClaim: Hashable, Sendable {
  /// The `appId` in the path.
  public let appID: String
  /// `appkey`.
  public let appKey: String
  /// `timestamp`, as it was written.
  public let timestamp: String
  /// `sign`: the SHA-256 of app key, timestamp and master secret, one behind the other, in lower-case hex digits.
  public let sign: String

  /// What goes before the master secret into the SHA-256.
  public var signedText: String { appKey + timestamp }

  /// The claim of a request; nil if it makes none that could be checked.
  public init?(_ request: HTTPRequest) {
    guard request.asksForToken, let parts = request.pathParts, let document = try? JSONDocument(request.body),
      let key = document.root["appkey"]?.string, let sign = document.root["sign"]?.string,
      let timestamp = document.root["timestamp"].flatMap({ $0.string ?? $0.numberText })
    else { return nil }
    appID = parts[1]
    appKey = key
    self.timestamp = timestamp
    self.sign = sign
  }

  /// What the edge found out.
  public enum Verdict: Hashable, Sendable {
    case right
    case wrong
    /// Any `sign` is to be taken.
    case unchecked
    /// It is not made of the `appkey` and the master secret that Belfry printed.
    case foreign
    /// It is, but goes to another `appId`.
    case foreignApp

    var credential: GetuiCredential {
      switch self {
      case .right: .rightSign
      case .wrong: .wrongSign
      case .unchecked: .uncheckedSign
      case .foreign: .foreignSign
      case .foreignApp: .foreignApp
      }
    }
  }
}

extension HTTPRequest {
  /// Whether it is `POST /v2/{appId}/auth` or v1's `auth_sign`.
  var asksForToken: Bool {
    guard method == "POST", let parts = pathParts, parts.count == 3 else { return false }
    return parts[0] == "v2" && parts[2] == "auth" || parts[0] == "v1" && parts[2] == "auth_sign"
  }

  /// Whether it is `DELETE /v2/{appId}/auth/{token}`.
  var endsToken: Bool {
    guard method == "DELETE", let parts = pathParts else { return false }
    return parts.count == 4 && parts[0] == "v2" && parts[2] == "auth"
  }
}

extension GetuiService {
  /// The command for a request that arrived over the wire: its token becomes a number, its `sign` a verdict.
  ///
  /// - Parameter sign: what the edge found out about the claim of an `/auth`; of no meaning for other requests.
  public func request(from http: HTTPRequest, sign: SignClaim.Verdict) -> GetuiRequest {
    if http.asksForToken {
      return GetuiRequest(
        method: http.method, target: http.target, body: Self.withoutSign(http.body),
        credential: sign.credential)
    }
    if http.endsToken, let parts = http.pathParts {
      return GetuiRequest(
        method: http.method, target: "/v2/\(parts[1])/auth/-", credential: credential(ofToken: parts[3]))
    }
    let token = http.value(of: "token") ?? http.value(of: "authtoken")
    return GetuiRequest(
      method: http.method, target: http.target, body: http.body,
      credential: token.map(credential(ofToken:)) ?? .none)
  }

  private func credential(ofToken text: String) -> GetuiCredential {
    TokenText.number(of: text, identifiers).map(GetuiCredential.token) ?? .unknownToken
  }

  /// The body with `-` for a sign, so that a missing one is still missing.
  private static func withoutSign(_ body: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(body), document.root.kind == .object else { return [] }
    let members = document.root.members.map { member in
      let isSign = member.keyIs("sign") && member.value.kind == .string && member.value.range.count > 2
      return JSONTree.Member(member.key, isSign ? "-" : JSONTree(member.value))
    }
    return JSONTree.object(members).bytes
  }
}
