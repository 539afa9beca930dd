import Payload

/// An answer of the service.
public struct JPushReply: Hashable, Sendable {
  /// The code; 0 for success.
  public let code: JPushCode
  /// The body; empty where the API answers with nothing.
  public let body: [UInt8]
  /// What the rate headers say; nil before the limit was looked at.
  public var rate: RateState?

  /// A success; without a body where the API has none.
  init(_ data: JSONTree? = nil) {
    code = .ok
    body = data?.bytes ?? []
  }

  /// A refusal. Code 1011 comes with the id of the message that found nobody.
  init(_ refusal: JPushRefusal, messageID: String? = nil) {
    code = refusal.code
    let error: JSONTree = ["code": .number(refusal.code.rawValue), "message": .string(refusal.message)]
    var members = [JSONTree.Member("error", error)]
    if let messageID { members.insert(JSONTree.Member("msg_id", .string(messageID)), at: 0) }
    body = JSONTree.object(members).bytes
  }

  /// The status.
  public var status: Int { code.status }

  /// The answer as it goes over the wire. The rate headers come under both names that clients read.
  public func encoded() -> HTTPReply {
    var fields = [HTTPField("content-type", "application/json")]
    if let rate {
      fields += [
        HTTPField("x-rate-limit-limit", String(rate.limit)),
        HTTPField("x-rate-limit-quota", String(rate.limit)),
        HTTPField("x-rate-limit-remaining", String(rate.remaining)),
        HTTPField("x-rate-limit-reset", String(rate.reset)),
      ]
    }
    return HTTPReply(status: status, fields: fields, body: body)
  }
}
