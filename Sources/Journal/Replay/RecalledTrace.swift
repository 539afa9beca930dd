import Simulation

/// What happened to one push, derived again from the journal.
public struct RecalledTrace: Hashable, Sendable {
  /// The entries about it, in order.
  public let entries: [TraceEntry]
  /// What the service answered at the time, where it answered.
  public let reply: StoredReply?
  /// Whether rules have changed since, so that the entries may differ from what was seen then.
  public let haveRulesChanged: Bool

  /// A trace from memory or from the journal.
  public init(entries: [TraceEntry], reply: StoredReply?, haveRulesChanged: Bool) {
    self.entries = entries
    self.reply = reply
    self.haveRulesChanged = haveRulesChanged
  }
}
