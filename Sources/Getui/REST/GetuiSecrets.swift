import Payload

/// What is secret in requests and answers of the REST API, taken out: the `token` that `/auth` gives out and every other
/// request shows, the `sign` that it is given for, and a master secret that somebody sent by mistake
/// (docs.getui.com, REST v2, token).
public enum GetuiSecrets {
  private static let fields: Set<String> = ["token", "authtoken"]
  private static let members: Set<String> = [
    "sign", "token", "auth_token", "mastersecret", "masterSecret", "master_secret",
  ]

  /// The request with `hidden` in place of each secret.
  public static func hiding(_ request: HTTPRequest, as hidden: String) -> HTTPRequest {
    var target = request.target
    if request.endsToken, let slash = target.lastIndex(of: "/") { target = target[...slash] + hidden }
    let fields = request.fields.map { Self.fields.contains($0.name) ? HTTPField($0.name, hidden) : $0 }
    let body = request.asksForToken ? hiding(request.body, as: hidden) : request.body
    return HTTPRequest(method: request.method, target: target, fields: fields, body: body)
  }

  /// The answer to `request` with `hidden` in place of each secret.
  public static func hiding(_ reply: HTTPReply, to request: HTTPRequest, as hidden: String) -> HTTPReply {
    guard request.asksForToken else { return reply }
    return HTTPReply(status: reply.status, fields: reply.fields, body: hiding(reply.body, as: hidden))
  }

  /// Every byte stays as it was sent but those of the secrets.
  private static func hiding(_ body: [UInt8], as hidden: String) -> [UInt8] {
    guard let root = (try? JSONDocument(body))?.root else { return body }
    var ranges: [Range<Int>] = []
    find(in: root, &ranges)
    var bytes = body
    for range in ranges.reversed() {
      bytes.replaceSubrange(range.lowerBound + 1..<range.upperBound - 1, with: hidden.utf8)
    }
    return bytes
  }

  private static func find(in value: JSONValue, _ ranges: inout [Range<Int>]) {
    for member in value.members {
      if member.value.kind == .string, member.value.range.count > 2, members.contains(member.key) {
        ranges.append(member.value.range)
      }
      if member.value.kind == .object { find(in: member.value, &ranges) }
    }
  }
}
