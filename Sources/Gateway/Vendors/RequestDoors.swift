import APNs
import Engine
import Getui
import JPush
import Payload
import Phone
import Simulation

/// The vendors' ways in.
enum RequestDoors {
  /// The phone that a request belongs to while its token is nobody's.
  private static let phone = PhoneNumber(1)

  static func apns(_ judge: TokenJudge, _ engine: WorldEngine) -> RequestDoor {
    RequestDoor(
      matches: APNsExchange.matches,
      command: { request, connection in
        let credential = judge.judge(request.value(of: "authorization"))
        let strike = engine.read { $0.world.apnsStrike }
        return .apns(
          phone,
          .push(
            APNsExchange.decode(
              request, credential: credential, connection: connection, strike: strike)))
      },
      reply: { entries in
        for case .apns(.replied(let reply)) in entries.lazy.map(\.event) { return APNsExchange.encode(reply) }
        return nil
      },
      unavailable: { request in
        let id = request.value(of: "apns-id") ?? RandomUUID.text()
        return APNsExchange.encode(APNsReply(refusal: .serviceUnavailable, apnsID: id))
      })
  }

  /// JPush and Getui.
  static func vendors(_ secrets: VendorSecrets, _ engine: WorldEngine) -> RequestDoor {
    RequestDoor(
      matches: { VendorDoor.vendor(of: $0) != nil },
      command: { request, _ in
        engine.read {
          VendorDoor.command(
            for: request, in: $0.world, basic: { verdict(on: $0, secrets.jpush) },
            sign: { verdict(on: $0, secrets.getui) })
        }
      },
      reply: { VendorDoor.reply(in: $0) },
      unavailable: { request in
        VendorDoor.vendor(of: request) == .jpush
          ? json(["error": ["code": .number(1030), "message": "service unavailable"]])
          : json(["code": .number(1), "msg": "service unavailable"])
      })
  }

  private static func verdict(on claim: BasicClaim, _ secret: String?) -> BasicClaim.Verdict {
    secret.map { claim.secret == $0 ? .right : .wrong } ?? .unchecked
  }

  private static func verdict(on claim: SignClaim, _ secret: String?) -> SignClaim.Verdict {
    guard let secret else { return .unchecked }
    return claim.sign == SHA256.hex(of: claim.signedText + secret) ? .right : .wrong
  }

  private static func json(_ body: JSONTree) -> HTTPReply {
    HTTPReply(status: 503, fields: [HTTPField("content-type", "application/json")], body: body.bytes)
  }
}
