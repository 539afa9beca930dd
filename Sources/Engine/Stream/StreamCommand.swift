/// What a person asks of the embedded stream.
public enum StreamCommand: Hashable, Sendable {
  case on
  case off
  /// Waits where it is, until it is switched on again.
  case pause
  /// Plays on with so many pushes per second, 1…10 000.
  case rate(Int)
}
