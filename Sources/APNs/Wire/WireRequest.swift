import Payload
import Phone

/// What a push that came over HTTP brings besides its body and Apple's headers.
public struct WireRequest: Hashable, Sendable {
  /// The device token in the path, as sent.
  public var token: String
  /// What is wrong with the request's own form.
  public var fault: WireFault?
  /// What the edge found out about `authorization`; nil where nobody was asked for one.
  public var credential: Credential?
  /// The connection it came by. Numbers are never used twice; nil where there was none.
  public var connection: Int64?
  /// Which of Apple's two worlds the host's name means; nil where it does not say.
  public var environment: APNsEnvironment?
  /// The other header fields, without secrets.
  public var fields: [HTTPField]
  /// What a fault on demand made of it.
  public var strike: Strike<Refusal>?

  /// A push to `token`.
  public init(
    token: String, fault: WireFault? = nil, credential: Credential? = nil, connection: Int64? = nil,
    environment: APNsEnvironment? = nil, fields: [HTTPField] = []
  ) {
    self.token = token
    self.fault = fault
    self.credential = credential
    self.connection = connection
    self.environment = environment
    self.fields = fields
  }
}
