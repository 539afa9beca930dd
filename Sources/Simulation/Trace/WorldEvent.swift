import Phone

/// What happens to the world as a whole.
public enum WorldEvent: Hashable, Sendable {
  /// Everything but the history began anew.
  case reset
  /// World time was moved, in microseconds.
  case clockMoved(Int64)
  /// The services' clocks are so far ahead of world time, in microseconds.
  case serviceClock(Int64)
  /// World time only moves forward, so it kept still.
  case clockKept
  /// A command meant a phone that is not there.
  case noSuchPhone(PhoneNumber)
  /// The first real push cleared the demo stream's rows away; how many.
  case streamCleared(Int)
  /// Other SDKs are built into the app of a phone.
  case sdkSet(SDKChoice)
  /// The app of a phone has no SDK of this vendor, so that it cannot make a call of it.
  case sdkMissing(String)
  /// A vendor's service behaves differently from now on.
  case serviceChanged(String)
  /// Phones were added: the first of them, and how many.
  case phonesAdded(PhoneNumber, Int)
  /// A phone was thrown away.
  case phoneRemoved(PhoneNumber)
  /// The first phone cannot be thrown away.
  case phoneKept(PhoneNumber)
  /// The face shows another phone.
  case phoneUsed(PhoneNumber)
  /// What became of a push on the phones that nobody watches. Boxed, so that it does not make all events larger.
  indirect case fanout(Fanout)
  /// A phone has taken on what a backend's request names. Boxed, so that it does not make all events larger.
  indirect case adopted(AdoptedName)
  /// A refused request was sent again, and brought this arrival; nil where it brings none.
  case sentAgain(PushNumber?)
  /// There was nothing to take on.
  case notAdopted
  /// Whether Belfry takes on by itself what requests name.
  case adopting(Bool)
  /// What goes wrong from now on: the faults as commands write them.
  case faults([String])
  /// A push that a service has taken got lost on the way, because somebody wants that.
  case pushLost
  /// The answer to a request was never given, because somebody wants that.
  case answerWithheld
  /// A switch was set.
  case ruleSet(RuleSwitch, Bool)
  /// A profile of an earlier journal can no longer be read.
  case profileRefused
  /// Reactions of the app set each other off too deep.
  case reactionsStopped
  /// A line that the app gave is no command once its values are filled in.
  case reactionRefused(String)
}
