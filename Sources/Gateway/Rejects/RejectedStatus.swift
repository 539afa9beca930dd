import Payload
import Words

/// The statuses under which evhttp turns requests away by itself, and what each is about.
enum RejectedStatus {
  /// The rule behind a status.
  static func rule(_ status: Int) -> RuleID {
    switch status {
    case 408: "edge.slow"
    case 413, 414, 431: "edge.long"
    case 501: "edge.method"
    case 503: "edge.full"
    default: "edge.malformed"
    }
  }

  /// The answer in Belfry's own form, for paths that are no vendor's.
  static func reply(_ status: Int) -> HTTPReply {
    let reply = RESTDesk.refusal(status, Phrase(WordID(rule(status).name)))
    guard status == 503 else { return reply }
    return HTTPReply(status: status, fields: reply.fields + [HTTPField("retry-after", "1")], body: reply.body)
  }

  /// An answer as it goes over the wire; the connection ends with it.
  static func bytes(_ reply: HTTPReply, hasBody: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(reply.status) \(HTTPStatus.phrase(reply.status))\r\n"
    for field in reply.fields { head += "\(field.name): \(field.value)\r\n" }
    head += "content-length: \(reply.body.count)\r\nconnection: close\r\n\r\n"
    return Array(head.utf8) + (hasBody ? reply.body : [])
  }
}
