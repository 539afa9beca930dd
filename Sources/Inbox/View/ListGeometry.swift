import Terminal
import Words

/// How the list pane is divided: rows, the hint for a first run, a line that says how many there are.
struct ListGeometry: Hashable, Sendable {
  let rows: Rect
  let hints: Rect
  /// In the tiny layout the outcome of the selected push, else the count.
  let footer: Rect

  init(_ model: Model, _ layout: Layout) {
    var rest = layout.inner(.list)
    let foot =
      layout.kind == .tiny ? OutcomeLine.lines(model, width: rest.width).count + 1 : Self.count(model)
    (rest, footer) = rest.split(rows: rest.height > foot + 1 ? rest.height - foot : rest.height)
    let hint = FirstStepHint.height(model, width: rest.width)
    let roomy = rest.height >= hint + (layout.kind == .tiny ? 3 : 6)
    (rows, hints) = rest.split(rows: roomy ? rest.height - hint : rest.height)
  }

  /// The place of the row that is drawn at the top, 0 being the newest.
  func top(_ model: Model) -> Int {
    let window = model.snapshot.window
    guard let cursor = window.cursor else { return 0 }
    let screenRow = min(max(0, model.list.screenRow), max(0, rows.height - 1))
    return min(max(0, cursor - screenRow), max(0, window.total - rows.height))
  }

  private static func count(_ model: Model) -> Int { ListFooter.isShown(model) ? 1 : 0 }
}
