import Exports
import Terminal
import Words

/// What can be done with one push outside the phone: copied for another tool, sent once more, edited first.
struct ExportDialog: DialogBody {
  private let target: HistoryTarget?
  private var list = PickList()

  /// A key, what it is called, and the line it runs.
  private typealias Row = (key: Character, word: WordID, line: String)

  init(_ model: Model) { target = model.exportTarget }

  private var rows: [Row] {
    guard let words = target?.words else { return [] }
    return [
      ("c", "face.export.curl", "export \(words) as curl"),
      ("a", "face.export.apns", "export \(words) as apns"),
      ("s", "face.export.scene", "export \(words) as scene"),
      ("r", "face.export.resend", "resend \(words)"),
      ("e", "face.export.edit", "edit \(words)"),
    ]
  }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.export.do"))), entry("up", ""),
      entry("down", model.say(Phrase("face.settings.pick"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let rows = rows
    if list.take(event, count: rows.count, page: rows.count) { return [] }
    switch event {
    case .key(.escape, _), .text("q"): return [.close]
    case .key(.enter, _): return list.picked(of: rows.count).map { [.close, .run(rows[$0].line)] } ?? []
    case .text("j"): list.pick(list.index + 1, of: rows.count)
    case .text("k"): list.pick(list.index - 1, of: rows.count)
    case .text(let character):
      return rows.first { $0.key == character }.map { [.close, .run($0.line)] } ?? []
    case .mouse(.left, _, let y, .press):
      let inner = DialogBox.inner(Self.box(model, rows.count), model.layout)
      guard y >= inner.y, y < inner.bottom, rows.indices.contains(y - inner.y) else { return [] }
      return [.close, .run(rows[y - inner.y].line)]
    default: break
    }
    return []
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let rows = rows
    let inner = DialogBox.draw(
      on: &canvas, layout, Self.box(canvas.model, rows.count),
      title: canvas.say(Phrase("face.export.title")), note: target?.words ?? "")
    if rows.isEmpty {
      canvas.put(canvas.say(Phrase("face.select.none")), .dim, x: inner.x, y: inner.y, width: inner.width)
    }
    for (line, row) in rows.prefix(inner.height).enumerated() {
      canvas.put(String(row.key), .key, x: inner.x, y: inner.y + line, width: 1)
      canvas.put(
        canvas.say(Phrase(row.word)), .text, x: inner.x + 3, y: inner.y + line, width: inner.width - 3)
      if line == list.picked(of: rows.count) { canvas.pick(inner.row(line).inset(columns: -1, rows: 0)) }
    }
    return nil
  }

  private static func box(_ model: Model, _ rows: Int) -> Rect {
    DialogBox.rect(model.layout, columns: 52, rows: max(1, rows) + 2)
  }
}
