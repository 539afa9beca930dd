import Payload
import Phone

/// A request of a backend as a command carries it: everything but its secrets.
public struct JPushRequest: Hashable, Sendable {
  /// `POST`, `GET` …
  public let method: String
  /// The path with its query, as sent.
  public let target: String
  /// The body.
  public let body: [UInt8]
  /// What the edge found out about the credentials.
  public let credential: JPushCredential
  /// What a fault on demand made of it.
  public var strike: Strike<JPushCode>?

  /// A request.
  public init(method: String, target: String, body: [UInt8] = [], credential: JPushCredential) {
    self.method = method
    self.target = target
    self.body = body
    self.credential = credential
  }

  /// The command for a request that arrived over the wire.
  ///
  /// - Parameter verdict: what the edge found out about the claim; of no meaning for a request without one.
  public init(_ http: HTTPRequest, _ verdict: BasicClaim.Verdict) {
    let claim = BasicClaim(http)
    let credential: JPushCredential
    switch (claim, verdict) {
    case (nil, _): credential = http.value(of: "authorization") == nil ? .none : .wrong
    case (let claim?, .right): credential = .right(key: claim.key)
    case (let claim?, .unchecked): credential = .unchecked(key: claim.key)
    case (_?, .wrong): credential = .wrong
    case (let claim?, .foreign(let proof, let isOwnKey)):
      credential = .foreign(ForeignPair(key: claim.key, proof: proof, isOwnKey: isOwnKey))
    }
    self.init(method: http.method, target: http.target, body: http.body, credential: credential)
  }

  /// Path and query as a request of HTTP has them.
  var http: HTTPRequest { HTTPRequest(method: method, target: target, fields: [], body: body) }
}
