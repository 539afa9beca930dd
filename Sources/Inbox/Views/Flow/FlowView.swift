import Phone
import Simulation
import Terminal
import Words

/// The selected push as a live sequence diagram.
enum FlowView {
  /// Columns from which on there is room for lifelines that take no part.
  private static let roomyColumns = 76

  static func draw(on canvas: inout Canvas, in box: Rect, isTiny: Bool) {
    let model = canvas.model
    if !isTiny {
      canvas.box(box, title: model.say(Phrase("face.flow.title")), label: label(model, box), focused: true)
    }
    let area = area(box, isTiny: isTiny)
    let chart = FlowChart(model.snapshot.entries, canvas.tongue)
    guard !chart.steps.isEmpty else {
      canvas.put(canvas.say(Phrase("face.flow.none")), .dim, x: area.x, y: area.y, width: area.width)
      return
    }
    let parties = chart.parties(all: area.width >= roomyColumns)
    let places = places(parties.map { canvas.widths.width(of: chart.name($0, canvas.tongue)) }, in: area)
    for (party, x) in zip(parties, places) {
      let name = chart.name(party, canvas.tongue)
      canvas.put(name, .strong, x: x - canvas.widths.width(of: name) / 2, y: area.y, width: area.width)
    }
    let rows = area.inset(left: 0, top: isTiny ? 1 : 2)
    drawLifelines(on: &canvas, places, in: isTiny ? rows : area.inset(left: 0, top: 1))
    let lines = Self.lines(chart)
    let top = min(model.flowTop ?? .max, max(0, lines.count - rows.height))
    let at = Dictionary(zip(parties, places)) { first, _ in first }
    for (index, line) in lines.dropFirst(top).prefix(rows.height).enumerated() {
      draw(line, at, on: &canvas, in: rows.row(index))
    }
    if !isTiny { drawMore(on: &canvas, box, min(lines.count, top + rows.height), lines.count) }
  }

  /// The most lines that can stand above the first visible one.
  static func farthestTop(_ model: Model, in box: Rect, isTiny: Bool) -> Int {
    let height = area(box, isTiny: isTiny).height - (isTiny ? 1 : 2)
    return max(0, lines(FlowChart(model.snapshot.entries, model.tongue)).count - height)
  }

  /// A line of the drawing: words, or the arrow under them.
  private enum Line {
    case words(FlowChart.Step)
    case arrow(FlowChart.Step)
  }

  private static func lines(_ chart: FlowChart) -> [Line] {
    chart.steps.flatMap { $0.isNote ? [.words($0)] : [.words($0), Line.arrow($0)] }
  }

  private static func area(_ box: Rect, isTiny: Bool) -> Rect {
    isTiny ? box : box.inset(columns: 2, rows: 1)
  }

  /// The column of each lifeline; the names at the edges stay within the area.
  private static func places(_ names: [Int], in area: Rect) -> [Int] {
    guard let first = names.first, let last = names.last, names.count > 1 else { return [area.x] }
    let left = area.x + first / 2
    let span = max(names.count - 1, area.right - 1 - (last + 1) / 2 - left)
    return names.indices.map { left + span * $0 / (names.count - 1) }
  }

  private static func drawLifelines(on canvas: inout Canvas, _ places: [Int], in rect: Rect) {
    let isPlain = canvas.isPlain
    for x in places {
      canvas.frame.fill(
        Rect(x: x, y: rect.y, width: 1, height: rect.height), canvas.model.look[.border],
        with: isPlain ? ":" : "┊")
    }
  }

  private static func draw(_ line: Line, _ at: [Party: Int], on canvas: inout Canvas, in row: Rect) {
    switch line {
    case .words(let step):
      guard let from = at[step.from], let to = at[step.to] else { return }
      // Words that would leave the screen at the right begin further left.
      let whole = canvas.widths.width(of: step.text)
      let x = max(row.x, min(min(from, to) + 2, row.right - whole))
      let text = canvas.widths.truncate(step.text, to: row.right - x)
      let style = canvas.model.look[step.role]
      canvas.frame.put(" " + text + " ", x: x - 1, y: row.y, style: style, clip: row)
    case .arrow(let step): drawArrow(step, at, on: &canvas, in: row)
    }
  }

  private static func drawArrow(
    _ step: FlowChart.Step, _ at: [Party: Int], on canvas: inout Canvas, in row: Rect
  ) {
    guard let from = at[step.from], let to = at[step.to] else { return }
    let left = min(from, to) + 1
    let right = max(from, to) - 1
    guard left <= right else { return }
    let isPlain = canvas.isPlain
    let style = canvas.model.look[step.role]
    let stroke: Character = isPlain ? (step.isAnswer ? "." : "-") : step.isAnswer ? "╌" : "─"
    canvas.frame.fill(Rect(x: left, y: row.y, width: right - left + 1, height: 1), style, with: stroke)
    let head = to > from ? (isPlain ? ">" : "▶") : isPlain ? "<" : "◀"
    canvas.frame.put(head, x: to > from ? right : left, y: row.y, style: style, clip: row)
  }

  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    var items: [BoxLabel.Item] = []
    if let key = model.keyInView(for: "copy view") {
      items.append(
        BoxLabel.Item(
          pieces: [
            Piece(key.label + " ", model.look[.key]),
            Piece(model.say(Phrase("face.flow.copy")), model.look[.dim]),
          ], command: "copy view"))
    }
    if let push = model.selected?.arrival.number {
      items.append(BoxLabel.Item(pieces: [Piece("#\(push.value)", model.look[.strong])]))
    }
    let title = model.widths.width(of: model.say(Phrase("face.flow.title")))
    return BoxLabel(items, in: box.width, beside: title, widths: model.widths)
  }

  /// Says in the box's lower line that there is more than fits.
  private static func drawMore(on canvas: inout Canvas, _ box: Rect, _ end: Int, _ count: Int) {
    guard end < count || end > box.height, box.width > 16 else { return }
    let text = " \(end)/\(count) "
    let width = canvas.widths.width(of: text)
    canvas.put(text, .dim, x: box.right - 2 - width, y: box.bottom - 1, width: width)
  }
}
