import Terminal
import Words

/// The expression of the audience view, while it is typed; the counts follow every key.
struct AudiencePrompt: DialogBody {
  private var field: TextField
  private let before: String

  /// The prompt, with the present expression to change.
  init(_ text: String) {
    field = TextField(text)
    before = text
  }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.filter.keep"))),
      entry("tab", model.say(Phrase("face.key.vendor"))),
      entry("escape", model.say(Phrase("face.filter.cancel"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    if field.take(event) { return [.audience(field.text)] }
    switch event {
    case .key(.escape, _): return [.audience(before), .close]
    case .key(.enter, _): return [.close]
    case .key(.tab, _): return [.run("focus next")]
    default: return []
    }
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let area = PromptLine.area(layout, rows: 2)
    let cursor = PromptLine(sign: "›", field: field).draw(on: &canvas, in: area)
    let isGetui = canvas.model.audience.question.vendor == .getui
    let help = canvas.say(Phrase(isGetui ? "face.audience.hint.getui" : "face.audience.hint.jpush"))
    canvas.put(help, .dim, x: area.x + 3, y: area.y + 1, width: area.width - 4)
    return cursor
  }
}
