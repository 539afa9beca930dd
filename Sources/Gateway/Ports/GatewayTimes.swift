/// How long the gateway waits for clients, in seconds.
public struct GatewayTimes: Hashable, Sendable {
  /// What a handshake, or a request once begun, may take.
  public var patience = GatewayLimits.patience
  /// How long a connection to APNs may be silent.
  public var silence = GatewayLimits.silence
  /// How long one of HTTP/1.1 may be silent between two requests.
  public var restSilence = GatewayLimits.restSilence

  /// The usual times.
  public init() {}
}
