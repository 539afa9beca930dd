/// The port that a request came by.
public enum ExchangePort: String, CaseIterable, Hashable, Sendable {
  /// APNs, HTTP/2.
  case apns
  /// HTTP/1.1 on loopback.
  case http
  /// HTTP/1.1 over TLS.
  case https

  /// The protocol that is spoken there, as its own specification writes it.
  public var protocolName: String { self == .apns ? "HTTP/2" : "HTTP/1.1" }
}
