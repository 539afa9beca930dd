import JPush
import Simulation
import Terminal
import Words

/// The device's alias and the calls that change it.
struct AliasDialog: DialogBody {
  private var field: TextField

  /// The dialog, with the present alias to change.
  init(_ model: Model) { field = TextField(model.snapshot.facts.alias ?? "") }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.alias.set"))),
      entry("ctrl-x", model.say(Phrase("face.alias.delete"))),
      entry("ctrl-g", model.say(Phrase("face.alias.get"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    if field.take(event) { return [] }
    switch event {
    case .key(.escape, _): return [.close]
    case .key(.enter, _): return call(.setAlias(field.text), model)
    case .key(.character("x"), .control):
      field = TextField()
      return call(.deleteAlias, model)
    case .key(.character("g"), .control): return call(.getAlias, model)
    default: return []
    }
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let facts = canvas.model.snapshot.facts
    let box = DialogBox.rect(layout, columns: 68, rows: 11)
    let inner = DialogBox.draw(on: &canvas, layout, box, title: canvas.say(Phrase("face.alias.title")))
    let now = facts.alias.map { Phrase("face.alias.now", .text($0)) } ?? Phrase("face.alias.none")
    let top = inner.height > 7 ? 1 : 0
    canvas.put(
      canvas.say(now), facts.alias == nil ? .dim : .sdk, x: inner.x, y: inner.y + top, width: inner.width)
    let check = AliasCheck.check(field.text)
    return CallField.draw(
      field, check: field.isEmpty ? nil : (check.phrase, check.code == .ok),
      answer: facts.answer?.isAboutAlias == true ? facts.answer : nil, on: &canvas,
      in: inner.inset(left: 0, top: top + 2))
  }

  private func call(_ request: SDKRequest, _ model: Model) -> [DialogAction] {
    [.world(.jpush(model.snapshot.facts.phone, .call(request, seq: nil)))]
  }
}
