/// Where a notification stands that goes to the Scheduled Summary, iOS 15 and later.
public enum SummaryState: String, Codable, Sendable {
  /// It waits for the next summary.
  case waits
  /// It came with one, and lies in it until the phone is unlocked.
  case came
}
