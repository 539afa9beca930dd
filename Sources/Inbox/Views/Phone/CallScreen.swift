import Phone
import Terminal
import Words

/// The call screen: who calls, whether it still rings, and what the person can do about it.
struct CallScreen {
  private let call: PhoneCall
  private let app: String

  init(_ call: PhoneCall, app: String) {
    self.call = call
    self.app = app
  }

  /// Draws it in the middle of `rect`.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let isRoomy = rect.height >= 12
    let area = rect.centred(Size(columns: rect.width, rows: min(rect.height, isRoomy ? 12 : 4)))
    let caller = call.caller.isEmpty ? canvas.say(Phrase("face.call.unknown")) : call.caller
    put(app, .dim, on: &canvas, in: area.row(0))
    put(caller, .strong, on: &canvas, in: area.row(isRoomy ? 2 : 1))
    let state = Phrase(call.isAnswered ? "face.call.answered" : "face.call.rings")
    put(canvas.say(state), call.isAnswered ? .shown : .held, on: &canvas, in: area.row(isRoomy ? 4 : 2))
    let buttons = call.isAnswered ? [end] : [decline, answer]
    let width = area.width / buttons.count
    for (place, button) in buttons.enumerated() {
      let cell = Rect(
        x: area.x + place * width, y: area.y + (isRoomy ? 8 : 3), width: width,
        height: isRoomy ? 3 : 1)
      draw(button, on: &canvas, in: cell)
    }
  }

  private typealias Button = (word: WordID, role: Role, command: String)

  private var end: Button { ("face.call.end", .refused, "call end") }
  private var decline: Button { ("face.call.decline", .refused, "call decline") }
  private var answer: Button { ("face.call.answer", .shown, "call answer") }

  private func draw(_ button: Button, on canvas: inout Canvas, in cell: Rect) {
    let key = canvas.model.keyInView(for: button.command).map { $0.label + " " } ?? ""
    let text = key + canvas.say(Phrase(button.word))
    guard cell.height > 2 else { return put(text, button.role, on: &canvas, in: cell) }
    let box = cell.centred(Size(columns: canvas.widths.width(of: text) + 4, rows: 3))
    canvas.frame.box(box, canvas.model.look[button.role], border: canvas.border)
    put(text, button.role, on: &canvas, in: box.inset().row(0))
  }

  private func put(_ text: String, _ role: Role, on canvas: inout Canvas, in row: Rect) {
    guard row.height > 0 else { return }
    let width = min(row.width, canvas.widths.width(of: text))
    canvas.put(text, role, x: row.x + (row.width - width) / 2, y: row.y, width: width)
  }
}
