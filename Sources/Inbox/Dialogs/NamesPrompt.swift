import Simulation
import Terminal
import Words

/// A call about tags or the alias, typed at the bottom of the screen: the command that it comes to stands below it, and
/// what the SDK would say.
struct NamesPrompt: DialogBody {
  private var act: NamesAct
  private var field: TextField

  /// The prompt for `act`, with a beginning.
  init(_ act: NamesAct, _ text: String = "") {
    self.act = act
    field = TextField(text)
  }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.names.call"))),
      entry("tab", model.say(Phrase("face.names.other"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    guard let names = model.names else { return [.close] }
    switch event {
    case .key(.escape, _): return [.close]
    case .key(.enter, _):
      guard let command = act.command(field.text, names, on: model.snapshot.facts.phone) else { return [] }
      return [.close, .world(command)]
    case .key(.tab, let modifiers):
      let round = NamesAct.round(with: act, at: names.vendor)
      let step = modifiers.contains(.shift) ? round.count - 1 : 1
      act = round[((round.firstIndex(of: act) ?? 0) + step) % round.count]
    default: if act.takesText(at: names.vendor) { _ = field.take(event) }
    }
    return []
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    guard let names = canvas.model.names else { return nil }
    let takesText = act.takesText(at: names.vendor)
    let check = act.check(field.text, names)
    let width = layout.size.columns - 4
    let said = check.map { canvas.widths.wrap(canvas.say($0.phrase), width: width) } ?? []
    let below = min(max(1, said.count), layout.kind == .tiny ? 2 : 3)
    let area = PromptLine.area(layout, rows: (takesText ? 2 : 1) + below)
    let prompt = PromptLine(sign: takesText ? "›" : " ", field: takesText ? field : TextField())
    let cursor = prompt.draw(on: &canvas, in: area)
    var y = area.y + (takesText ? 1 : 0)
    drawCommand(names, on: &canvas, in: Rect(x: area.x + 3, y: y, width: width, height: 1))
    y += 1
    for (line, text) in said.prefix(below).enumerated() {
      canvas.put(text, check?.isGood == true ? .shown : .error, x: area.x + 3, y: y + line, width: width)
    }
    if said.isEmpty {
      canvas.put(canvas.say(hint(names)), .dim, x: area.x + 3, y: y, width: width)
    }
    return takesText ? cursor : nil
  }

  /// The command, or how it is written while nothing is typed.
  private func drawCommand(_ names: NamesScene, on canvas: inout Canvas, in row: Rect) {
    let phone = canvas.model.snapshot.facts.phone
    let given = act.command(field.text, names, on: phone)
    let shown = given ?? act.command("…", names, on: phone)
    canvas.put(
      shown.map { WorldText.print($0) } ?? "", given == nil ? .dim : .key, x: row.x, y: row.y,
      width: row.width)
  }

  private func hint(_ names: NamesScene) -> Phrase {
    switch act {
    case .addTags, .removeTags: Phrase(names.vendor == .getui ? "face.names.replaces" : "face.names.commas")
    case .setTags: Phrase("face.names.commas")
    case .checkTag: Phrase("face.names.one")
    case .cleanTags: Phrase("face.names.clean")
    case .listTags: Phrase("face.names.read")
    case .setAlias: Phrase("face.names.alias")
    case .removeAlias: Phrase("face.names.unalias")
    case .readAlias: Phrase("face.names.alias.read")
    }
  }
}
