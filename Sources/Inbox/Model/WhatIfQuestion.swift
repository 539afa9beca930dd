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

  /// The answer for the phone that the face shows in `world`; nil for what cannot be tried.
  func answer(_ arrival: Arrival, in world: World) -> WhatIf? {
    let number = world.selected
    guard let subject = WhatIfSubject(arrival), let phone = world.device(number)?.phone else { return nil }
    switch self {
    case .states(let version): return WhatIf(subject, on: number, of: world, os: version)
    case .versions(let state): return WhatIf(subject, on: number, of: world, in: state ?? phone.app)
    }
  }
}
