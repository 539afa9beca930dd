import Phone
import Simulation
import Terminal
import Words

extension Model {
  /// Opens a view over the panes, or closes it where it is open.
  mutating func open(_ wanted: MainView) {
    view = view == wanted ? .panes : wanted
    whatIf = WhatIfState(axis: whatIf.axis, differencesOnly: whatIf.differencesOnly)
    flowTop = nil
    ledgerLine = nil
    sheetTop = 0
    if view == .rules, rules.found.isEmpty { rules.search(rules.filter) }
    if view == .history { past.go(to: .newest) }
  }

  /// Moves within the view that fills the screen.
  mutating func moveInView(_ movement: Movement) {
    switch view {
    case .panes: break
    case .flow: scrollView(by: movement.lines(page: max(1, layout.body.height / 2)))
    case .ledger: moveInLedger(by: movement.lines(page: max(1, layout.body.height / 2)))
    case .rules: rules.move(by: movement.lines(page: max(1, layout.body.height / 2)))
    case .history: moveInHistory(movement)
    case .phone: moveSelection(by: movement.lines(page: max(1, layout.body.height / 2)))
    case .tags: moveInNames(by: movement.lines(page: max(1, layout.body.height / 2)))
    case .connection, .dialects: scrollView(by: movement.lines(page: max(1, layout.body.height / 2)))
    case .audience: moveInAudience(by: movement.lines(page: max(1, layout.body.height / 2)))
    case .whatIf:
      guard let table = WhatIfTable(self) else { return }
      lookAt(table.index + movement.lines(page: table.rows.count), in: table)
    }
  }

  /// Moves the part of the view that is longer than the screen.
  mutating func scrollView(by lines: Int) {
    switch view {
    case .panes: break
    case .ledger: moveInLedger(by: lines)
    case .rules: rules.move(by: lines)
    case .tags: moveInNames(by: lines)
    case .connection, .dialects: scrollSheets(by: lines)
    case .audience: moveInAudience(by: lines)
    case .history: scrollHistory(by: lines)
    case .whatIf:
      guard case .short(let short) = WhatIfView.form(self, layout) else { return }
      let farthest = max(0, short.lines(self).count - short.below.height)
      whatIf.top = min(max(0, whatIf.top + lines), farthest)
    case .flow, .phone:
      guard let box = flowBox else { return }
      let farthest = FlowView.farthestTop(self, in: box, isTiny: layout.kind == .tiny)
      let top = min(max(0, min(flowTop ?? farthest, farthest) + lines), farthest)
      flowTop = top == farthest ? nil : top
    }
  }

  private mutating func scrollSheets(by lines: Int) {
    guard let sheets else { return }
    let farthest = sheets.farthestTop
    sheetTop = min(max(0, min(sheetTop, farthest) + lines), farthest)
  }

  /// The view that fills the screen, where it is made of sheets.
  var sheets: SheetsView? {
    switch view {
    case .connection: ConnectionView.sheets(self)
    case .dialects: DialectsView.sheets(self)
    case .panes, .whatIf, .flow, .phone, .ledger, .rules, .tags, .audience, .history: nil
    }
  }

  /// Looks at row `index` of the what-if table.
  mutating func lookAt(_ index: Int, in table: WhatIfTable) {
    let row = table.rows[min(max(0, index), table.rows.count - 1)]
    switch table.axis {
    case .states: whatIf.state = row.state
    case .versions: whatIf.version = row.os
    }
    whatIf.top = 0
  }

  /// Shows what differs, or everything again.
  mutating func switchDifferences() {
    guard view == .whatIf else {
      notice = .problem(Phrase("face.whatif.closed"))
      return
    }
    whatIf.differencesOnly.toggle()
    whatIf.top = 0
  }

  /// Goes from every state to every iOS, or back.
  mutating func switchAxis() {
    guard view == .whatIf else {
      notice = .problem(Phrase("face.whatif.closed"))
      return
    }
    whatIf.axis = whatIf.axis == .states ? .versions : .states
    whatIf.top = 0
  }

  /// Looks at the next older or newer iOS.
  mutating func changeVersion(_ step: VersionStep) {
    guard view == .whatIf else {
      notice = .problem(Phrase("face.whatif.closed"))
      return
    }
    let own = snapshot.facts.os
    let versions = WhatIf.versions(own)
    let place = versions.firstIndex(of: whatIf.version ?? own) ?? 0
    let next = min(max(0, place + (step == .older ? 1 : -1)), versions.count - 1)
    whatIf.version = versions[next] == own ? nil : versions[next]
    whatIf.top = 0
  }

  /// Puts phone and app into the state that is looked at and sends the push again.
  mutating func tryState() -> [Effect] {
    guard view == .whatIf, let table = WhatIfTable(self), let arrival = selected?.arrival,
      let subject = WhatIfSubject(arrival)
    else {
      notice = .problem(Phrase("face.whatif.closed"))
      return []
    }
    let phone = snapshot.facts.phone
    let state = table.row.state
    var effects: [Effect] = []
    if table.row.os != snapshot.facts.os {
      effects += perform(.phone(phone, .set(.os(table.row.os))), key: nil)
    }
    for command in Self.way(to: state, from: snapshot.facts.app) {
      effects += perform(.phone(phone, command), key: nil)
    }
    effects += perform(subject.command(for: phone), key: nil)
    view = .panes
    page = .summary
    focus = .list
    list.cursor = .newest
    list.screenRow = 0
    notice = .done(Phrase("face.whatif.tried", .phrase(state.phrase)))
    return effects
  }

  /// The commands that bring an app from one state into another.
  private static func way(to state: AppState, from now: AppState) -> [PhoneCommand] {
    guard state != now else { return [] }
    switch state {
    case .foreground: return [.appOpen]
    case .inactive: return [.appInactive]
    case .background: return [.appBackground]
    case .suspended: return [.appSuspend]
    case .swipedAway: return [.appKill]
    // What does not run cannot be ended.
    case .notRunning: return now.isAlive ? [.appTerminate] : [.appOpen, .appTerminate]
    }
  }

  /// Where the flow is drawn; nil while it is not shown.
  var flowBox: Rect? {
    switch view {
    case .flow: layout.body
    case .phone: PhoneView.flow(layout)
    case .panes, .whatIf, .ledger, .rules, .tags, .connection, .dialects, .audience, .history: nil
    }
  }

  /// What `copy view` hands to the clipboard; nil while there is nothing.
  var viewText: String? {
    switch view {
    case .panes, .connection, .history: nil
    case .dialects: snapshot.dialects.map { DialectsView.markdown($0, tongue) }
    case .audience: snapshot.audience.flatMap { AudienceRequest.markdown($0, tongue) }
    case .tags:
      snapshot.names.isEmpty ? nil : NamesText.markdown(snapshot.names, zone: clock.zone, tongue)
    case .whatIf: snapshot.whatIf?.markdown(in: tongue)
    case .ledger: snapshot.ledger.map { LedgerText.markdown($0, zone: clock.zone, tongue) }
    case .rules: RulesText.markdown(rules.found, snapshot.switches, tongue)
    case .flow, .phone:
      snapshot.entries.isEmpty
        ? nil
        : FlowChart(snapshot.entries, tongue).mermaid(
          tongue, changed: snapshot.switches.on)
    }
  }
}
