/// What the embedded stream is doing.
public struct StreamStatus: Hashable, Sendable {
  /// Whether it plays, and why it does not.
  public enum Mode: Hashable, Sendable {
    case playing
    case paused
    /// Switched off, or never on.
    case off
    /// A push came from outside: the stream made room for it.
    case gaveWay
  }

  /// Whether it plays.
  public internal(set) var mode: Mode
  /// Its pushes per second; nil is a person's pace.
  public internal(set) var rate: Int?
  /// How many pushes it has sent since the start.
  public internal(set) var sent = 0
}
