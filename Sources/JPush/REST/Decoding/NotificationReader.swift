import Payload

/// Reads `notification` (docs.jiguang.cn, push API v3, notification). Of the platforms only iOS is looked at closely.
enum NotificationReader {
  static func read(_ value: JSONValue) throws(JPushRefusal) -> IOSNotification? {
    guard value.kind == .object else { throw JPushRefusal(.invalid, at: "notification") }
    let shared = try value.text("alert")
    for platform in ["android", "winphone", "hmos", "quickapp"] {
      if let own = value.given(platform) { try check(own, shared, platform) }
    }
    let ios: IOSNotification?
    if let own = value.given("ios") {
      ios = try read(own, shared)
    } else {
      ios = shared.map { alert in
        IOSNotification(
          aps: alert.isEmpty ? [] : [.init("alert", .string(alert))], badge: nil, isSilent: false, extras: [])
      }
    }
    try value.allowOnly(["alert", "android", "ios", "winphone", "hmos", "quickapp", "voip"])
    return ios
  }

  private static func check(
    _ value: JSONValue, _ shared: String?, _ platform: String
  ) throws(JPushRefusal) {
    guard value.kind == .object else { throw JPushRefusal(.invalid, at: platform) }
    guard value.has("alert") || shared != nil else { throw JPushRefusal(.invalid, at: "alert") }
    if let style = value.given("builder_id"), style.kind != .number {
      throw JPushRefusal(.invalid, at: "builder_id")
    }
  }

  private static let keys = [
    "alert", "sound", "badge", "content-available", "mutable-content", "category", "thread-id",
    "interruption-level", "extras",
  ]

  private static func read(_ value: JSONValue, _ shared: String?) throws(JPushRefusal) -> IOSNotification {
    guard value.kind == .object else { throw JPushRefusal(.invalid, at: "ios") }
    let wakes = try flag(value, "content-available")
    var aps: [JSONTree.Member] = []
    let alert = try alert(value, shared)
    guard alert != nil || wakes else { throw JPushRefusal(.invalid, at: "alert") }
    if let alert, alert != .string("") { aps.append(.init("alert", alert)) }
    if let sound = value.given("sound") {
      guard sound.kind == .string || sound.kind == .object else {
        throw JPushRefusal(.invalid, at: "sound")
      }
      aps.append(.init("sound", JSONTree(sound)))
    }
    if wakes { aps.append(.init("content-available", 1)) }
    if try flag(value, "mutable-content") { aps.append(.init("mutable-content", 1)) }
    for key in ["category", "thread-id"] {
      if let text = try value.text(key) { aps.append(.init(key, .string(text))) }
    }
    if let level = try value.text("interruption-level") {
      guard InterruptionLevel(rawValue: level) != nil else {
        throw JPushRefusal(.invalid, at: "interruption-level")
      }
      aps.append(.init("interruption-level", .string(level)))
    }
    let badge = try badge(value)
    let extras = try extras(value)
    try value.allowOnly(keys)
    let shows = aps.contains { ["alert", "sound"].contains($0.key) } || badge != nil
    return IOSNotification(aps: aps, badge: badge, isSilent: wakes && !shows, extras: extras)
  }

  private static func alert(_ value: JSONValue, _ shared: String?) throws(JPushRefusal) -> JSONTree? {
    guard let own = value.given("alert") else { return shared.map(JSONTree.string) }
    guard own.kind == .string || own.kind == .object else { throw JPushRefusal(.invalid, at: "alert") }
    return own.string.map(JSONTree.string) ?? JSONTree(own)
  }

  /// True or 1, as the vendor's Python client writes it.
  private static func flag(_ value: JSONValue, _ key: String) throws(JPushRefusal) -> Bool {
    guard let found = value.given(key) else { return false }
    if let flag = found.bool { return flag }
    switch found.integer {
    case 1: return true
    case 0: return false
    default: throw JPushRefusal(.invalid, at: key)
    }
  }

  private static func badge(_ value: JSONValue) throws(JPushRefusal) -> ServerBadge.Change? {
    guard let found = value.given("badge") else { return nil }
    if let number = found.integer { return .absolute(number) }
    guard let change = found.string.flatMap({ ServerBadge.Change($0) }) else {
      throw JPushRefusal(.invalid, at: "badge")
    }
    return change
  }

  private static func extras(_ value: JSONValue) throws(JPushRefusal) -> [JSONTree.Member] {
    guard let found = value.given("extras") else { return [] }
    guard found.kind == .object else { throw JPushRefusal(.invalid, at: "extras") }
    return found.members.map { JSONTree.Member($0.key, JSONTree($0.value)) }
  }
}
