import Phone
import Simulation

/// Tries the selected push in every state, once for each push and each command that may have changed the phone.
struct WhatIfReader {
  private var tried: (push: PushNumber, commands: UInt64, table: WhatIf?)?

  /// The table for `arrival` in `world`; nil for what cannot be tried.
  mutating func table(for arrival: Arrival, in world: World) -> WhatIf? {
    if let tried, tried.push == arrival.number, tried.commands == world.commandCount { return tried.table }
    let table = WhatIfSubject(arrival).flatMap { WhatIf($0, on: arrival.phone, of: world) }
    tried = (arrival.number, world.commandCount, table)
    return table
  }
}
