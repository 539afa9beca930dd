/// Where a Live Activity is in its life: `ActivityState`.
public enum ActivityPhase: String, Codable, CaseIterable, Sendable {
  case active
  /// Its stale date has passed.
  case stale
  /// It has ended and still lies on the lock screen.
  case ended
}
