/// How often pushes of priority 10 may still change the app's Live Activities.
///
/// Apple gives a budget per hour and no number (Starting and updating Live Activities with ActivityKit push
/// notifications); the numbers are assumed.
public struct ActivityBudget: Hashable, Codable, Sendable {
  /// Changes in an hour.
  public static let usual: Int64 = 20
  /// The same for an app with `NSSupportsLiveActivitiesFrequentUpdates`.
  public static let frequent: Int64 = 80

  private static let hour: Int64 = 3_600_000_000
  private var used: Int64 = 0
  private var countedAt = Instant(microseconds: 0)

  /// Takes one change of `limit` an hour; false if none is left.
  mutating func take(at moment: Instant, of limit: Int64) -> Bool {
    let unit = Self.hour / limit
    let passed = max(0, moment.microseconds - countedAt.microseconds)
    used = max(0, used - passed)
    countedAt = moment
    guard used + unit <= Self.hour else { return false }
    used += unit
    return true
  }
}
