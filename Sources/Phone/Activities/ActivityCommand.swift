import Language

/// What the app has and does with Live Activities, and what the person does with one.
public enum ActivityCommand: Hashable, Sendable {
  /// The app has a kind of activity with these properties.
  case expects(String, [ActivityField])
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  case frequent(Bool)
  /// The app in front starts one: `Activity.request`.
  case start(String, [Pair])
  /// The app ends one.
  case end(String)
  /// The person takes one off the lock screen.
  case dismiss(String)
}
