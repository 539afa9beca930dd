/// What the app does with local notifications, and where the person carries the phone.
public enum LocalCommand: Hashable, Sendable {
  /// `UNUserNotificationCenter.add`; without an identifier Belfry makes one.
  case add(LocalContent, LocalTrigger, identifier: String?)
  /// `getPendingNotificationRequests`.
  case list
  /// Looks one up by its identifier.
  case find(String, LocalScope)
  /// `removePendingNotificationRequests` or `removeDeliveredNotifications`.
  case remove([String], LocalScope)
  /// The same for all; nil is both.
  case removeAll(LocalScope?)
  /// `UIApplication.scheduleLocalNotification`; `in` is the time until the fire date.
  case schedule(LocalContent, LegacyTime, identifier: String?)
  /// `cancelLocalNotification`.
  case cancel(String)
  /// `cancelAllLocalNotifications`.
  case cancelAll
  /// The phone comes into a region, or leaves it.
  case region(RegionEdge, String)
  /// The phone's clock is so many microseconds ahead of UTC.
  case zone(Int64)
}
