import Words

/// One thing that happened within a room, before the world gives it a number.
@frozen public struct Step<Event: Sendable>: Sendable {
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

  @inlinable init(
    at: Instant, push: PushNumber?, from: Party, to: Party, event: Event, verdict: Verdict, rule: RuleID,
    cause: Int?
  ) {
    self.at = at
    self.push = push
    self.from = from
    self.to = to
    self.event = event
    self.verdict = verdict
    self.rule = rule
    self.cause = cause
  }
}
