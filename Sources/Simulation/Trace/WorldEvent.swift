import Phone

/// What happens to the world as a whole.
public enum WorldEvent: Hashable, Sendable {
  /// Everything but the history began anew.
  case reset
  /// World time was moved, in microseconds.
  case clockMoved(Int64)
  /// World time only moves forward, so it kept still.
  case clockKept
  /// A command meant a phone that is not there.
  case noSuchPhone(PhoneNumber)
  /// The first real push cleared the demo stream's rows away; how many.
  case streamCleared(Int)
  /// A switch was set.
  case ruleSet(RuleSwitch, Bool)
  /// Reactions of the app set each other off too deep.
  case reactionsStopped
  /// A line that the app gave is no command once its values are filled in.
  case reactionRefused(String)
}
