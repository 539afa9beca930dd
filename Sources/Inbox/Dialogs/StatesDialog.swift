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
      draw(
        row.state, index + 1, on: &canvas,
        in: Rect(x: inner.x, y: y, width: inner.width, height: min(height, 2)))
      if index == list.index {
        canvas.pick(Rect(x: inner.x - 1, y: y, width: inner.width + 2, height: min(height, 2)))
      }
    }
    return nil
  }

  private func draw(_ state: AppState, _ number: Int, on canvas: inout Canvas, in rect: Rect) {
    let isNow = state == canvas.model.snapshot.facts.app
    canvas.put("\(number)", .key, x: rect.x, y: rect.y, width: 2)
    canvas.put(canvas.say(state.phrase), isNow ? .shown : .strong, x: rect.x + 3, y: rect.y, width: 16)
    if isNow {
      canvas.putRight(canvas.say(Phrase("face.states.now")), .shown, x: rect.x, y: rect.y, width: rect.width)
    }
    guard rect.height > 1 else { return }
    let help = canvas.say(Phrase(WordID("face.state.help.\(state.rawValue)")))
    canvas.put(help, .dim, x: rect.x + 3, y: rect.y + 1, width: rect.width - 3)
  }

  private static func box(_ layout: Layout) -> Rect { DialogBox.rect(layout, columns: 70, rows: 21) }

  private static func top(_ inner: Rect) -> Int { inner.height > 18 ? 1 : 0 }

  /// Rows that one state takes: its name, its sentence, an empty one.
  private static func height(_ inner: Rect) -> Int { max(1, min(3, inner.height / rows.count)) }

  private func choose() -> [DialogAction] { [.close, .run(Self.rows[list.index].command)] }
}
