import Simulation
import Terminal
import Words

/// The list of arrivals.
enum ListPane {
  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    let model = canvas.model
    if layout.kind != .tiny {
      let label = label(model, layout)
      canvas.box(
        layout.list, title: title(model), label: label, focused: model.focus == .list && model.dialog == nil)
    }
    let geometry = ListGeometry(model, layout)
    if model.snapshot.window.total == 0 {
      EmptyList.draw(on: &canvas, in: geometry.rows.inset(columns: geometry.rows.width > 30 ? 2 : 1, rows: 0))
    } else {
      drawRows(on: &canvas, geometry, layout.kind)
    }
    FirstStepHint.draw(on: &canvas, in: geometry.hints)
    if layout.kind == .tiny {
      OutcomeLine.draw(on: &canvas, in: geometry.footer)
    } else {
      ListFooter.draw(on: &canvas, in: geometry.footer)
    }
  }

  /// The tabs; where not all of them fit, the one that is shown.
  static func label(_ model: Model, _ layout: Layout) -> BoxLabel {
    let width = layout.list.width
    let titleWidth = model.widths.width(of: title(model))
    let all = BoxLabel(
      ListTab.allCases.map { item($0, model) }, in: width, beside: titleWidth, widths: model.widths)
    if all.isWhole { return all }
    return BoxLabel([item(model.list.tab, model)], in: width, beside: titleWidth, widths: model.widths)
  }

  private static func title(_ model: Model) -> String { model.say(Phrase("face.list.title")) }

  private static func item(_ tab: ListTab, _ model: Model) -> BoxLabel.Item {
    let count = model.snapshot.counts[tab]
    let text = model.say(Phrase(WordID("face.tab.\(tab.rawValue)"), .count(count)))
    let role: Role = tab == model.list.tab ? .strong : tab == .refused && count > 0 ? .refused : .dim
    return BoxLabel.Item(pieces: [Piece(text, model.look[role])], command: "tab \(tab.rawValue)")
  }

  private static func drawRows(on canvas: inout Canvas, _ geometry: ListGeometry, _ kind: Layout.Kind) {
    let window = canvas.model.snapshot.window
    let top = geometry.top(canvas.model)
    for line in 0..<geometry.rows.height {
      guard let arrival = window.row(at: top + line) else { continue }
      let isSelected = top + line == window.cursor
      let row = ArrivalRow(
        arrival, isSelected: isSelected, isMarked: canvas.model.list.marks.contains(arrival.number))
      row.draw(on: &canvas, in: geometry.rows.row(line), kind)
    }
  }
}
