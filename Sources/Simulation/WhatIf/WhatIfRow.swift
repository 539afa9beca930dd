import Phone
import Words

/// What becomes of a push while the app is in one state, on one iOS.
public struct WhatIfRow: Hashable, Sendable {
  /// The app's state.
  public let state: AppState
  /// The iOS version.
  public let os: OSVersion
  /// The push, as it looks once it has arrived.
  public let arrival: Arrival
  /// What came with it, such as the custom message of a request that has a notification too.
  public let beside: [Arrival]
  /// What happened to it on arrival, in order.
  public let entries: [TraceEntry]
  /// What happens when the person taps it; nil where there is nothing to tap.
  public let tap: [TraceEntry]?

  init?(
    _ command: WorldCommand, in state: AppState, os version: OSVersion, on phone: PhoneNumber, of base: World
  ) {
    var fork = base
    var trace = Trace()
    fork.pose(state, os: version, on: phone)
    fork.applyNow(command, into: &trace)
    guard var arrival = trace.arrivals.last else { return nil }
    fork.settle(arrival.number, into: &trace)
    for entry in trace.entries where entry.push == arrival.number { arrival.fold(entry) }
    self.state = state
    os = version
    self.arrival = arrival
    beside = trace.arrivals.filter { $0.number != arrival.number && $0.origin != .local }
    entries = trace.entries.filter { $0.push == arrival.number }
    guard let centre = fork.devices.first?.phone.centre, centre.holds(arrival.number) else {
      tap = nil
      return
    }
    trace.removeAll()
    fork.applyNow(.phone(phone, .tap(.number(arrival.number.value), action: nil)), into: &trace)
    tap = trace.entries.filter { $0.push == arrival.number }
  }

  /// The cells in which this row says something else than `other`.
  public func differences(from other: WhatIfRow) -> Set<WhatIfCell> {
    Set(WhatIfCell.allCases.filter { phrases(of: $0) != other.phrases(of: $0) })
  }

  /// How sure what happens on arrival is: as sure as its weakest cell.
  public var certainty: Certainty { WhatIfCell.onArrival.map { certainty(of: $0) }.min() ?? .assumed }

  /// How sure a cell is: as the weakest rule that it rests on, those of its causes included.
  public func certainty(of cell: WhatIfCell) -> Certainty {
    rules(of: cell).compactMap { RuleBook.rule($0)?.certainty }.min()
      ?? ArrivalSentence.certainty(of: arrival)
  }

  /// The rules that a cell rests on, in the order in which they were asked.
  public func rules(of cell: WhatIfCell) -> [RuleID] {
    let all = cell == .tap ? tap ?? [] : entries
    var own = all.filter { cell.concerns($0.event) }
    if own.isEmpty { own = entries.filter { WhatIfCell.sees.concerns($0.event) } }
    var rules: [RuleID] = []
    for entry in own {
      for rule in chain(of: entry, in: all) where !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// The rule of an entry after those of what caused it.
  private func chain(of entry: TraceEntry, in all: [TraceEntry]) -> [RuleID] {
    var rules = [entry.rule]
    var cause = entry.cause
    while let number = cause, let before = all.first(where: { $0.number == number }) {
      rules.insert(before.rule, at: 0)
      cause = before.cause
    }
    return rules
  }
}

extension NotificationCentre {
  /// Whether the push lies in the list or on the screen.
  fileprivate func holds(_ number: PushNumber) -> Bool {
    banner?.entry.number == number || entries.contains { $0.number == number }
  }
}
