import Journal
import Language
import Terminal
import Words

/// The filter while it is typed; the list follows every key.
struct FilterDialog: DialogBody {
  private var field: TextField
  private let before: String

  /// The dialog, with the present filter to change.
  init(_ model: Model) {
    before = model.view == .history ? model.past.filter : model.list.filter
    field = TextField(before)
  }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.filter.keep"))),
      entry("tab", model.say(Phrase("face.palette.complete"))),
      entry("escape", model.say(Phrase("face.filter.cancel"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    if field.take(event) { return error == nil ? [.filter(field.text)] : [] }
    switch event {
    case .key(.escape, _): return [.filter(before), .close]
    case .key(.enter, _):
      guard error == nil else { return [] }
      let line = "filter" + (field.isEmpty ? "" : " " + Quoting.quoted(field.text))
      return field.text == before ? [.close] : [.filter(before), .close, .run(line)]
    case .key(.tab, _):
      guard let next = Filter.completions(of: field.text).first else { return [] }
      field = TextField(next.line)
      return error == nil ? [.filter(field.text)] : []
    default: return []
    }
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let prompt = PromptLine(sign: "/", field: field)
    let errorRows = error.map { prompt.rows(of: $0, columns: layout.size.columns, canvas.model) } ?? 1
    let area = PromptLine.area(layout, rows: 1 + errorRows)
    let cursor = prompt.draw(on: &canvas, in: area)
    if let error {
      prompt.drawError(error, on: &canvas, in: area)
    } else {
      let text = canvas.say(count(canvas.model))
      let used = canvas.put(text, .info, x: area.x + 3, y: area.y + 1, width: area.width - 4)
      drawHelp(on: &canvas, x: area.x + 3 + used + 3, area)
    }
    return cursor
  }

  /// How much it leaves.
  private func count(_ model: Model) -> Phrase {
    if model.view == .history {
      guard let past = model.pastWindow else { return Phrase("face.history.searching") }
      let hasMore = past.hasOlder || past.hasNewer || past.reached != nil
      return Phrase(hasMore ? "face.history.foundMore" : "face.history.found", .count(past.rows.count))
    }
    let window = model.snapshot.window
    return Phrase(
      window.isCounting ? "face.filter.counting" : "face.filter.count", .count(window.total),
      .count(model.snapshot.counts[model.list.tab]))
  }

  private var error: LanguageError? {
    do {
      _ = try Filter(parsing: field.text)
      return nil
    } catch {
      return error
    }
  }

  /// What may be typed next.
  private func drawHelp(on canvas: inout Canvas, x: Int, _ area: Rect) {
    let labels = Filter.completions(of: field.text).map(\.label).joined(separator: "  ")
    canvas.put(labels, .dim, x: x, y: area.y + 1, width: area.right - 1 - x)
  }
}
