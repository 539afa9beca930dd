import Phone
import Simulation
import Terminal
import Words

/// The what-if table with one line for each state, and all about the one that is looked at below it.
struct WhatIfShort {
  let table: WhatIfTable
  /// Where the lines of the states are drawn.
  let area: Rect
  /// Where the rest about one state is drawn.
  let below: Rect
  private let head: Rect
  private static let callsColumns = 100
  private let isTiny: Bool

  init(_ table: WhatIfTable, in rect: Rect, isTiny: Bool) {
    self.table = table
    self.isTiny = isTiny
    var rest = rect
    (head, rest) = rest.split(rows: isTiny ? 0 : 2)
    (area, rest) = rest.split(rows: min(table.rows.count, max(1, rest.height - 1)))
    below = isTiny ? rest : rest.inset(left: 0, top: 1)
  }

  /// The first state that is drawn, where there is no room for all.
  var first: Int { max(0, min(table.index - area.height + 1, table.rows.count - area.height)) }

  func draw(on canvas: inout Canvas) {
    drawHead(on: &canvas)
    for (line, row) in table.rows.dropFirst(first).prefix(area.height).enumerated() {
      draw(row, on: &canvas, in: area.row(line))
      guard first + line == table.index else { continue }
      let wide = isTiny ? area.row(line) : area.row(line).inset(columns: -1, rows: 0)
      canvas.frame.restyle(wide, canvas.model.look[.selection])
    }
    let lines = lines(canvas.model)
    let top = min(canvas.model.whatIf.top, max(0, lines.count - below.height))
    canvas.put(lines.dropFirst(top), in: below)
  }

  /// All about the state that is looked at.
  func lines(_ model: Model) -> [[Piece]] {
    var sheet = TextSheet(model, width: below.width)
    write(.arrival, model, to: &sheet)
    write(.tap, model, to: &sheet)
    if !isTiny { sheet.gap() }
    WhatIfReason.write(table.row, to: &sheet)
    return sheet.lines
  }

  private func write(_ cell: WhatIfCell, _ model: Model, to sheet: inout TextSheet) {
    let row = table.row
    let label = model.say(Phrase(cell == .arrival ? "whatif.arrival.short" : "whatif.tap.short"))
    let mark = row.certainty(of: cell) == .assumed ? " ?" : ""
    let width = isTiny ? sheet.columns(label) + 1 : 10
    let calls = row.phrases(of: cell).map { model.say($0) }
    if isTiny {
      let names = calls.map { $0.prefix { $0 != "(" } }
      sheet.field(label, names.joined(separator: ", ") + mark, cell == .tap ? .sdk : .woke, labelWidth: width)
      return
    }
    for (index, call) in calls.enumerated() {
      sheet.field(
        index == 0 ? label : "", call + (index == 0 ? mark : ""), cell == .tap ? .sdk : .woke,
        labelWidth: width)
    }
  }

  private func drawHead(on canvas: inout Canvas) {
    guard head.height > 1 else { return }
    canvas.put(canvas.say(WhatIfView.column(table.axis)), .dim, x: head.x, y: head.y, width: stateColumns)
    for (cell, x, width) in columns {
      canvas.put(
        canvas.say(Phrase(WordID("whatif.column.\(cell.rawValue)"))), .dim, x: x + WhatIfCellView.indent,
        y: head.y, width: width - WhatIfCellView.indent)
    }
    let x = head.right - certaintyColumns
    canvas.put(
      canvas.say(Phrase("whatif.column.certainty")), .dim, x: x, y: head.y, width: certaintyColumns)
    canvas.frame.rule(
      head.row(1), canvas.model.look[.border], with: canvas.border == .ascii ? "-" : "─")
  }

  private func draw(_ row: WhatIfRow, on canvas: inout Canvas, in place: Rect) {
    let isNow = table.isNow(row)
    let name =
      isTiny && table.axis == .states
      ? canvas.say(Phrase(WordID("face.state.short.\(row.state.rawValue)")))
      : canvas.say(row.title(table.axis))
    canvas.put(name, isNow ? .shown : .strong, x: place.x, y: place.y, width: stateColumns - 1)
    let differences = table.differences(row)
    for (cell, x, width) in columns {
      let view = WhatIfCellView(
        row: row, cell: cell, differs: differences.contains(cell),
        differencesOnly: canvas.model.whatIf.differencesOnly && !table.isBase(row))
      view.draw(on: &canvas, in: Rect(x: x, y: place.y, width: width, height: 1), lines: 1)
    }
    guard certaintyColumns > 0 else { return }
    canvas.put(
      CertaintyWord.text(row.certainty, canvas.tongue), CertaintyWord.role(row.certainty),
      x: place.right - certaintyColumns, y: place.y, width: certaintyColumns)
  }

  private var stateColumns: Int { isTiny ? 7 : 15 }
  private var certaintyColumns: Int { isTiny ? 0 : 11 }

  private var columns: [(WhatIfCell, Int, Int)] {
    let small = isTiny ? 6 : 9
    let rest = area.width - stateColumns - certaintyColumns - 2 * small
    // Where there is room for them, the calls have columns of their own.
    let sees = area.width >= Self.callsColumns ? 26 : rest
    let calls = (rest - sees) / 2
    var x = area.x + stateColumns
    return [(.sees, sees), (.sound, small), (.badge, small), (.arrival, calls), (.tap, calls)]
      .filter { $0.1 > 0 }
      .map { cell, width in
        defer { x += width }
        return (cell, x, width)
      }
  }
}
