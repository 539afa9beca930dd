/// A local notification that waits for its trigger.
public struct LocalRequest: Hashable, Codable, Sendable {
  /// `UNNotificationRequest.identifier`; a `UILocalNotification` has none of its own, so Belfry gives it one.
  public let identifier: String
  /// What it says.
  public let content: LocalContent
  /// When it fires.
  public let trigger: LocalTrigger
  /// By which of the two interfaces it was added.
  public let source: NotificationSource
  /// When it fires next; nil where no clock decides that.
  public internal(set) var due: Instant?
  /// Tells it from an earlier one of the same identifier.
  var serial = 0
  /// When it was added.
  var addedAt = Instant(microseconds: 0)
}
