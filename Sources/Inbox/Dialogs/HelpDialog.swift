import Language
import Terminal
import Words

/// All keys and commands, narrowed by typing; Enter runs the one that is picked.
struct HelpDialog: DialogBody {
  private var field: TextField
  private var list = PickList()

  /// The list, narrowed to `about`.
  init(_ about: String = "") { field = TextField(about) }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.help.run"))), entry("up", ""),
      entry("down", model.say(Phrase("face.help.pick"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let entries = HelpEntry.all(model, matching: field.text)
    let inner = Self.rows(DialogBox.inner(Self.box(model.layout), model.layout))
    if field.take(event) {
      list = PickList()
      return []
    }
    if list.take(event, count: entries.count, page: inner.height - 1) { return [] }
    switch event {
    case .key(.escape, _): return [.close]
    case .key(.enter, _): return run(entries)
    case .mouse(.left, _, let y, .press):
      guard y >= inner.y, y < inner.bottom else { return [] }
      let row = list.top(count: entries.count, height: inner.height) + y - inner.y
      guard entries.indices.contains(row) else { return [] }
      let again = row == list.picked(of: entries.count)
      list.pick(row, of: entries.count)
      return again ? run(entries) : []
    default: return []
    }
  }

  private func run(_ entries: [HelpEntry]) -> [DialogAction] {
    guard let place = list.picked(of: entries.count) else { return [] }
    let entry = entries[place]
    return entry.needsMore ? [.close, .palette(entry.command + " ")] : [.close, .run(entry.command)]
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let entries = HelpEntry.all(canvas.model, matching: field.text)
    let note = canvas.say(Phrase("face.help.count", .count(entries.count)))
    let inner = DialogBox.draw(
      on: &canvas, layout, Self.box(layout), title: canvas.say(Phrase("face.help.title")), note: note)
    canvas.put("/", .key, x: inner.x, y: inner.y, width: 1)
    let cursor = field.draw(on: &canvas, x: inner.x + 2, y: inner.y, width: inner.width - 2)
    let rows = Self.rows(inner)
    if entries.isEmpty {
      canvas.put(canvas.say(Phrase("face.help.none")), .dim, x: rows.x, y: rows.y, width: rows.width)
    }
    let top = list.top(count: entries.count, height: rows.height)
    for (line, entry) in entries.dropFirst(top).prefix(rows.height).enumerated() {
      draw(entry, on: &canvas, in: rows.row(line))
      if top + line == list.picked(of: entries.count) {
        canvas.pick(rows.row(line).inset(columns: -1, rows: 0))
      }
    }
    return cursor
  }

  private func draw(_ entry: HelpEntry, on canvas: inout Canvas, in row: Rect) {
    let keyWidth = min(10, row.width / 4)
    let usageWidth = min(34, (row.width - keyWidth) / 2)
    canvas.put(entry.key, .key, x: row.x, y: row.y, width: keyWidth - 1)
    canvas.put(entry.usage, .text, x: row.x + keyWidth, y: row.y, width: usageWidth)
    let x = row.x + keyWidth + usageWidth + 2
    canvas.put(canvas.say(Phrase(entry.help)), .dim, x: x, y: row.y, width: row.right - x)
  }

  private static func box(_ layout: Layout) -> Rect {
    DialogBox.rect(layout, columns: 112, rows: layout.size.rows - 4)
  }

  private static func rows(_ inner: Rect) -> Rect { inner.inset(left: 0, top: inner.height > 6 ? 2 : 1) }
}
