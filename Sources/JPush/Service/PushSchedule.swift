import Phone

/// A push that is sent at a time or in a rhythm (docs.jiguang.cn, push API v3, schedules).
public struct PushSchedule: Codable, Sendable {
  /// `schedule_id`.
  public let id: String
  /// `name`.
  public internal(set) var name: String
  /// `enabled`.
  public internal(set) var isEnabled: Bool
  /// When it sends.
  public internal(set) var trigger: ScheduleTrigger
  /// `trigger` as it was given.
  public internal(set) var triggerText: [UInt8]
  /// `push` as it was given.
  public internal(set) var pushText: [UInt8]
  /// What it says.
  public internal(set) var push: JPushPush
  /// The messages that it has sent, oldest first, each with the code that the push got.
  public internal(set) var sent: [Sent] = []

  /// One firing.
  public struct Sent: Hashable, Codable, Sendable {
    /// `msg_id`.
    public let message: String
    /// The code; 0 if it went out.
    public let code: Int
  }

  /// Whether it sends any more after `moment`.
  func isLive(at moment: Instant) -> Bool { trigger.next(after: moment) != nil }
}
