import Phone
import Simulation
import Words

/// Who takes part, in a word of at most seven columns.
enum PartyWord {
  static func text(_ party: Party, _ event: Event, _ tongue: Tongue) -> String {
    if party == .service {
      switch event {
      case .apns: return "APNs"
      case .jpush: return "JPush"
      case .getui: return "Getui"
      case .phone, .world: break
      }
    }
    return Phrase(WordID("face.party.\(party.rawValue)")).text(in: tongue)
  }
}
