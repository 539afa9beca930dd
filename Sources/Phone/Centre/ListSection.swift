/// A part of the list of notifications.
public enum ListSection: String, CaseIterable, Sendable {
  /// What came since the phone was unlocked last.
  case new
  /// What came with the Scheduled Summary, iOS 15 and later, the most relevant first.
  case summary
  /// What was there when the phone was unlocked: Notification Center's history.
  case history
  /// What waits for the next summary, the most relevant first.
  case upcoming
}
