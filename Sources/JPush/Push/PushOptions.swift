/// `options` of a push (docs.jiguang.cn, push API v3, options).
public struct PushOptions: Hashable, Codable, Sendable {
  /// `sendno`, echoed in the answer.
  public var sendNumber = 0
  /// `time_to_live` of the custom message in seconds; nil where the sender gives none.
  public var timeToLive: Int?
  /// `apns_production`: which of Apple's two worlds the notification goes to; absent is production.
  public var isProduction = true
  /// `apns_collapse_id`.
  public var collapseID: String?

  /// `override_msg_id`: an older push, whose place this one takes on Android only.
  public var overrides: String?
  /// `big_push_duration`: the minutes over which it goes out; 0 is at once.
  public var spreadMinutes = 0

  /// What holds where the sender says nothing.
  public init() {}
}
