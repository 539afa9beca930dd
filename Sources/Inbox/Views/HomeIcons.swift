import Terminal
import Words

/// The home screen's icons, the app's among them with its badge.
struct HomeIcons {
  private static let inRow = 4
  private static let width = 6
  private static let tall = 3
  /// The place of the app's own icon among those of a row.
  private static let own = 1

  private let rect: Rect
  private let rows: Int

  init(in rect: Rect, rows: Int) {
    self.rect = rect
    self.rows = rows
  }

  /// The rows that they take, names and gaps included.
  var height: Int { rows * (Self.tall + 2) }

  private static let others: [(name: WordID, role: Role)] = [
    ("face.phone.mail", .info), ("face.phone.maps", .shown), ("face.phone.music", .woke),
    ("face.phone.camera", .refused), ("face.phone.notes", .list), ("face.phone.clock", .quiet),
    ("face.phone.chat", .info),
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
          draw("face.row.app", .held, on: &canvas, in: cell)
          drawBadge(on: &canvas, in: cell)
        } else if let other = others.popFirst() {
          draw(other.name, other.role, on: &canvas, in: cell)
        }
      }
    }
  }

  private func draw(_ name: WordID, _ role: Role, on canvas: inout Canvas, in cell: Rect) {
    let icon = Rect(
      x: cell.x + (cell.width - Self.width) / 2, y: cell.y, width: Self.width, height: Self.tall)
    let isPlain = canvas.border == .ascii || canvas.widths.policy.ambiguousIsWide
    canvas.frame.fill(icon, canvas.model.look[role], with: isPlain ? "#" : "█")
    let word = canvas.say(Phrase(name))
    let own = min(cell.width, canvas.widths.width(of: word))
    canvas.put(
      word, name == "face.row.app" ? .strong : .dim, x: cell.x + (cell.width - own) / 2,
      y: cell.y + Self.tall,
      width: own)
  }

  /// The number stands over the upper right corner of the icon.
  private func drawBadge(on canvas: inout Canvas, in cell: Rect) {
    let number = canvas.model.snapshot.facts.badge
    guard number != 0 else { return }
    let text = " \(number) "
    let right = cell.x + (cell.width + Self.width) / 2 + 1
    let style = canvas.model.look[.refused].adding([.reverse, .bold])
    canvas.frame.put(text, x: right - canvas.widths.width(of: text), y: cell.y, style: style, clip: rect)
  }
}
