import Payload

/// How often silent pushes may still wake the app, and the one that waits.
///
/// Apple says no more than two or three an hour, and that the system may hold one back (Apple, Pushing background
/// updates to your App). The exact measure is assumed: three at once, then one every 20 minutes.
public struct SilentInbox: Hashable, Codable, Sendable {
  /// Wakes that may come at once.
  public static let capacity: Int64 = 3
  /// The time after which one more may come, in microseconds.
  public static let interval: Int64 = 20 * 60 * 1_000_000

  /// The push that waits.
  public internal(set) var held: PushNumber?
  /// What that push says.
  var heldPayload: APNsPayload?
  /// What it waits for; the app being opened always ends the wait.
  public internal(set) var waitsFor = HoldReason.budget
  private var credit = Self.capacity * Self.interval
  private var countedAt = Instant(microseconds: .min)

  /// Wakes left at `moment`.
  public func wakesLeft(at moment: Instant) -> Int { Int(credit(at: moment) / Self.interval) }

  /// Uses one wake up; false if none is left.
  mutating func takeWake(at moment: Instant) -> Bool {
    let left = credit(at: moment)
    countedAt = moment
    credit = left >= Self.interval ? left - Self.interval : left
    return left >= Self.interval
  }

  private func credit(at moment: Instant) -> Int64 {
    let full = Self.capacity * Self.interval
    let (passed, overflowed) = moment.microseconds.subtractingReportingOverflow(countedAt.microseconds)
    if overflowed { return full }
    return min(full, credit + min(full, max(0, passed)))
  }
}
