/// What is known of a device token that somebody sends to.
public enum TokenStanding: Hashable, Sendable {
  /// It leads to an app.
  case live(TokenHome)
  /// The app has gone: 410 `Unregistered`, since this moment.
  case unregistered(since: Instant)
  /// Its time has passed: 410 `ExpiredToken`, since this moment.
  case expired(since: Instant)
  /// No phone has it.
  case unknown
}
