import Terminal
import Words

/// The home screen's icons, the app's among them with its badge.
struct HomeIcons {
  private static let inRow = 4
  private static let width = 7
  private static let tall = 3
  /// The place of the app's own icon among those of a row.
  private static let own = 1

  private let model: Model
  private let rect: Rect
  private let rows: Int

  init(_ model: Model, in rect: Rect, rows: Int) {
    self.model = model
    self.rect = rect
    self.rows = rows
  }

  /// The rows that they take, names and gaps included.
  var height: Int { rows * (Self.tall + 2) }

  private static let others: [(name: WordID, sign: String, role: Role)] = [
    ("face.phone.mail", "@", .info), ("face.phone.maps", "◈", .shown), ("face.phone.music", "♪", .woke),
    ("face.phone.camera", "◉", .refused), ("face.phone.notes", "≡", .list), ("face.phone.clock", "◷", .quiet),
    ("face.phone.chat", "…", .info),
  ]

  func draw(on canvas: inout Canvas) {
    let step = rect.width / Self.inRow
    var others = Self.others[...]
    for row in 0..<rows {
      for place in 0..<Self.inRow {
        let cell = Rect(
          x: rect.x + place * step, y: rect.y + row * (Self.tall + 2), width: step, height: Self.tall + 2)
        guard cell.bottom <= rect.bottom else { return }
        if row == rows - 1, place == Self.own {
          let name = canvas.model.snapshot.scene?.app ?? ""
          draw(name, String(name.first ?? " ").uppercased(), .held, isOwn: true, on: &canvas, in: cell)
          drawBadge(on: &canvas, in: cell)
        } else if let other = others.popFirst() {
          draw(
            canvas.say(Phrase(other.name)), canvas.isPlain ? " " : other.sign, other.role, isOwn: false,
            on: &canvas, in: cell)
        }
      }
    }
  }

  private func draw(
    _ name: String, _ sign: String, _ role: Role, isOwn: Bool, on canvas: inout Canvas, in cell: Rect
  ) {
    let icon = Rect(
      x: cell.x + (cell.width - Self.width) / 2, y: cell.y, width: Self.width, height: Self.tall)
    canvas.frame.fill(icon, canvas.model.look[role], with: canvas.isPlain ? "#" : "█")
    let style = canvas.model.look[role].adding([.reverse, .bold])
    canvas.frame.put(" \(sign) ", x: icon.x + 2, y: icon.y + 1, style: style, clip: icon)
    let own = min(cell.width, canvas.widths.width(of: name))
    canvas.put(
      name, isOwn ? .strong : .dim, x: cell.x + (cell.width - own) / 2, y: cell.y + Self.tall, width: own)
  }

  /// The number stands over the upper right corner of the icon.
  private func drawBadge(on canvas: inout Canvas, in cell: Rect) {
    let number = model.snapshot.facts.badge
    guard number != 0, model.snapshot.scene?.showsBadge == true else { return }
    let text = " \(number) "
    let right = cell.x + (cell.width + Self.width) / 2 + 1
    canvas.frame.put(
      text, x: right - canvas.widths.width(of: text), y: cell.y, style: model.look[.phoneBadge], clip: rect)
  }
}
