/// What happens with the app's Live Activities; each names the activity.
public enum ActivityEvent: Hashable, Sendable {
  /// The app is told to have others.
  case setUp
  /// The push has no effect.
  case refused(ActivityFault)
  case started(String)
  case updated(String)
  /// It ends, and leaves the lock screen at this moment.
  case ended(String, until: Instant)
  /// iOS ends it after 8 hours.
  case expired(String)
  /// Its stale date has passed.
  case stale(String)
  /// It has left the lock screen.
  case dismissed(String)
  /// The push asks for attention; what it says.
  case alerted(title: String, body: String)
  /// The app does not run for it, since it was swiped away.
  case unwoken
}
