import Phone

/// `settings` of a push (docs.getui.com, REST v2, common parameters).
public struct PushSettings: Hashable, Codable, Sendable {
  /// `ttl` where the sender gives none, in milliseconds: two hours.
  public static let standardTTL = 7_200_000
  /// What `ttl` can be, in milliseconds: -1 keeps nothing, three days are the most.
  public static let ttlRange = -1...259_200_000
  /// How far ahead `schedule_time` may lie, in milliseconds: seven days.
  public static let furthestSchedule: Int64 = 7 * 86_400_000

  /// How long a copy is kept for a client that is offline, in milliseconds; -1 keeps nothing.
  public var ttl = standardTTL
  /// Which way it takes on iOS.
  public var strategy = PushStrategy.connectionElseAPNs
  /// Messages a second, for pushes to many; 0 is as fast as it goes.
  public var speed = 0
  /// When it is sent; nil at once.
  public var schedule: Instant?

  /// What holds where the sender says nothing.
  public init() {}
}
