/// Notifications that the list shows as one stack.
public struct NotificationGroup: Hashable, Sendable {
  /// What they share: their thread; empty for those without one, and where all of an app's are one group.
  public let thread: String
  /// The notifications, newest first; at least one.
  public let entries: [NotificationEntry]
  /// What the stack says about those under the newest; nil where there are none.
  public let summary: GroupSummary?
  /// The part of the list that it stands in.
  public let section: ListSection

  /// How many there are.
  public var count: Int { entries.count }
  /// Whether the notification of push `number` is among them.
  public func holds(_ number: PushNumber) -> Bool { entries.contains { $0.number == number } }
}
