import Payload
import Words

/// Says who may come in, and who may drive belfry over HTTP.
struct AddressGate {
  /// What `/belfry/v1` wants to hear from beyond this machine; nil where nobody comes from there.
  let secret: String?
  private let allowed: [AddressRange]

  init(_ configuration: GatewayConfiguration) {
    allowed = AddressRange.loopback + configuration.allowed
    secret = configuration.address == nil ? nil : RandomUUID.secret()
  }

  func admits(_ peer: [UInt8]) -> Bool { allowed.contains { $0.holds(peer) } }

  static func isLoopback(_ peer: [UInt8]) -> Bool { AddressRange.loopback.contains { $0.holds(peer) } }

  /// Why `request` may not drive belfry; nil if it may.
  ///
  /// A page in a browser can reach loopback as well: it says where it comes from, or names a host that is not this one.
  func refusal(of request: HTTPRequest, from peer: [UInt8]) -> HTTPReply? {
    if request.value(of: "origin") != nil {
      return RESTDesk.refusal(403, Phrase("gateway.rest.browser"))
    }
    if let secret, !Self.isLoopback(peer) {
      let given = request.value(of: "authorization") ?? ""
      return given == "Bearer \(secret)" ? nil : RESTDesk.refusal(401, Phrase("gateway.rest.secret"))
    }
    let host = request.value(of: "host") ?? ""
    return Self.isLocal(host) ? nil : RESTDesk.refusal(403, Phrase("gateway.rest.host", .text(host)))
  }

  private static func isLocal(_ host: String) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains { host == $0 || host.hasPrefix($0 + ":") } || host.isEmpty
  }
}
