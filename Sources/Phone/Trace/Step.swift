import Words

/// One thing that happened within a room, before the world gives it a number.
public struct Step<Event: Sendable>: Sendable {
  /// When.
  public var at: Instant
  /// The push it belongs to.
  public var push: PushNumber?
  /// Who did it.
  public var from: Party
  /// To whom.
  public var to: Party
  /// What.
  public var event: Event
  /// What it meant for the push.
  public var verdict: Verdict
  /// The rule that made it so.
  public var rule: RuleID
  /// The index of the step that caused it, in the same transcript.
  public var cause: Int?
}
