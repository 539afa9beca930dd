import Payload

/// Reads `push_message` (docs.getui.com, REST v2, common parameters).
enum MessageReader {
  /// The most characters of `transmission`.
  static let longestTransmission = 3_072
  private static let clickTypes = ["intent", "url", "payload", "payload_custom", "startapp", "none"]

  static func content(_ object: RequestObject) throws(GetuiRefusal) -> PushContent {
    try checkFrame(object)
    let given = ["notification", "transmission", "revoke"].filter(object.has)
    guard given.count == 1 else { throw GetuiRefusal(.oneMessage) }
    switch given[0] {
    case "notification": return .notification(try notification(object.requiredObject("notification")))
    case "transmission":
      return .transmission(try object.requiredText("transmission", longest: longestTransmission))
    default:
      let revoke = try object.requiredObject("revoke")
      _ = try revoke.flag("force")
      return .revoke(task: try revoke.requiredText("old_task_id"))
    }
  }

  /// `duration` and `network_type`: Android's, but checked for everybody.
  private static func checkFrame(_ object: RequestObject) throws(GetuiRefusal) {
    _ = try object.number("network_type", in: 0...1)
    guard let duration = try object.text("duration") else { return }
    let ends = duration.split(separator: "-").compactMap { Int($0) }
    guard ends.count == 2, ends[1] - ends[0] > 600_000 else { throw GetuiRefusal(.invalid("duration")) }
  }

  /// What the SDK may see of a notification on iOS: title and content
  /// (github.com/GetuiLaboratory, getui-pushapi-java-client-v2, issue 4).
  private static func notification(_ object: RequestObject) throws(GetuiRefusal) -> String {
    let title = try object.requiredText("title", longest: 50)
    let body = try object.requiredText("body", longest: 256)
    let click = try object.requiredText("click_type")
    guard clickTypes.contains(click) else { throw GetuiRefusal(.invalid("click_type")) }
    switch click {
    case "intent": _ = try object.requiredText("intent", longest: 4_096)
    case "url": _ = try object.requiredText("url", longest: 1_024)
    case "payload", "payload_custom":
      if let payload = object["payload"], payload.kind != .string {
        throw GetuiRefusal(.notJSONString("payload"))
      }
      _ = try object.requiredText("payload", longest: 3_072)
    default: break
    }
    if object.has("big_text"), object.has("big_image") { throw GetuiRefusal(.oneOf("big_text", "big_image")) }
    _ = try object.text("big_text", longest: 512)
    _ = try object.text("big_image", longest: 1_024)
    _ = try object.number("notify_id", in: 0...2_147_483_647)
    let seen: JSONTree = ["title": .string(title), "content": .string(body)]
    return String(decoding: seen.bytes, as: UTF8.self)
  }
}
