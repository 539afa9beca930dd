import Phone

/// The app's states as the shell writes them.
enum ExplainState: String, CaseIterable {
  case foreground
  case inactive
  case background
  case suspended
  case notRunning = "not-running"
  case swipedAway = "swiped-away"

  var state: AppState {
    switch self {
    case .foreground: .foreground
    case .inactive: .inactive
    case .background: .background
    case .suspended: .suspended
    case .notRunning: .notRunning
    case .swipedAway: .swipedAway
    }
  }

  /// The name of `state`.
  static func name(of state: AppState) -> String {
    allCases.first { $0.state == state }?.rawValue ?? state.rawValue
  }
}
