/// When a `UILocalNotification` fires, as a command says it.
public enum LegacyTime: Hashable, Codable, Sendable {
  /// `presentLocalNotificationNow`, or no fire date.
  case now
  /// A fire date so many microseconds ahead.
  case after(Int64, every: RepeatInterval?)
  /// A fire date.
  case at(CalendarMatch, every: RepeatInterval?)
  /// A region, iOS 8 and later; `regionTriggersOnce` is the other way round.
  case region(RegionEdge, String, repeats: Bool)
}
