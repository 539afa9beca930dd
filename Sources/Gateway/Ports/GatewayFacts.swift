/// Where the gateway is to be found.
public struct GatewayFacts: Hashable, Sendable {
  /// The port of APNs over HTTP/2.
  public let apns: UInt16
  /// The port of HTTP/1.1.
  public let http: UInt16
  /// The port of HTTP/1.1 over TLS.
  public let https: UInt16
  /// The certificate's file, for clients to trust; nil where it lives for this run alone.
  public let certificate: String?
  /// What `/belfry/v1` wants to be told from beyond this machine; nil where it is not to be reached from there.
  public let secret: String?
  /// Whether provider tokens are checked with a key, or only read.
  public let checksSignatures: Bool
  /// What JPush and Getui go by.
  public let secrets: VendorSecrets
  /// The keys and secrets that Belfry made.
  public let printed: PrintedCredentials

  /// The certificate's file in the folder that a gateway keeps it in.
  public static func certificate(in folder: String) -> String { ServerCertificate.path(in: folder) }
}
