/// What the phone is set to and what lies around it, beside the app's own permission.
public struct Conditions: Hashable, Codable, Sendable {
  /// Whether the phone is locked.
  public internal(set) var isLocked = false
  /// Whether it was unlocked since it started.
  public internal(set) var isUnlockedSinceBoot = true
  /// The Focus that is on.
  public internal(set) var focus: Focus?
  /// Whether the ring switch lets sounds out.
  public internal(set) var isRingerOn = true
  /// Background App Refresh.
  public internal(set) var isRefreshOn = true
  /// Whether the phone's clock is right: APNs turns away a phone that lives in another year.
  public internal(set) var isClockRight = true
  /// Low Power Mode.
  public internal(set) var isLowPower = false
  /// When the lock screen shows what a notification says.
  public internal(set) var previews = Previews.always
  /// Whether the Scheduled Summary takes this app's notifications, iOS 15 and later.
  public internal(set) var isSummaryOn = false
  /// When the Scheduled Summary comes, in minutes since midnight; iOS proposes 8:00 and 18:00.
  public internal(set) var summaryTimes = [8 * 60, 18 * 60]
  /// The language the phone speaks, as a tag such as `en` or `zh-Hans`.
  public internal(set) var language = "en"
}
