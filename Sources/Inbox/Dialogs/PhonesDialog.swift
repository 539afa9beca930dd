import Phone
import Simulation
import Terminal
import Words

/// All phones; the picked one becomes the one that the face shows.
struct PhonesDialog: DialogBody {
  private var list: PickList
  /// The digits of a number that is being typed.
  private var typed = ""

  private static let rowsAround = 60

  /// The list, standing on the phone that is shown.
  init(_ model: Model) { list = PickList(index: model.snapshot.facts.phone.value - 1) }

  /// The places that must be known to draw it.
  var places: Range<Int> { max(0, list.index - Self.rowsAround)..<list.index + Self.rowsAround }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.phones.use"))), entry("up", ""),
      entry("down", model.say(Phrase("face.phones.pick"))),
      KeyBar.Entry(key: "0–9", word: model.say(Phrase("face.phones.number"))),
      entry("a", model.say(Phrase("face.phones.add"))), entry("x", model.say(Phrase("face.phones.remove"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let window = model.snapshot.phones
    if case .text(let digit) = event, digit.isASCII, digit.isNumber { return type(digit, window.total) }
    typed = ""
    if list.take(event, count: window.total, page: 10) { return [] }
    let picked = list.picked(of: window.total).flatMap(window.row(at:))
    switch event {
    case .key(.escape, _), .text("q"), .text("F"): return [.close]
    case .key(.enter, _): return picked.map(use) ?? []
    case .text("a"): return [.close, .palette("phone add ")]
    case .text("x"), .key(.delete, _): return picked.map { [.run("phone remove \($0.number.value)")] } ?? []
    case .text("j"): list.pick(list.index + 1, of: window.total)
    case .text("k"): list.pick(list.index - 1, of: window.total)
    case .key(.home, _), .text("g"): list.pick(0, of: window.total)
    case .key(.end, _), .text("G"): list.pick(window.total - 1, of: window.total)
    case .mouse(.left, _, let y, .press): return click(y, model)
    default: break
    }
    return []
  }

  private mutating func type(_ digit: Character, _ total: Int) -> [DialogAction] {
    typed = String((typed + String(digit)).suffix(7))
    if let number = Int(typed), number > 0 { list.pick(number - 1, of: total) }
    return []
  }

  private func use(_ row: PhoneRow) -> [DialogAction] {
    row.isGone ? [] : [.close, .run("phone use @\(row.number.value)")]
  }

  /// A click picks a phone; one more uses it.
  private mutating func click(_ y: Int, _ model: Model) -> [DialogAction] {
    let window = model.snapshot.phones
    let rows = Self.rows(DialogBox.inner(Self.box(model), model.layout))
    let place = list.top(count: window.total, height: rows.height) + y - rows.y
    guard y >= rows.y, y < rows.bottom, place < window.total else { return [] }
    if place == list.picked(of: window.total) { return window.row(at: place).map(use) ?? [] }
    list.pick(place, of: window.total)
    return []
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let window = canvas.model.snapshot.phones
    let note = typed.isEmpty ? canvas.say(Phrase("face.phones.count", .count(window.total))) : "@" + typed
    let inner = DialogBox.draw(
      on: &canvas, layout, Self.box(canvas.model), title: canvas.say(Phrase("face.phones.title")), note: note)
    let rows = Self.rows(inner)
    let top = list.top(count: window.total, height: rows.height)
    for line in 0..<max(0, min(rows.height, window.total - top)) {
      let row = rows.row(line)
      if let phone = window.row(at: top + line) {
        PhoneLine(phone, isShown: phone.number == canvas.model.snapshot.facts.phone).draw(
          on: &canvas, in: row)
      }
      if top + line == list.picked(of: window.total) { canvas.pick(row.inset(columns: -1, rows: 0)) }
    }
    return nil
  }

  private static func rows(_ inner: Rect) -> Rect { inner.inset(left: 0, top: inner.height > 8 ? 1 : 0) }

  private static func box(_ model: Model) -> Rect {
    DialogBox.rect(model.layout, columns: 84, rows: max(6, min(24, model.snapshot.phones.total + 4)))
  }
}
