import Terminal
import Words

/// What keys and clicks have run, each as the command that can be typed.
struct LogDialog: DialogBody {
  private var list: PickList

  /// The log, standing on its newest entry.
  init(_ model: Model) { list = PickList(index: max(0, model.log.entries.count - 1)) }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.log.again"))), entry("e", model.say(Phrase("face.log.edit"))),
      entry("y", model.say(Phrase("face.log.copy"))), entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let entries = model.log.entries
    let inner = DialogBox.inner(Self.box(model.layout), model.layout)
    if list.take(event, count: entries.count, page: inner.height - 1) { return [] }
    let picked = list.picked(of: entries.count).map { entries[$0].text }
    switch event {
    case .key(.escape, _), .text("q"), .text("@"): return [.close]
    case .key(.enter, _): return picked.map { [.close, .run($0)] } ?? []
    case .text("e"): return picked.map { [.close, .palette($0)] } ?? []
    case .text("y"): return picked.map { [.copy($0, Phrase("face.copied.command"))] } ?? []
    case .text("j"): list.pick(list.index + 1, of: entries.count)
    case .text("k"): list.pick(list.index - 1, of: entries.count)
    case .mouse(.left, _, let y, .press):
      if y >= inner.y, y < inner.bottom {
        list.pick(list.top(count: entries.count, height: inner.height) + y - inner.y, of: entries.count)
      }
    default: break
    }
    return []
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let entries = canvas.model.log.entries
    let inner = DialogBox.draw(
      on: &canvas, layout, Self.box(layout), title: canvas.say(Phrase("face.log.title")),
      note: canvas.say(Phrase("face.log.count", .count(entries.count))))
    if entries.isEmpty {
      canvas.put(canvas.say(Phrase("face.log.none")), .dim, x: inner.x, y: inner.y, width: inner.width)
    }
    let top = list.top(count: entries.count, height: inner.height)
    for (line, entry) in entries.dropFirst(top).prefix(inner.height).enumerated() {
      let row = inner.row(line)
      let time = LocalTime(entry.at, zone: canvas.model.clock.zone).seconds
      canvas.put(time, .dim, x: row.x, y: row.y, width: 8)
      canvas.put(entry.key?.label ?? "", .key, x: row.x + 10, y: row.y, width: 5)
      canvas.put(entry.text, .text, x: row.x + 16, y: row.y, width: row.width - 16)
      if top + line == list.picked(of: entries.count) { canvas.pick(row.inset(columns: -1, rows: 0)) }
    }
    return nil
  }

  private static func box(_ layout: Layout) -> Rect { DialogBox.rect(layout, columns: 90, rows: 22) }
}
