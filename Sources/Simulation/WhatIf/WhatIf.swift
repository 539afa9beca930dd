import Phone

/// What would become of one push in every state the app can be in, or on every iOS, on the phone as it is otherwise.
///
/// Each row is tried on a fork of the world; the phone counts as online. Costs a few pushes, so well below 5 ms.
public struct WhatIf: Hashable, Sendable {
  /// The states, from the front of the screen to the app that was swiped away.
  public static let states: [AppState] = [
    .foreground, .inactive, .background, .suspended, .notRunning, .swipedAway,
  ]

  /// What the rows differ in.
  public let axis: WhatIfAxis
  /// One row for each of `states`, or for each version, in their order.
  public let rows: [WhatIfRow]

  /// Tries `subject` in every state on the phone `number` of `world`, which runs `version`, or what it has; nil if
  /// there is no such phone.
  public init?(
    _ subject: WhatIfSubject, on number: PhoneNumber, of world: World, os version: OSVersion? = nil
  ) {
    guard let base = world.isolating(number), let own = world.device(number)?.phone.os else { return nil }
    let command = subject.command(for: number)
    axis = .states
    rows = Self.states.compactMap {
      WhatIfRow(command, in: $0, os: version ?? own, on: number, of: base)
    }
  }

  /// Tries `subject` on every iOS, the app being in `state`; nil if there is no such phone.
  public init?(_ subject: WhatIfSubject, on number: PhoneNumber, of world: World, in state: AppState) {
    guard let base = world.isolating(number), let own = world.device(number)?.phone.os else { return nil }
    let command = subject.command(for: number)
    axis = .versions
    rows = Self.versions(own).compactMap {
      WhatIfRow(command, in: state, os: $0, on: number, of: base)
    }
  }

  /// The versions that Belfry tells apart, newest first; the phone's own stands for its number.
  public static func versions(_ own: OSVersion) -> [OSVersion] {
    OSVersion.majors.reversed().map { major in
      major == min(own.major, OSVersion.majors.upperBound) ? own : .latest(major)
    }
  }

  /// The row of `state`.
  public subscript(state: AppState) -> WhatIfRow? { rows.first { $0.state == state } }

  /// The row of `version`.
  public subscript(version: OSVersion) -> WhatIfRow? { rows.first { $0.os == version } }
}
