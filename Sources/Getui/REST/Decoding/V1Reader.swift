import Payload

/// Reads `push_single` of the older REST API, which aiogetui still speaks.
enum V1Reader {
  static func operation(_ body: RequestObject) throws(GetuiRefusal) -> GetuiOperation {
    var push = GetuiPush()
    push.requestID = try body.requiredText("requestid")
    let message = try body.requiredObject("message")
    push.settings.ttl = try ttl(message)
    push.content = try content(body, kind: message.requiredText("msgtype"))
    if let info = try body.object("push_info") { push.ios = try IOSReader.channel(info) }
    if let client = try body.text("cid") { return .pushOne(push, .clients([client])) }
    return .pushOne(push, .aliases([try body.requiredText("alias")]))
  }

  /// Without `is_offline` nothing is kept.
  private static func ttl(_ message: RequestObject) throws(GetuiRefusal) -> Int {
    guard try message.flag("is_offline") else { return -1 }
    let given = try message.number("offline_expire_time", in: 0...Int.max)
    return min(given ?? PushSettings.standardTTL, PushSettings.ttlRange.upperBound)
  }

  private static func content(_ body: RequestObject, kind: String) throws(GetuiRefusal) -> PushContent {
    let template = try body.requiredObject(kind)
    switch kind {
    case "transmission": return .transmission(try template.requiredText("transmission_content"))
    case "notification", "link":
      let style = try template.requiredObject("style")
      let seen: JSONTree = [
        "title": .string(try style.requiredText("title")), "content": .string(try style.requiredText("text")),
      ]
      let text = try template.text("transmission_content")
      return .notification(text ?? String(decoding: seen.bytes, as: UTF8.self))
    default: throw GetuiRefusal(.invalid("msgtype"))
    }
  }
}
