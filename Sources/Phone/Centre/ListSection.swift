/// A part of the list of notifications.
public enum ListSection: String, CaseIterable, Sendable {
  /// What came since the phone was unlocked last.
  case new
  /// What waits for the Scheduled Summary, iOS 15 and later, best first.
  case summary
  /// What was there when the phone was unlocked: Notification Center's history.
  case history
}
