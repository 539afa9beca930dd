import Phone
import Simulation

/// What became of a silent part, as the history keeps it: `ran`, `held lowPower`, `handedOver`, `dropped swipedAway`.
enum SilentPartText {
  static func write(_ part: SilentPart) -> String {
    switch part {
    case .ran: "ran"
    case .held(let reason): "held \(reason.rawValue)"
    case .handedOver: "handedOver"
    case .dropped(let reason): "dropped \(reason.rawValue)"
    }
  }

  static func read(_ text: String) -> SilentPart? {
    let words = text.split(separator: " ").map(String.init)
    switch words.first {
    case "ran": return .ran
    case "handedOver": return .handedOver
    case "held": return .held(words.dropFirst().first.flatMap(HoldReason.init) ?? .budget)
    default: return words.dropFirst().first.flatMap(DropReason.init).map(SilentPart.dropped)
    }
  }
}
