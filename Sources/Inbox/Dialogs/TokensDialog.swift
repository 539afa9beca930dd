import Terminal
import Words

/// Every token and id by which a backend finds the phone; `y` copies the picked one.
struct TokensDialog: DialogBody {
  private var list = PickList()
  private static let rowHeight = 2

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("y", model.say(Phrase("face.log.copy"))), entry("up", ""),
      entry("down", model.say(Phrase("face.settings.pick"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let rows = model.snapshot.tokens
    if list.take(event, count: rows.count, page: 5) { return [] }
    switch event {
    case .key(.escape, _), .text("q"), .text("T"): return [.close]
    case .key(.enter, _), .text("y"):
      return list.picked(of: rows.count).map {
        [.copy(rows[$0].text, Phrase("face.tokens.copied", .text(rows[$0].name)))]
      }
        ?? []
    case .text("j"): list.pick(list.index + 1, of: rows.count)
    case .text("k"): list.pick(list.index - 1, of: rows.count)
    case .mouse(.left, _, let y, .press):
      let inner = DialogBox.inner(Self.box(model), model.layout)
      guard y >= inner.y, y < inner.bottom else { return [] }
      list.pick(top(rows.count, inner) + (y - inner.y) / Self.rowHeight, of: rows.count)
    default: break
    }
    return []
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let model = canvas.model
    let rows = model.snapshot.tokens
    let note = "\(model.snapshot.facts.bundleID) · \(model.snapshot.facts.environment.rawValue)"
    let inner = DialogBox.draw(
      on: &canvas, layout, Self.box(model), title: canvas.say(Phrase("face.tokens.title")), note: note)
    if rows.isEmpty {
      canvas.put(canvas.say(Phrase("face.tokens.none")), .dim, x: inner.x, y: inner.y, width: inner.width)
    }
    let top = top(rows.count, inner)
    for (line, row) in rows.dropFirst(top).prefix(inner.height / Self.rowHeight).enumerated() {
      let place = Rect(
        x: inner.x, y: inner.y + line * Self.rowHeight, width: inner.width, height: Self.rowHeight)
      canvas.put(row.name, .key, x: place.x, y: place.y, width: place.width)
      canvas.put(
        Self.shown(row.text, place.width - 2), .text, x: place.x + 2, y: place.y + 1, width: place.width - 2)
      if top + line == list.picked(of: rows.count) { canvas.pick(place.inset(columns: -1, rows: 0)) }
    }
    return nil
  }

  /// The two ends of a token that is too long are enough to recognise it.
  private static func shown(_ text: String, _ columns: Int) -> String {
    guard text.count > columns, columns > 8 else { return text }
    let half = (columns - 1) / 2
    return text.prefix(half) + "…" + text.suffix(half)
  }

  private func top(_ count: Int, _ inner: Rect) -> Int {
    list.top(count: count, height: inner.height / Self.rowHeight)
  }

  private static func box(_ model: Model) -> Rect {
    DialogBox.rect(model.layout, columns: 76, rows: max(1, model.snapshot.tokens.count) * rowHeight + 2)
  }
}
