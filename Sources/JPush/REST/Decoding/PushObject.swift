import Payload

/// A push object of a request, read in the service's order: what is missing, values, keys, sizes
/// (docs.jiguang.cn, push API v3; the order is Belfry's).
struct PushObject {
  private let root: JSONValue
  /// Whether the devices are named by the path and not by `audience`: a batch.
  private let target: AudienceSet.Kind?

  /// - Throws: 1002 for a body that is no JSON object.
  init(_ body: [UInt8]) throws(JPushRefusal) {
    guard let document = try? JSONDocument(body) else { throw JPushRefusal(.missing) }
    try self.init(document.root)
  }

  /// - Throws: 1003 for a value that is no object.
  init(_ value: JSONValue, target: AudienceSet.Kind? = nil) throws(JPushRefusal) {
    guard value.kind == .object else { throw JPushRefusal(.missing) }
    root = value
    self.target = target
  }

  /// Reads it.
  func read() throws(JPushRefusal) -> JPushPush {
    try checkPresence()
    var push = JPushPush()
    push.isForIOS = try platform()
    push.audience = try audience()
    if let value = root.given("notification") { push.notification = try NotificationReader.read(value) }
    if let value = root.given("message") { push.message = try message(value) }
    if let value = root.given("sms_message") { try checkText(value) }
    if let value = root.given("options") { push.options = try OptionsReader.read(value) }
    push.message?.timeToLive = push.options.timeToLive
    if let value = root.given("cid") {
      guard let text = value.string, !text.isEmpty else { throw JPushRefusal(.invalid, at: "cid") }
      push.cid = text
    }
    try checkKeys()
    try checkSizes()
    return push
  }

  private static let bodies = [
    "notification", "message", "notification_3rd", "inapp_message", "live_activity", "sms_message",
  ]

  private func checkPresence() throws(JPushRefusal) {
    for key in ["platform", target == nil ? "audience" : "target"] where !root.has(key) {
      throw JPushRefusal(.missing, at: key)
    }
    guard Self.bodies.contains(where: root.has), root.has("notification") || root.has("message") || hasNewer
    else { throw JPushRefusal(.missing, at: "notification") }
    if let message = root.given("message"), message.kind == .object, !message.has("msg_content") {
      throw JPushRefusal(.missing, at: "msg_content")
    }
    if let other = root.given("notification")?["hmos"], other.kind == .object, !other.has("alert"),
      root.given("notification")?.has("alert") != true
    {
      throw JPushRefusal(.missing, at: "alert")
    }
    if let text = root.given("sms_message"), !text.has("temp_id") {
      throw JPushRefusal(.missing, at: "temp_id")
    }
  }

  private var hasNewer: Bool {
    ["notification_3rd", "inapp_message", "live_activity"].contains(where: root.has)
  }

  private static let platforms = ["android", "ios", "winphone", "hmos", "quickapp"]

  private func platform() throws(JPushRefusal) -> Bool {
    guard let value = root.given("platform") else { throw JPushRefusal(.missing) }
    if value.string == "all" { return true }
    guard value.kind == .array, value.count > 0 else { throw JPushRefusal(.invalid, at: "platform") }
    var isForIOS = false
    for item in value.items {
      guard let name = item.string, Self.platforms.contains(name) else {
        throw JPushRefusal(.invalid, at: "platform")
      }
      if name == "ios" { isForIOS = true }
    }
    return isForIOS
  }

  private func audience() throws(JPushRefusal) -> JPushAudience {
    if let target {
      guard let name = root.given("target")?.string, !name.isEmpty else {
        throw JPushRefusal(.invalid, at: "target")
      }
      return .sets([AudienceSet(target, [name])])
    }
    guard let value = root.given("audience") else { throw JPushRefusal(.missing) }
    return try AudienceReader.read(value)
  }

  private func message(_ value: JSONValue) throws(JPushRefusal) -> JPushMessage {
    guard value.kind == .object, let content = value.given("msg_content")?.string else {
      throw JPushRefusal(.invalid, at: "msg_content")
    }
    var message = JPushMessage(content: content)
    message.title = try value.text("title")
    message.contentType = try value.text("content_type")
    if let extras = value.given("extras") {
      guard extras.kind == .object else { throw JPushRefusal(.invalid, at: "extras") }
      if extras.count > 0 { message.rawExtras = Array(extras.asReceived) }
    }
    try value.allowOnly(["msg_content", "title", "content_type", "extras"])
    return message
  }

  private func checkText(_ value: JSONValue) throws(JPushRefusal) {
    guard value.kind == .object else { throw JPushRefusal(.invalid, at: "sms_message") }
    if let delay = value.given("delay_time") {
      guard let seconds = delay.integer, (0...86_400).contains(seconds) else {
        throw JPushRefusal(.invalid, at: "delay_time")
      }
    }
  }

  private func checkKeys() throws(JPushRefusal) {
    let newer = ["callback", "target", "notification_3rd", "inapp_message", "live_activity"]
    try root.allowOnly(
      ["platform", "audience", "notification", "message", "sms_message", "options", "cid"] + newer)
  }

  private func checkSizes() throws(JPushRefusal) {
    for part in JPushSize.parts(of: root) where part.isTooLarge {
      throw JPushRefusal(.tooLarge, at: part.name)
    }
  }
}
