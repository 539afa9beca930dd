/// What a step did to the push it belongs to; the why-ladder is made of the first two.
public enum Verdict: String, Codable, Sendable {
  /// A rule was asked and let it go on.
  case passed
  /// A rule ended it, or a part of it.
  case stopped
  /// Something happened, and no rule decided anything.
  case info
}
