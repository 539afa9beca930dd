import Payload

/// Reads `options` (docs.jiguang.cn, push API v3, options).
enum OptionsReader {
  private static let keys = [
    "sendno", "time_to_live", "override_msg_id", "apns_production", "apns_collapse_id", "big_push_duration",
    "third_party_channel", "classification", "test_message", "receipt_id", "active_push", "need_backup",
    "business_operation_code", "target_event",
  ]

  static func read(_ value: JSONValue) throws(JPushRefusal) -> PushOptions {
    guard value.kind == .object else { throw JPushRefusal(.invalid, at: "options") }
    var options = PushOptions()
    if let number = value.given("sendno") {
      guard let sendNumber = number.integer, sendNumber != 0 else {
        throw JPushRefusal(.invalid, at: "sendno")
      }
      options.sendNumber = sendNumber
    }
    if let time = value.given("time_to_live") {
      guard let seconds = time.integer, JPushService.takes(timeToLive: seconds) else {
        throw JPushRefusal(.invalid, "'time_to_live' value is invalid.", at: "time_to_live")
      }
      options.timeToLive = seconds
    }
    if let world = value.given("apns_production") { options.isProduction = try flag(world) }
    if let id = try value.text("apns_collapse_id") {
      guard id.utf8.count <= 64 else { throw JPushRefusal(.invalid, at: "apns_collapse_id") }
      options.collapseID = id
    }
    if let spread = value.given("big_push_duration") {
      guard let minutes = spread.integer, (0...1400).contains(minutes) else {
        throw JPushRefusal(.invalid, at: "big_push_duration")
      }
      options.spreadMinutes = minutes
    }
    if let other = value.given("override_msg_id") {
      guard other.integer != nil, let id = other.numberText else {
        throw JPushRefusal(.invalid, at: "override_msg_id")
      }
      options.overrides = id
    }
    try value.allowOnly(keys)
    return options
  }

  /// The vendor's own samples write `"false"` as well.
  private static func flag(_ value: JSONValue) throws(JPushRefusal) -> Bool {
    if let flag = value.bool { return flag }
    switch value.string {
    case "true": return true
    case "false": return false
    default: throw JPushRefusal(.invalid, at: "apns_production")
    }
  }
}
