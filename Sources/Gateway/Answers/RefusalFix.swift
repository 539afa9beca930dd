import APNs
import Getui
import JPush
import Phone
import Simulation
import Words

/// What to do about an arrival that a service refused.
enum RefusalFix {
  /// Nil where nobody knows.
  ///
  /// - Parameter canAdopt: whether what it names can be adopted, as the world says; asked only where that may be.
  static func of(_ arrival: Arrival, canAdopt: (PushNumber) -> Bool) -> Phrase? {
    guard let remedy = remedy(of: arrival) else { return nil }
    guard arrival.mayBeAdopted, canAdopt(arrival.number) else { return remedy }
    return Phrase("gateway.refused.adopt", .phrase(remedy), .count(arrival.number.value))
  }

  private static func remedy(of arrival: Arrival) -> Phrase? {
    guard let reason = arrival.refusal else { return nil }
    switch arrival.vendor {
    case "jpush": return Int(reason).flatMap(JPushCode.init(rawValue:))?.remedy
    case "getui": return Int(reason).flatMap(RESTCode.init(rawValue:))?.remedy
    default: return Refusal(rawValue: reason).map { Phrase(WordID("gateway.refused.\($0.rawValue)")) }
    }
  }
}
