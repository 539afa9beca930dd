import Phone
import Terminal
import Words

/// The app in front: the screen that its code opened, and the dialog over it.
struct AppScreen {
  private let name: String
  private let front: AppFront
  private let state: AppState
  private static let dialogWidth = 30

  init(_ name: String, _ front: AppFront, _ state: AppState) {
    self.name = name
    self.front = front
    self.state = state
  }

  /// The rows that it likes to have.
  var height: Int { front.dialog == nil ? 5 : 10 }

  /// Draws it with a line round it.
  func draw(on canvas: inout Canvas, in area: Rect) {
    guard area.height > 2 else { return }
    let title = canvas.piece(name, .title)
    let back = canvas.piece(canvas.isPlain ? "< " : "‹ ", .link)
    canvas.frame.box(
      area, canvas.model.look[.border], border: canvas.border,
      title: front.screen == nil ? [title] : [back, title])
    let inner = area.inset(columns: 2, rows: 1)
    if let screen = front.screen {
      put(screen, .strong, on: &canvas, in: inner)
    } else if front.dialog == nil {
      put(canvas.say(Phrase(WordID("face.state.help.\(state.rawValue)"))), .dim, on: &canvas, in: inner)
    }
    if let dialog = front.dialog { draw(dialog, on: &canvas, in: inner.inset(left: 0, top: 1)) }
  }

  /// The same in one row, for a screen without room for boxes; nil where there is nothing to say.
  func line(_ canvas: Canvas) -> [Piece]? {
    guard !front.isEmpty else { return nil }
    var pieces = [canvas.piece(name + "  ", .title)]
    if let screen = front.screen { pieces.append(canvas.piece(screen + "  ", .strong)) }
    if let dialog = front.dialog { pieces.append(canvas.piece("[ \(dialog.line) ]", .held)) }
    return pieces
  }

  private func draw(_ dialog: AppDialog, on canvas: inout Canvas, in area: Rect) {
    let width = min(Self.dialogWidth, area.width)
    let texts = [dialog.title, dialog.text].filter { !$0.isEmpty }
    let lines = texts.flatMap { canvas.widths.wrap($0, width: max(1, width - 4)) }
      .prefix(max(1, area.height - 4))
    let box = area.centred(Size(columns: width, rows: min(area.height, lines.count + 4)))
    canvas.frame.fill(box, canvas.model.look[.phoneBanner])
    canvas.frame.box(box, canvas.model.look[.held], border: canvas.border)
    let inner = box.inset(columns: 2, rows: 1)
    for (index, line) in lines.enumerated() where index < inner.height {
      middle(line, .strong, on: &canvas, in: inner.row(index))
    }
    let buttons = dialog.buttons.isEmpty ? [canvas.say(Phrase("face.phone.ok"))] : dialog.buttons
    middle(buttons.joined(separator: "   "), .link, on: &canvas, in: inner.row(inner.height - 1))
  }

  private func middle(_ text: String, _ role: Role, on canvas: inout Canvas, in row: Rect) {
    guard row.height > 0 else { return }
    let width = min(row.width, canvas.widths.width(of: text))
    canvas.put(text, role, x: row.x + (row.width - width) / 2, y: row.y, width: width)
  }

  private func put(_ text: String, _ role: Role, on canvas: inout Canvas, in area: Rect) {
    for (index, line) in canvas.widths.wrap(text, width: max(1, area.width)).prefix(area.height).enumerated()
    {
      canvas.put(line, role, x: area.x, y: area.y + index, width: area.width)
    }
  }
}
