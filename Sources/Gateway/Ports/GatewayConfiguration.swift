import APNs

/// How the gateway is opened.
public struct GatewayConfiguration: Sendable {
  /// The key that APNs' provider tokens are checked with.
  public struct Signing: Sendable {
    /// The file with the key, `.p8`.
    public var file: String
    /// The `kid` that tokens must name; nil takes any.
    public var keyID: String?
    /// The `iss` that tokens must name; nil takes any.
    public var team: String?

    /// A key in `file`.
    public init(file: String, keyID: String? = nil, team: String? = nil) {
      self.file = file
      self.keyID = keyID
      self.team = team
    }
  }

  /// The three ports; 0 takes one that is free.
  public struct Ports: Hashable, Sendable {
    /// APNs over HTTP/2, with TLS or without.
    public var apns: UInt16
    /// HTTP/1.1.
    public var http: UInt16
    /// HTTP/1.1 over TLS.
    public var https: UInt16

    /// Three ports.
    public init(apns: UInt16, http: UInt16, https: UInt16) {
      self.apns = apns
      self.http = http
      self.https = https
    }

    /// Those that are written down everywhere.
    public static let usual = Ports(apns: 2197, http: 2180, https: 2143)
    /// Any that are free.
    public static let free = Ports(apns: 0, http: 0, https: 0)
  }

  /// The ports.
  public var ports = Ports.usual
  /// Where the certificate is kept; nil makes one for this run alone.
  public var folder: String?
  /// More names for the certificate.
  public var names: [String] = []
  /// The key of provider tokens; nil reads them only.
  public var signing: Signing?
  /// What that key may be used for; nil is everything.
  public var scope: KeyScope?
  /// An address beside loopback's to listen on.
  public var address: String?
  /// Who may come by that address: `10.0.0.0/8`.
  public var allowed: [AddressRange] = []
  /// What JPush and Getui go by.
  public var secrets = VendorSecrets()

  /// How long clients are waited for.
  public var times = GatewayTimes()

  /// The usual gateway, on loopback alone.
  public init() {}
}
