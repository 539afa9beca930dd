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
        let credential = judge.judge(request.value(of: "authorization"), on: connection)
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
      },
      malformed: { _, status in
        // APNs speaks HTTP/2 alone, and has no word of its own for most of this.
        let reason: String =
          switch status {
          case 413: Refusal.payloadTooLarge.rawValue
          case 501: Refusal.methodNotAllowed.rawValue
          case 503: Refusal.serviceUnavailable.rawValue
          default: "BadRequest"
          }
        return (["reason": .string(reason)] as JSONTree).bytes
      })
  }

  /// JPush and Getui.
  static func vendors(_ judge: CredentialJudge, _ engine: WorldEngine) -> RequestDoor {
    RequestDoor(
      matches: { VendorDoor.vendor(of: $0) != nil },
      command: { request, _ in
        engine.read { state in
          VendorDoor.command(
            for: request, in: state.world, basic: { judge.verdict(on: $0, in: state.world) },
            sign: { judge.verdict(on: $0, in: state.world) })
        }
      },
      reply: { VendorDoor.reply(in: $0) },
      unavailable: { request in
        VendorDoor.vendor(of: request) == .jpush
          ? json(["error": ["code": .number(1030), "message": "service unavailable"]])
          : json(["code": .number(1), "msg": "service unavailable"])
      },
      malformed: { request, status in
        VendorDoor.vendor(of: request) == .jpush ? jpush(status) : getui(status)
      })
  }

  private static func jpush(_ status: Int) -> [UInt8] {
    let code: JPushCode =
      switch status {
      case 413: .tooLarge
      case 501: .onlyPost
      case 503: .timedOut
      default: .missing
      }
    let body: JSONTree = ["error": ["code": .number(code.rawValue), "message": .string(text(status))]]
    return body.bytes
  }

  private static func getui(_ status: Int) -> [UInt8] {
    let code =
      switch status {
      case 501: 405
      case 503: 1
      default: 20001
      }
    let body: JSONTree = ["code": .number(code), "msg": .string(text(status))]
    return body.bytes
  }

  private static func text(_ status: Int) -> String { HTTPStatus.phrase(status).lowercased() }

  private static func json(_ body: JSONTree) -> HTTPReply {
    HTTPReply(status: 503, fields: [HTTPField("content-type", "application/json")], body: body.bytes)
  }
}
