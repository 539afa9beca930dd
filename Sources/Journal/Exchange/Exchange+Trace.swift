import Payload
import Phone
import Simulation
import Words

extension Exchange {
  /// A request that became a command, with what the command did.
  public init(
    at moment: Instant, port: ExchangePort, request: HTTPRequest, reply: HTTPReply?, command: UInt64,
    entries: [TraceEntry], arrivals: [Arrival]
  ) {
    self.init(at: moment, port: port, request: request, reply: reply, rule: Self.rule(in: entries))
    self.command = command
    push = arrivals.first?.number
    pushes = arrivals.count
    notes = Self.notes(in: entries)
  }

  /// The rules that give a request a sign, in the order in which they were named.
  private static func notes(in entries: [TraceEntry]) -> [RuleID] {
    var rules: [RuleID] = []
    for entry in entries {
      switch entry.event {
      case .apns(.warned), .jpush(.warned), .getui(.warned), .world(.adopted):
        if ArrivalSign.comes(from: entry.rule), !rules.contains(entry.rule) { rules.append(entry.rule) }
      default: continue
      }
    }
    return rules
  }

  /// The rule by which a service answered as it did, or did not.
  private static func rule(in entries: [TraceEntry]) -> RuleID? {
    for entry in entries { if case .world(.answerWithheld) = entry.event { return entry.rule } }
    for entry in entries {
      switch entry.event {
      case .apns(.replied), .jpush(.replied), .getui(.replied): return entry.rule
      default: continue
      }
    }
    return nil
  }
}
