import Phone
import Simulation

/// Which what-if table the model needs to see.
enum WhatIfQuestion: Hashable, Sendable {
  /// Every state on one iOS; nil is the one the phone has.
  case states(OSVersion?)
  /// Every iOS, with the app in one state; nil is the one it is in.
  case versions(AppState?)

  /// The question behind what is looked at.
  init(_ state: WhatIfState) {
    switch state.axis {
    case .states: self = .states(state.version)
    case .versions: self = .versions(state.state)
    }
  }

  /// The answer in `world`; nil for what cannot be tried.
  func answer(_ arrival: Arrival, in world: World) -> WhatIf? {
    guard let subject = WhatIfSubject(arrival), let phone = world.device(arrival.phone)?.phone else {
      return nil
    }
    switch self {
    case .states(let version): return WhatIf(subject, on: arrival.phone, of: world, os: version)
    case .versions(let state):
      return WhatIf(subject, on: arrival.phone, of: world, in: state ?? phone.app)
    }
  }
}
