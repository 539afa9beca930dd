import Words

/// Something that is sent to a push service to make it build a payload, or that carries one inside.
public enum PayloadWrapper: String, CaseIterable, Sendable {
  /// Firebase, HTTP v1: `{"message": {…}}`.
  case fcmV1 = "fcm-v1"
  /// Firebase, the old HTTP form: `to` and `notification` or `data`.
  case fcmLegacy = "fcm-legacy"
  /// Amazon SNS: `APNS` holding a payload as a string.
  case sns
  /// Amazon Pinpoint.
  case pinpoint
  /// JPush REST API v3, `POST /v3/push`.
  case jpushRequest = "jpush-request"
  /// Getui REST API v2, `POST /push/…`.
  case getuiRequest = "getui-request"
  case oneSignal = "onesignal"
  case expo
  case parse
  case airship
  case braze
  case umeng
  /// Tencent TPNS.
  case tpns
  /// JSON packed into one JSON string.
  case encodedString = "encoded-string"
  /// An object of no known service that has a payload somewhere inside.
  case nested

  /// The sentence that names it.
  public var reason: WordID { WordID("wrapper.\(rawValue)") }

  /// The sentence that says how to get at the payload.
  public var hint: WordID { WordID("wrapper.\(rawValue).hint") }
}

extension PayloadWrapper {
  /// The wrapper that `root` is; nil for what is none or has `aps` where a payload has it.
  init?(_ root: JSONValue) {
    switch root.kind {
    case .array:
      guard let first = root.items.first(where: { _ in true }), PayloadWrapper.isExpo(first) else {
        return nil
      }
      self = .expo
    case .string:
      guard let first = root.string?.first(where: { !$0.isWhitespace }), first == "{" else { return nil }
      self = .encodedString
    case .object:
      guard root["aps"] == nil, let wrapper = PayloadWrapper.named(by: root) else { return nil }
      self = wrapper
    case .number, .boolean, .null: return nil
    }
  }

  /// The services by the keys that their documentation asks for, the narrow signs first.
  private static func named(by root: JSONValue) -> PayloadWrapper? {
    if root.has("platform"), root.has("audience") { return .jpushRequest }
    if root.has("push_message") || root.has("push_channel") { return .getuiRequest }
    if isFCMv1(root) { return .fcmV1 }
    if isExpo(root) { return .expo }
    if root.hasAny("to", "registration_ids"), root.hasAny("notification", "data") { return .fcmLegacy }
    if isSNS(root) { return .sns }
    if root.hasAny("MessageRequest", "MessageConfiguration") { return .pinpoint }
    if root.has("app_id"), root.hasAny("contents", "headings", "template_id", "included_segments") {
      return .oneSignal
    }
    if root["data"]?.kind == .object, root.hasAny("where", "channels", "push_time") { return .parse }
    if root.has("audience"), root.has("device_types") { return .airship }
    if root["messages"]?["apple_push"] != nil { return .braze }
    if root.has("appkey"), root["payload"]?.kind == .object { return .umeng }
    if root.has("audience_type"), root.has("message") { return .tpns }
    return nil
  }

  private static func isFCMv1(_ root: JSONValue) -> Bool {
    guard let message = root["message"], message.kind == .object else { return false }
    return !root.has("audience_type")
      && message.hasAny("token", "topic", "condition", "notification", "apns", "android")
  }

  private static func isExpo(_ value: JSONValue) -> Bool {
    guard let to = value["to"] else { return false }
    let addresses = to.string.map { [$0] } ?? to.items.compactMap(\.string)
    return addresses.contains { $0.hasPrefix("ExponentPushToken[") || $0.hasPrefix("ExpoPushToken[") }
  }

  private static func isSNS(_ root: JSONValue) -> Bool {
    root.hasAny("APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX")
      || (root.has("Message") && root.hasAny("TopicArn", "TargetArn"))
  }
}

extension JSONValue {
  fileprivate func has(_ key: String) -> Bool { self[key] != nil }

  fileprivate func hasAny(_ keys: String...) -> Bool {
    members.contains { member in keys.contains { member.keyIs($0) } }
  }
}
