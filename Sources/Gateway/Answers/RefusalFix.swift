import Phone
import Simulation
import Words

/// What to do about an arrival that a service refused.
enum RefusalFix {
  /// Nil where nobody knows.
  ///
  /// - Parameter canAdopt: whether what it names can be adopted, as the world says; asked only where that may be.
  static func of(_ arrival: Arrival, canAdopt: (PushNumber) -> Bool) -> Phrase? {
    guard let remedy = arrival.remedy else { return nil }
    guard arrival.mayBeAdopted, canAdopt(arrival.number) else { return remedy }
    return Phrase("gateway.refused.adopt", .phrase(remedy), .count(arrival.number.value))
  }
}
