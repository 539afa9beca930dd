import Simulation
import Terminal
import Words

/// The phone as a person sees it; on wide screens beside the flow of the selected push.
enum PhoneView {
  private static let columns = 44
  private static let roomyColumns = 100
  private static let sentenceRows = 3
  private static let sentenceColumns = 84

  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    if layout.kind == .tiny { return PhoneScreen(canvas.model, in: layout.body).drawPlain(on: &canvas) }
    let (phone, sentence) = places(layout)
    drawPhone(on: &canvas, in: phone)
    if let flow = flow(layout) { FlowView.draw(on: &canvas, in: flow, isTiny: false) }
    drawSentence(on: &canvas, in: sentence, isCentred: flow(layout) == nil)
  }

  /// Where the flow is drawn; nil where there is no room for it.
  static func flow(_ layout: Layout) -> Rect? {
    guard layout.size.columns >= roomyColumns, layout.kind != .tiny else { return nil }
    let right = layout.body.split(columns: columns).right
    return right.split(rows: right.height - sentenceRows - 1).top
  }

  private static func places(_ layout: Layout) -> (phone: Rect, sentence: Rect) {
    let body = layout.body
    if flow(layout) != nil {
      let (left, right) = body.split(columns: columns)
      return (left.inset(left: 0, right: 1), right.split(rows: right.height - sentenceRows).bottom)
    }
    let (room, below) = body.split(rows: body.height - sentenceRows)
    return (room.centred(Size(columns: columns, rows: room.height)), below)
  }

  private static func drawPhone(on canvas: inout Canvas, in box: Rect) {
    canvas.frame.fill(box, canvas.model.look[.phoneFrame])
    canvas.frame.fill(box.inset(), canvas.model.look[.phone])
    canvas.frame.box(box, canvas.model.look[.dim], border: canvas.border)
    let notch = box.row(0).centred(Size(columns: 10, rows: 1))
    canvas.frame.fill(notch, canvas.model.look[.dim], with: canvas.isPlain ? "=" : "▂")
    let bar = box.row(box.height - 1).centred(Size(columns: 14, rows: 1))
    canvas.frame.fill(bar, canvas.model.look[.text], with: canvas.isPlain ? "=" : "━")
    PhoneScreen(canvas.model, in: box.inset(columns: 2, rows: 1)).draw(on: &canvas)
  }

  private static func drawSentence(on canvas: inout Canvas, in rect: Rect, isCentred: Bool) {
    guard let arrival = canvas.model.selected?.arrival else { return }
    let width = min(sentenceColumns, rect.width - 2)
    let lines = canvas.widths.wrap(canvas.say(ArrivalSentence.phrase(for: arrival)), width: width)
    for (index, line) in lines.prefix(rect.height).enumerated() {
      let isCut = index == rect.height - 1 && lines.count > rect.height
      let text = isCut ? canvas.widths.truncate(line + " …", to: width) : line
      let own = canvas.widths.width(of: text)
      let x = isCentred ? rect.x + (rect.width - own) / 2 : rect.x + 1
      canvas.put(text, .text, x: x, y: rect.y + index, width: own)
    }
  }
}
