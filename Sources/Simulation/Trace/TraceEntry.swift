import Phone
import Words

/// One thing that happened: who did what to whom, and which rule made it so.
public struct TraceEntry: Hashable, Sendable {
  /// Its place.
  public var number: EntryNumber
  /// When, in world time.
  public var at: Instant
  /// The phone it happened on.
  public var phone: PhoneNumber?
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
  /// The entry that caused it.
  public var cause: EntryNumber?
}

extension TraceEntry {
  /// Whether a vendor's service says it of a request, before it is about any push.
  public var isAboutRequest: Bool {
    guard push == nil else { return false }
    switch event {
    case .jpush, .getui: return true
    case .apns, .phone, .world: return false
    }
  }

  /// Whether it belongs before `first`, the first entry about a push: to the request that brought it.
  public func opens(_ first: TraceEntry) -> Bool {
    isAboutRequest && number.command == first.number.command && number < first.number && at == first.at
  }
}
