import Phone
import Terminal
import Words

/// One notification as a card: the app's icon and whose it is, its age, its title and body, how many lie under it.
struct NoteCard {
  private let note: PhoneScene.Note
  private let under: String?
  private let isSelected: Bool
  /// Whether it has a box of its own; small screens have no room for one.
  private let isBoxed: Bool

  /// A card; `under` says what lies below it in its stack.
  init(_ note: PhoneScene.Note, under: String? = nil, isSelected: Bool = false, isBoxed: Bool) {
    self.note = note
    self.under = under
    self.isSelected = isSelected
    self.isBoxed = isBoxed
  }

  /// The rows it takes.
  var height: Int { 1 + texts + (isBoxed ? 2 : 0) }

  private var texts: Int {
    note.isHidden && note.title.isEmpty || note.body.isEmpty && !note.isHidden ? 1 : 2
  }

  /// Draws it from the top of `rect`.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let card = rect.split(rows: height).top
    var inner = card.inset(left: 1, right: 1)
    if isBoxed, card.height > 2 {
      canvas.frame.box(card, canvas.model.look[isSelected ? .focus : .border], border: canvas.border)
      drawUnder(on: &canvas, y: card.bottom - 1, inner)
      inner = card.inset(columns: 2, rows: 1)
    }
    let ground = canvas.model.look[isSelected ? .selection : .phoneBanner]
    let filled = inner.inset(columns: -1, rows: 0)
    if isBoxed || isSelected { canvas.frame.fill(filled, ground) }
    drawHead(on: &canvas, in: inner.row(0))
    drawText(on: &canvas, in: inner)
    if isBoxed || isSelected {
      canvas.frame.restyle(filled, Style(background: ground.background, attributes: ground.attributes))
    }
  }

  private func drawHead(on canvas: inout Canvas, in row: Rect) {
    guard row.height > 0 else { return }
    var age = Age.text(of: note.at, at: canvas.model.snapshot.now, in: canvas.tongue)
    if !isBoxed, let under { age = under + "  " + age }
    let width = canvas.widths.width(of: age)
    let icon = " " + String(note.source.first ?? " ").uppercased() + " "
    let chip = canvas.model.look[.held].adding([.reverse, .bold])
    let used = canvas.frame.put(icon, x: row.x, y: row.y, style: chip, clip: row)
    canvas.put(note.source, .strong, x: row.x + used + 1, y: row.y, width: row.width - used - width - 2)
    canvas.put(age, .dim, x: row.right - width, y: row.y, width: width)
  }

  private func drawText(on canvas: inout Canvas, in inner: Rect) {
    var lines: [(String, Role)] = []
    if !note.title.isEmpty { lines.append((note.title, .strong)) }
    if note.isHidden {
      lines.append((canvas.say(Phrase("face.phone.placeholder")), .dim))
    } else if !note.body.isEmpty {
      lines.append((note.body, .text))
    }
    for (index, line) in lines.enumerated() where index + 1 < inner.height {
      canvas.put(line.0, line.1, x: inner.x, y: inner.y + 1 + index, width: inner.width)
    }
  }

  /// The lower edge says how many lie under the card.
  private func drawUnder(on canvas: inout Canvas, y: Int, _ inner: Rect) {
    guard let under else { return }
    let text = " " + canvas.widths.truncate(under, to: inner.width - 6) + " "
    let width = canvas.widths.width(of: text)
    canvas.put(text, .dim, x: inner.right - width - 1, y: y, width: width)
  }
}
