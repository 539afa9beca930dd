/// Where the gateway is to be found.
public struct ExportPorts: Hashable, Sendable {
  /// The port of APNs.
  public var apns = 2197
  /// The port of HTTP/1.1.
  public var http = 2180
  /// The same over TLS.
  public var https = 2143
  /// The file with the gateway's certificate; nil where it is only in memory, so that it cannot be checked.
  public var certificate: String?
  /// The keys and secrets of JPush's and Getui's app.
  public var credentials = ExportCredentials()

  /// The standard ports.
  public init() {}
}
