import Phone

/// A `JPushNotificationRequest`: what a local notification says, and when it fires
/// (docs.jiguang.cn, iOS SDK API, AddNotification).
public struct NotificationRequest: Hashable, Sendable {
  /// `requestIdentifier`.
  public var identifier: String?
  /// `content`.
  public var content: LocalContent
  /// `content.action`, below iOS 10: the label of a button that no banner shows.
  public var action: String?
  /// `trigger.region`, by the region's name.
  public var region: String?
  /// `trigger.dateComponents`, iOS 10 and later.
  public var date: CalendarMatch?
  /// `trigger.timeInterval` in microseconds, iOS 10 and later.
  public var interval: Int64?
  /// `trigger.fireDate`, so many microseconds ahead, below iOS 10.
  public var fireDate: Int64?
  /// `trigger.repeat`.
  public var repeats = false

  /// A request that never fires.
  public init(_ content: LocalContent) { self.content = content }

  /// The trigger that counts on iOS 10 and later: of several the region, then the date, then the interval
  /// (`JPUSHService.h`); nil where none is set that counts there.
  public var trigger: LocalTrigger? {
    if let region { return .region(.enter, region, repeats: repeats) }
    if let date { return .calendar(date, repeats: repeats) }
    return interval.map { .interval($0, repeats: repeats) }
  }

  /// When it fires below iOS 10, where only a fire date or, from iOS 8 on, a region counts; nil where neither is set.
  public var legacyTime: LegacyTime? {
    if let region { return .region(.enter, region, repeats: repeats) }
    return fireDate.map { .after($0, every: nil) }
  }
}
