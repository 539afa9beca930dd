import Phone
import Simulation

/// What became of a silent part, as the history keeps it: `ran`, `held`, `handedOver`, `dropped swipedAway`.
enum SilentPartText {
  static func write(_ part: SilentPart) -> String {
    switch part {
    case .ran: "ran"
    case .held: "held"
    case .handedOver: "handedOver"
    case .dropped(let reason): "dropped \(reason.rawValue)"
    }
  }

  static func read(_ text: String) -> SilentPart? {
    switch text {
    case "ran": .ran
    case "held": .held
    case "handedOver": .handedOver
    default: DropReason(rawValue: String(text.drop { $0 != " " }.dropFirst())).map(SilentPart.dropped)
    }
  }
}
