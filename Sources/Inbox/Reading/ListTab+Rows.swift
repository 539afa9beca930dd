import Simulation

extension ListTab {
  /// Whether `arrival` is one of this tab's rows.
  func holds(_ arrival: Arrival) -> Bool {
    switch self {
    case .all: true
    case .phone: arrival.isOnPhone
    case .refused: arrival.outcome == .refused
    }
  }
}
