import Terminal
import Words

/// The words that narrow the rules, while they are typed; the list follows every key.
struct SearchDialog: DialogBody {
  private var field: TextField
  private let before: String

  /// The dialog, with the present words to change.
  init(_ text: String) {
    field = TextField(text)
    before = text
  }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.filter.keep"))),
      entry("escape", model.say(Phrase("face.filter.cancel"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    if field.take(event) { return [.search(field.text)] }
    switch event {
    case .key(.escape, _): return [.search(before), .close]
    case .key(.enter, _): return [.close]
    default: return []
    }
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let area = PromptLine.area(layout, rows: 2)
    let cursor = PromptLine(sign: "/", field: field).draw(on: &canvas, in: area)
    let help = canvas.say(Phrase("face.rules.search"))
    canvas.put(help, .dim, x: area.x + 3, y: area.y + 1, width: area.width - 4)
    return cursor
  }
}
