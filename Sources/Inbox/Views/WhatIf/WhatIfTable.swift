import Phone
import Simulation
import Words

/// The what-if table as the model shows it: its rows, the one that is looked at, and what differs from the present.
struct WhatIfTable {
  let rows: [WhatIfRow]
  /// The app's present state.
  let now: AppState
  /// The place of the row that is looked at.
  let index: Int
  private let base: WhatIfRow?

  /// The table of `model`; nil while there is none.
  init?(_ model: Model) {
    guard let table = model.snapshot.whatIf else { return nil }
    now = model.snapshot.facts.app
    let base = table[model.snapshot.facts.app]
    self.base = base
    let rows =
      model.whatIf.differencesOnly
      ? table.rows.filter { row in base.map { row == $0 || !row.differences(from: $0).isEmpty } ?? true }
      : table.rows
    let present = model.snapshot.facts.app
    let wanted = model.whatIf.state ?? present
    index = rows.firstIndex { $0.state == wanted } ?? rows.firstIndex { $0.state == present } ?? 0
    self.rows = rows
  }

  /// The row that is looked at.
  var row: WhatIfRow { rows[index] }

  /// The cells of `row` that say something else than the present state's.
  func differences(_ row: WhatIfRow) -> Set<WhatIfCell> { base.map { row.differences(from: $0) } ?? [] }
}
