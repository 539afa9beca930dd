import Phone
import Simulation
import Terminal
import Words

/// Tags and alias of the phone at each vendor whose SDK is in the app, and how the calls about them went.
enum NamesView {
  private static let sideBySideColumns = 100

  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    let panes = panes(canvas.model, layout)
    if panes.isEmpty { drawNone(on: &canvas, layout) }
    for pane in panes { pane.draw(on: &canvas) }
  }

  /// The panes as they lie on the screen.
  static func panes(_ model: Model, _ layout: Layout) -> [NamesPane] {
    guard let shown = model.names else { return [] }
    if model.snapshot.names.count > 1, layout.size.columns >= sideBySideColumns, layout.kind != .tiny {
      let halves = layout.body.split(columns: layout.body.width / 2)
      return zip(model.snapshot.names, [halves.left, halves.right]).map {
        NamesPane($0, isPicked: $0 == shown, in: $1, isTiny: false)
      }
    }
    return [NamesPane(shown, isPicked: true, in: layout.body, isTiny: layout.kind == .tiny)]
  }

  private static func drawNone(on canvas: inout Canvas, _ layout: Layout) {
    var inner = layout.body
    if layout.kind != .tiny {
      let label = BoxLabel([], in: layout.body.width, beside: 0, widths: canvas.widths)
      canvas.box(
        layout.body, title: canvas.say(Phrase("face.names.title")), label: label, focused: true)
      inner = layout.body.inset(columns: 2, rows: 2)
    }
    var sheet = TextSheet(canvas.model, width: inner.width)
    sheet.text(Phrase("face.names.nosdk"), .text)
    canvas.put(sheet.lines[...], in: inner)
  }
}
