/// What became of the silent part of a push: its `content-available`.
public enum SilentPart: String, Codable, Sendable {
  /// The app's code ran.
  case ran
  /// It waits until the app is opened.
  case held
  /// Gone.
  case dropped
}
