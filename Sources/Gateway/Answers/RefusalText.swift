import APNs
import Simulation
import Words

/// Why a service refused an arrival, and what to do about it.
enum RefusalText {
  /// Nil for an arrival that was not refused.
  static func of(_ arrival: Arrival, in tongue: Tongue) -> (reason: Phrase, fix: Phrase?)? {
    guard let refusal = arrival.refusal else { return nil }
    let rule = Argument.text(RuleBook.rule(arrival.rule)?.sentence.text(in: tongue) ?? "")
    guard let known = Refusal(rawValue: refusal) else {
      return (Phrase("gateway.refused.jpush", .text(refusal), rule), nil)
    }
    let reason = Phrase("gateway.refused.apns", .count(known.status), .text(refusal), rule)
    return (reason, Phrase(WordID("gateway.refused.\(refusal)")))
  }
}
