import Simulation
import Terminal
import Words

/// One row of the list.
struct ArrivalRow {
  let arrival: Arrival
  let isSelected: Bool
  let isMarked: Bool

  init(_ arrival: Arrival, isSelected: Bool, isMarked: Bool) {
    self.arrival = arrival
    self.isSelected = isSelected
    self.isMarked = isMarked
  }

  func draw(on canvas: inout Canvas, in row: Rect, _ kind: Layout.Kind) {
    guard row.height > 0 else { return }
    if kind == .tiny { drawTiny(on: &canvas, in: row) } else { drawFull(on: &canvas, in: row, kind) }
    guard isSelected else { return }
    canvas.pick(row)
    canvas.put(canvas.sign(.bar), .focus, x: row.x, y: row.y, width: 1)
  }

  /// Something that the person has not dealt with stands out; the rest steps back.
  private var isFresh: Bool { arrival.isOnPhone && !arrival.isRead }

  /// What stands before the row: a mark, a dot for what is new, a wave for what is the demo stream's.
  private var sign: (Sign, Role)? {
    if isMarked { return (.marked, .key) }
    if arrival.origin == .stream { return (.stream, isFresh ? .unread : .dim) }
    return isFresh ? (.unread, .unread) : nil
  }

  private func drawFull(on canvas: inout Canvas, in row: Rect, _ kind: Layout.Kind) {
    let sourceWidth = kind == .wide ? 10 : 7
    var x = row.x + 1
    if let (sign, role) = sign { canvas.put(canvas.sign(sign), role, x: x, y: row.y, width: 1) }
    x += 2
    let before = arrival.phone == canvas.model.snapshot.facts.phone ? "" : "@\(arrival.phone.value) "
    let used = canvas.put(before, .link, x: x, y: row.y, width: sourceWidth)
    let source = ArrivalText.source(arrival, canvas.tongue)
    canvas.put(source, isFresh ? .party : .dim, x: x + used, y: row.y, width: sourceWidth - used)
    x += sourceWidth + 1
    let end = drawEnd(on: &canvas, in: row, kind)
    drawText(on: &canvas, x: x, y: row.y, width: end - x)
  }

  /// Draws the outcome and the age, and says where they begin. A long outcome takes its room from the text.
  private func drawEnd(on canvas: inout Canvas, in row: Rect, _ kind: Layout.Kind) -> Int {
    let gap = kind == .wide ? 2 : 1
    let ageWidth = canvas.model.settings.clock ? 4 : 5
    let ageStart = row.right - 1 - ageWidth
    canvas.putRight(age(canvas), .dim, x: ageStart, y: row.y, width: ageWidth)
    let word = OutcomeWord.text(arrival.outcome, canvas.tongue)
    let width = max(OutcomeWord.columns(canvas.tongue), canvas.widths.width(of: word))
    canvas.putRight(word, OutcomeWord.role(arrival.outcome), x: ageStart - 1 - width, y: row.y, width: width)
    return ageStart - 1 - width - gap
  }

  private func drawTiny(on canvas: inout Canvas, in row: Rect) {
    let age = age(canvas)
    let ageWidth = canvas.widths.width(of: age)
    let sign = isMarked ? .marked : OutcomeWord.sign(arrival.outcome)
    let role = isMarked ? .key : OutcomeWord.role(arrival.outcome)
    canvas.put(canvas.sign(sign), role, x: row.x + 2, y: row.y, width: 1)
    drawText(on: &canvas, x: row.x + 4, y: row.y, width: row.width - 5 - ageWidth)
    canvas.putRight(age, .dim, x: row.x, y: row.y, width: row.width)
  }

  private func drawText(on canvas: inout Canvas, x: Int, y: Int, width: Int) {
    let signs = ArrivalSigns.draw(arrival.signs, on: &canvas, x: x, y: y, width: width)
    let (x, width) = (x + signs, width - signs)
    let text = ArrivalText(arrival, canvas.tongue)
    let used = canvas.put(text.first, isFresh ? .text : .dim, x: x, y: y, width: width)
    guard !text.rest.isEmpty, used + 2 < width else { return }
    canvas.put(text.rest, .dim, x: x + used + 1, y: y, width: width - used - 1)
  }

  private func age(_ canvas: Canvas) -> String {
    let model = canvas.model
    guard model.settings.clock else { return LocalTime(arrival.at, zone: model.clock.zone).minutes }
    return Age.text(of: arrival.at, at: model.snapshot.now, in: canvas.tongue)
  }
}
