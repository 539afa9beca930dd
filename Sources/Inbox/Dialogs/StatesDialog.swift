import Phone
import Terminal
import Words

/// All states an app can be in, to put it into one.
struct StatesDialog: DialogBody {
  private static let rows: [(state: AppState, command: String)] = [
    (.foreground, "app open"), (.inactive, "app inactive"), (.background, "app background"),
    (.suspended, "app suspend"), (.notRunning, "app terminate"), (.swipedAway, "app kill"),
  ]

  private var list: PickList

  /// The dialog, standing on the present state.
  init(_ model: Model) {
    list = PickList(index: Self.rows.firstIndex { $0.state == model.snapshot.facts.app } ?? 0)
  }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.states.choose"))), entry("up", ""), entry("down", ""),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let rows = Self.rows
    if list.take(event, count: rows.count, page: rows.count) { return [] }
    switch event {
    case .key(.escape, _), .text("q"), .text("S"): return [.close]
    case .key(.enter, _): return choose()
    case .text("j"): list.pick(list.index + 1, of: rows.count)
    case .text("k"): list.pick(list.index - 1, of: rows.count)
    case .text(let character):
      guard let digit = character.wholeNumberValue, (1...rows.count).contains(digit) else { return [] }
      list.pick(digit - 1, of: rows.count)
      return choose()
    case .mouse(.left, _, let y, .press):
      let inner = DialogBox.inner(Self.box(model.layout), model.layout)
      let row = (y - inner.y - Self.top(inner)) / Self.height(inner)
      guard y >= inner.y + Self.top(inner), rows.indices.contains(row) else { return [] }
      list.pick(row, of: rows.count)
      return choose()
    default: break
    }
    return []
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let box = Self.box(layout)
    let inner = DialogBox.draw(on: &canvas, layout, box, title: canvas.say(Phrase("face.states.title")))
    let height = Self.height(inner)
    for (index, row) in Self.rows.enumerated() {
      let y = inner.y + Self.top(inner) + index * height
      guard y < inner.bottom else { break }
      let area = Rect(x: inner.x - 1, y: y, width: inner.width + 2, height: min(height, 2))
      if index == list.index { canvas.frame.restyle(area, canvas.model.look[.selection]) }
      let isNow = row.state == canvas.model.snapshot.facts.app
      canvas.put("\(index + 1)", .key, x: inner.x, y: y, width: 2)
      canvas.put(
        canvas.say(row.state.phrase), isNow ? .shown : .strong, x: inner.x + 3, y: y, width: 16)
      if isNow {
        canvas.putRight(canvas.say(Phrase("face.states.now")), .shown, x: inner.x, y: y, width: inner.width)
      }
      guard height > 1 else { continue }
      let help = canvas.say(Phrase(WordID("face.state.help.\(row.state.rawValue)")))
      canvas.put(help, .dim, x: inner.x + 3, y: y + 1, width: inner.width - 3)
    }
    return nil
  }

  private static func box(_ layout: Layout) -> Rect { DialogBox.rect(layout, columns: 70, rows: 21) }

  private static func top(_ inner: Rect) -> Int { inner.height > 18 ? 1 : 0 }

  /// Rows that one state takes: its name, its sentence, an empty one.
  private static func height(_ inner: Rect) -> Int { max(1, min(3, inner.height / rows.count)) }

  private func choose() -> [DialogAction] { [.close, .run(Self.rows[list.index].command)] }
}
