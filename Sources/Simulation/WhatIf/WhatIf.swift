import Phone

/// What would become of one push in every state the app can be in, on the phone as it is otherwise.
///
/// Each state is tried on a fork of the world; the phone counts as online. Costs a few pushes, so well below 5 ms.
public struct WhatIf: Hashable, Sendable {
  /// The states, from the front of the screen to the app that was swiped away.
  public static let states: [AppState] = [
    .foreground, .inactive, .background, .suspended, .notRunning, .swipedAway,
  ]

  /// One row for each of `states`, in their order.
  public let rows: [WhatIfRow]

  /// Tries `subject` on the phone `number` of `world`; nil if there is no such phone.
  public init?(_ subject: WhatIfSubject, on number: PhoneNumber, of world: World) {
    guard let base = world.isolating(number) else { return nil }
    let command = subject.command(for: number)
    rows = Self.states.compactMap { WhatIfRow(command, in: $0, on: number, of: base) }
  }

  /// The row of `state`.
  public subscript(state: AppState) -> WhatIfRow? { rows.first { $0.state == state } }
}
