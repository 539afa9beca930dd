import APNs
import Simulation
import Words

/// What to do about an arrival that APNs refused.
enum RefusalFix {
  /// Nil where nobody knows.
  static func of(_ arrival: Arrival) -> Phrase? {
    guard let refusal = arrival.refusal.flatMap(Refusal.init(rawValue:)) else { return nil }
    return Phrase(WordID("gateway.refused.\(refusal.rawValue)"))
  }
}
