import Phone
import Simulation
import Words

/// The what-if table as the model shows it: its rows, the one that is looked at, and what differs from the present.
struct WhatIfTable {
  let rows: [WhatIfRow]
  /// What the rows differ in.
  let axis: WhatIfAxis
  /// The place of the row that is looked at.
  let index: Int
  private let now: (state: AppState, os: OSVersion)
  private let base: WhatIfRow?

  /// The table of `model`; nil while there is none.
  init?(_ model: Model) {
    guard let table = model.snapshot.whatIf, !table.rows.isEmpty else { return nil }
    let facts = model.snapshot.facts
    axis = table.axis
    now = (facts.app, facts.os)
    let base = table.axis == .states ? table[facts.app] : table[facts.os]
    self.base = base
    let rows =
      model.whatIf.differencesOnly
      ? table.rows.filter { row in base.map { row == $0 || !row.differences(from: $0).isEmpty } ?? true }
      : table.rows
    let wanted =
      table.axis == .states
      ? rows.firstIndex { $0.state == model.whatIf.state } : rows.firstIndex { $0.os == model.whatIf.version }
    index = wanted ?? rows.firstIndex { $0 == base } ?? 0
    self.rows = rows
  }

  /// The row that is looked at.
  var row: WhatIfRow { rows[index] }

  /// Whether the phone and the app are as in `row`.
  func isNow(_ row: WhatIfRow) -> Bool { row.state == now.state && row.os == now.os }

  /// Whether the others are held against `row`.
  func isBase(_ row: WhatIfRow) -> Bool { row == base }

  /// The cells of `row` that say something else than the row they are held against.
  func differences(_ row: WhatIfRow) -> Set<WhatIfCell> { base.map { row.differences(from: $0) } ?? [] }
}
