import Payload
import Phone

/// A request of a backend as a command carries it: everything but its secrets.
public struct GetuiRequest: Hashable, Sendable {
  /// `POST`, `GET` …
  public let method: String
  /// The path with its query. A token in it is replaced by `-`.
  public let target: String
  /// The body; in `/auth` without its `sign`.
  public let body: [UInt8]
  /// What the edge found out about the credentials.
  public let credential: GetuiCredential
  /// What a fault on demand made of it.
  public var strike: Strike<RESTCode>?

  /// A request.
  public init(method: String, target: String, body: [UInt8] = [], credential: GetuiCredential) {
    self.method = method
    self.target = target
    self.body = body
    self.credential = credential
  }

  /// Path and query as a request of HTTP has them.
  var http: HTTPRequest { HTTPRequest(method: method, target: target, fields: [], body: body) }
}
