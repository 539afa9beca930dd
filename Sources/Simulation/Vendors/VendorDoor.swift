import Getui
import JPush
import Payload

/// Where requests over HTTP to the vendors come in and answers go out: the commands they are, and the answers in the
/// trace.
public enum VendorDoor {
  /// Whose request it is, by its path: `/v3/…` is JPush's, `/v1/{appId}/…` and `/v2/{appId}/…` are Getui's; nil for
  /// neither.
  public static func vendor(of request: HTTPRequest) -> VendorRequest.Vendor? {
    let slash = UInt8(ascii: "/")
    let first = request.path.utf8.drop { $0 == slash }.prefix { $0 != slash }
    // Asked of every push: two bytes tell.
    guard first.count == 2, first.first == UInt8(ascii: "v") else { return nil }
    switch first.last {
    case UInt8(ascii: "3"): return .jpush
    case UInt8(ascii: "1"), UInt8(ascii: "2"): return .getui
    default: return nil
    }
  }

  /// The command that `request` is; nil if it is neither vendor's. Its secrets do not become part of it.
  ///
  /// - Parameters:
  ///   - basic: what is to be said of an AppKey and its master secret, for JPush.
  ///   - sign: what is to be said of the `sign` of an `/auth`, for Getui.
  ///   - world: where the tokens that Getui gave out are known.
  public static func command(
    for request: HTTPRequest, in world: World, basic: (BasicClaim) -> BasicClaim.Verdict,
    sign: (SignClaim) -> SignClaim.Verdict
  ) -> WorldCommand? {
    switch vendor(of: request) {
    case .jpush:
      let verdict = BasicClaim(request).map(basic) ?? .unchecked
      var command = JPushRequest(request, verdict)
      command.strike = world.jpushStrike
      return .jpushService(.request(command))
    case .getui:
      let verdict = SignClaim(request).map(sign) ?? .unchecked
      var command = world.getui.request(from: request, sign: verdict)
      command.strike = world.getuiStrike
      return .getuiService(.request(command))
    case nil: return nil
    }
  }

  /// The answer to the request among what its command did; nil if there is none.
  public static func reply(in entries: some Sequence<TraceEntry>) -> HTTPReply? {
    for entry in entries {
      switch entry.event {
      case .jpush(.replied(let reply)): return reply.encoded()
      case .getui(.replied(let reply)): return reply.encoded()
      default: continue
      }
    }
    return nil
  }
}
