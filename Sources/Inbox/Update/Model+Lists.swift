import Phone
import Simulation
import Terminal
import Words

/// The views that list rows of their own.
extension Model {
  /// Picks a line of the ledger and selects its push, where it is still in the list.
  mutating func moveInLedger(by rows: Int) {
    guard let picked = LedgerView.picked(self) else { return }
    lookAtLedger(picked + min(max(rows, -picked), 1 << 20))
  }

  private mutating func lookAtLedger(_ line: Int) {
    guard let lines = snapshot.ledger?.lines, !lines.isEmpty else { return }
    let line = min(max(0, line), lines.count - 1)
    ledgerLine = line == lines.count - 1 ? nil : line
    if let push = lines[line].line.push { select(push) }
  }

  /// Picks the tag so many rows further down.
  mutating func moveInNames(by rows: Int) {
    let count = names?.tags.count ?? 0
    let now = namesState.tag.picked(of: count) ?? 0
    namesState.tag.pick(now + min(max(rows, -count), count), of: count)
  }

  /// Looks at the tags of the other vendor, where the app has both SDKs.
  mutating func changeVendor() {
    guard let shown = names, let other = snapshot.names.first(where: { $0.vendor != shown.vendor }) else {
      return
    }
    namesState = NamesState(vendor: other.vendor)
  }

  /// Turns the switch of the picked rule on, or off again.
  mutating func switchRule(key: KeyChord?) -> [Effect] {
    guard view == .rules, let rule = rules.picked else {
      notice = .problem(Phrase("face.rules.closed"))
      return []
    }
    guard let name = rule.switchName.flatMap(RuleSwitch.init(rawValue:)) else {
      notice = .problem(Phrase("face.rules.fixed"))
      return []
    }
    return perform(.setRule(name, !snapshot.switches[name]), key: key)
  }

  /// The words in the top line of the view's box, where it lists rows.
  var listLabel: BoxLabel? {
    switch view {
    case .ledger: LedgerView.label(self, layout.body)
    case .rules: RulesView.label(self, layout.body)
    case .history: HistoryView.label(self, layout.body)
    case .audience: AudienceView.label(self, layout.body)
    case .panes, .whatIf, .flow, .phone, .tags, .connection, .dialects: nil
    }
  }

  /// Picks the row at line `y` of the screen; false where the view has no rows.
  mutating func clickInList(_ y: Int) -> Bool {
    switch view {
    case .ledger:
      let rows = LedgerView.rows(LedgerView.place(layout))
      let count = snapshot.ledger?.lines.count ?? 0
      let top = PickList(index: LedgerView.picked(self) ?? 0).top(count: count, height: rows.height)
      if y >= rows.y, y < rows.bottom, top + y - rows.y < count { lookAtLedger(top + y - rows.y) }
    case .rules:
      let rows = RulesView.place(layout).rows
      if y >= rows.y, y < rows.bottom { rules.pick(rules.top(height: rows.height) + y - rows.y) }
    case .history:
      guard past.level == .list else { return true }
      let rows = HistoryView.place(layout).rows
      if y >= rows.y, y < rows.bottom { pickHistory(line: y - rows.y) }
    case .audience:
      if let row = AudienceView.row(y: y, self) {
        audience.list.pick(row, of: snapshot.audience?.total ?? 0)
      }
    case .panes, .whatIf, .flow, .phone, .tags, .connection, .dialects: return false
    }
    return true
  }
}
