import APNs
import COpenSSL
import Engine
import Getui
import JPush
import Payload
import Phone
import Simulation

/// The vendors, one line each.
enum VendorDoors {
  /// The phone that a request belongs to while its token is nobody's.
  private static let phone = PhoneNumber(1)

  static func apns(_ judge: TokenJudge) -> VendorDoor {
    VendorDoor(
      matches: APNsExchange.matches,
      command: { request, connection in
        let credential = judge.judge(request.value(of: "authorization"))
        return .apns(
          phone, .push(APNsExchange.decode(request, credential: credential, connection: connection)))
      },
      reply: { if case .apns(.replied(let reply)) = $0 { APNsExchange.encode(reply) } else { nil } },
      unavailable: { request in
        let id = request.value(of: "apns-id") ?? RandomUUID.text()
        return APNsExchange.encode(APNsReply(refusal: .serviceUnavailable, apnsID: id))
      })
  }

  static func jpush(_ secret: String?) -> VendorDoor {
    VendorDoor(
      matches: { begins($0, with: ["v3", "v1", "v4"]) && !isGetui($0) },
      command: { request, _ in
        let claim = BasicClaim(request)
        let verdict: BasicClaim.Verdict =
          secret.map { claim?.secret == $0 ? .right : .wrong } ?? .unchecked
        return .jpushService(.request(JPushRequest(request, verdict)))
      },
      reply: { if case .jpush(.replied(let reply)) = $0 { reply.encoded() } else { nil } },
      unavailable: { _ in json(503, ["error": ["code": .number(1030), "message": "service unavailable"]]) })
  }

  static func getui(_ secret: String?, _ engine: WorldEngine) -> VendorDoor {
    VendorDoor(
      matches: isGetui,
      command: { request, _ in
        let verdict = verdict(on: SignClaim(request), secret)
        return .getuiService(.request(engine.read { $0.world.getui.request(from: request, sign: verdict) }))
      },
      reply: { if case .getui(.replied(let reply)) = $0 { reply.encoded() } else { nil } },
      unavailable: { _ in json(503, ["code": .number(1), "msg": "service unavailable"]) })
  }

  /// Getui's paths name the app second: `/v2/{appId}/push/…`, and v1's the same.
  private static func isGetui(_ request: HTTPRequest) -> Bool {
    if begins(request, with: ["v2"]) { return true }
    guard let parts = request.pathParts, parts.count >= 3, parts[0] == "v1" else { return false }
    return parts[2].hasPrefix("auth_") || parts[2].hasPrefix("push_") || parts[2] == "save_list_body"
  }

  private static func begins(_ request: HTTPRequest, with versions: [String]) -> Bool {
    versions.contains { request.path.hasPrefix("/\($0)/") }
  }

  private static func verdict(on claim: SignClaim?, _ secret: String?) -> SignClaim.Verdict {
    guard let secret, let claim else { return secret == nil ? .unchecked : .wrong }
    return claim.sign == SHA256.hex(of: claim.signedText + secret) ? .right : .wrong
  }

  private static func json(_ status: Int, _ body: JSONTree) -> HTTPReply {
    HTTPReply(status: status, fields: [HTTPField("content-type", "application/json")], body: body.bytes)
  }
}
