import Phone
import Words

/// What all steps of one handling share.
struct APNsTurn {
  let at: Instant
  var push: PushNumber
  var cause: Int?
  /// Who sent it to APNs.
  var provider: Party
}

extension Transcript where Event == APNsEvent {
  /// Writes down what the backend asks of the service, or the service does with it.
  @discardableResult
  mutating func say(
    _ event: APNsEvent, _ verdict: Verdict = .info, rule: RuleID, _ from: Party, _ turn: APNsTurn
  ) -> Int {
    let to: Party =
      switch event {
      case .requested, .stored, .lost, .unreadable, .notAnObject: .service
      case .accepted, .refused, .warned, .wrapped, .replied: turn.provider
      case .handedOver: .system
      }
    return add(
      event, verdict, rule: rule, from: from, to: to, at: turn.at, push: turn.push, cause: turn.cause)
  }
}
