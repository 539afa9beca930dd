/// How a push came to APNs. The second case lives in a box, so that the first costs nothing.
public indirect enum APNsRoute: Hashable, Sendable {
  /// By a command that names the phone.
  case phone
  /// By a device token, as backends send.
  case wire(WireRequest)

  /// The request, where it came by a device token.
  public var request: WireRequest? {
    if case .wire(let request) = self { request } else { nil }
  }
}
