/// What happens to the world as a whole.
public enum WorldEvent: Hashable, Sendable {
  /// Everything but the history began anew.
  case reset
  /// World time was moved, in microseconds.
  case clockMoved(Int64)
  /// The first real push cleared the demo stream's rows away; how many.
  case streamCleared(Int)
  /// A switch was set.
  case ruleSet(String, Bool)
}
