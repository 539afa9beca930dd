/// When a local notification fires.
public enum LocalTrigger: Hashable, Codable, Sendable {
  /// No trigger: at once. For a `UILocalNotification`: no fire date.
  case now
  /// `UNTimeIntervalNotificationTrigger`, in microseconds.
  case interval(Int64, repeats: Bool)
  /// `UNCalendarNotificationTrigger`.
  case calendar(CalendarMatch, repeats: Bool)
  /// `UNLocationNotificationTrigger`, or the region of a `UILocalNotification`.
  case region(RegionEdge, String, repeats: Bool)
  /// The fire date of a `UILocalNotification`, with its `repeatInterval`.
  case date(Instant, every: RepeatInterval?)
}
