import Phone
import Simulation
import Terminal
import Words

/// The what-if table with all its columns, for wide screens.
struct WhatIfWide {
  let table: WhatIfTable
  /// Where the rows are drawn, without the titles.
  let area: Rect
  private let isSpaced: Bool
  private let differencesOnly: Bool

  private static let stateColumns = 18
  private static let seesColumns = 28
  private static let soundColumns = 8
  private static let badgeColumns = 8
  /// The titles and the line below them.
  static let headRows = 2

  init(_ table: WhatIfTable, in rect: Rect, differencesOnly: Bool) {
    self.table = table
    self.differencesOnly = differencesOnly
    area = rect.inset(left: 0, top: Self.headRows)
    var spaced = 0
    for row in table.rows { spaced += Self.height(row, table, differencesOnly) + 1 }
    isSpaced = spaced - 1 <= area.height
  }

  /// The rows that the whole table takes at least, its head included.
  static func rows(_ table: WhatIfTable, _ differencesOnly: Bool) -> Int {
    table.rows.reduce(headRows) { $0 + height($1, table, differencesOnly) }
  }

  func draw(on canvas: inout Canvas) {
    drawHead(on: &canvas)
    for (index, place) in places.enumerated() {
      draw(table.rows[index], on: &canvas, in: place)
      if index == table.index {
        canvas.frame.restyle(place.inset(columns: -1, rows: 0), canvas.model.look[.selection])
      }
      if isSpaced, index < table.rows.count - 1 {
        let line = Rect(x: area.x, y: place.bottom, width: area.width, height: 1)
        canvas.frame.rule(line, canvas.model.look[.border], with: canvas.border == .ascii ? "-" : "╌")
      }
    }
  }

  /// Where each row lies.
  var places: [Rect] {
    var y = area.y
    return table.rows.map { row in
      let height = min(Self.height(row, table, differencesOnly), max(0, area.bottom - y))
      defer { y += height + (isSpaced ? 1 : 0) }
      return Rect(x: area.x, y: y, width: area.width, height: height)
    }
  }

  private static func height(_ row: WhatIfRow, _ table: WhatIfTable, _ differencesOnly: Bool) -> Int {
    let differences = table.differences(row)
    return WhatIfCell.allCases.reduce(2) { tallest, cell in
      let view = WhatIfCellView(
        row: row, cell: cell, differs: differences.contains(cell), differencesOnly: differencesOnly)
      return max(tallest, table.isBase(row) ? row.phrases(of: cell).count : view.height)
    }
  }

  private func drawHead(on canvas: inout Canvas) {
    let y = area.y - Self.headRows
    canvas.put(canvas.say(WhatIfView.column(table.axis)), .dim, x: area.x, y: y, width: Self.stateColumns)
    for (cell, column) in columns {
      canvas.put(
        canvas.say(Phrase(WordID("whatif.column.\(cell.rawValue)"))), .dim,
        x: column.x + WhatIfCellView.indent, y: y, width: column.width - WhatIfCellView.indent)
    }
    canvas.frame.rule(
      Rect(x: area.x, y: y + 1, width: area.width, height: 1), canvas.model.look[.border],
      with: canvas.border == .ascii ? "-" : "─")
  }

  private func draw(_ row: WhatIfRow, on canvas: inout Canvas, in place: Rect) {
    guard place.height > 0 else { return }
    let isNow = table.isNow(row)
    let name = canvas.say(row.title(table.axis))
    let used = canvas.put(
      name, isNow ? .shown : .strong, x: place.x, y: place.y, width: Self.stateColumns - 1)
    if isNow {
      canvas.put(
        canvas.say(Phrase("face.states.now")), .dim, x: place.x + used + 1, y: place.y,
        width: Self.stateColumns - 2 - used)
    }
    if place.height > 1 {
      canvas.put(
        CertaintyWord.text(row.certainty, canvas.tongue), CertaintyWord.role(row.certainty), x: place.x,
        y: place.y + 1, width: Self.stateColumns - 1)
    }
    let differences = table.differences(row)
    for (cell, column) in columns {
      let view = WhatIfCellView(
        row: row, cell: cell, differs: differences.contains(cell),
        differencesOnly: differencesOnly && !table.isBase(row))
      view.draw(
        on: &canvas, in: Rect(x: column.x, y: place.y, width: column.width, height: place.height),
        lines: place.height)
    }
  }

  /// Each column with its place; what a wider screen has goes to the callbacks.
  private var columns: [(WhatIfCell, Rect)] {
    let rest = area.width - Self.stateColumns - Self.seesColumns - Self.soundColumns - Self.badgeColumns
    let arrival = (rest * 11 + 10) / 20
    let widths = [Self.seesColumns, Self.soundColumns, Self.badgeColumns, arrival, rest - arrival]
    var x = area.x + Self.stateColumns
    return zip(WhatIfCell.allCases, widths).map { cell, width in
      defer { x += width }
      return (cell, Rect(x: x, y: area.y, width: width, height: area.height))
    }
  }
}
