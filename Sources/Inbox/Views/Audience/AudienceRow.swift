import Phone
import Terminal
import Words

/// One device in the list of the audience view.
struct AudienceRow {
  typealias Column = (name: String, x: Int, width: Int)

  private let row: AudienceScene.Row

  init(_ row: AudienceScene.Row) { self.row = row }

  /// The columns that fit into `rows`.
  static func columns(_ rows: Rect, isTiny: Bool) -> [Column] {
    var widths: [(String, Int)] = [("sign", 3), ("phone", isTiny ? 7 : 9)]
    if !isTiny { widths.append(("alias", 14)) }
    let used = widths.reduce(0) { $0 + $1.1 }
    let way = isTiny ? rows.width - used : min(40, (rows.width - used) * 3 / 5)
    widths.append(("way", way))
    if !isTiny { widths.append(("tags", rows.width - used - way)) }
    var x = rows.x + 1
    return widths.map { name, width in
      defer { x += width }
      return (name, x, max(0, min(width - 1, rows.right - x)))
    }
  }

  func draw(_ columns: [Column], on canvas: inout Canvas, y: Int) {
    for column in columns {
      let (text, role) = cell(column.name, canvas)
      canvas.put(text, role, x: column.x, y: y, width: column.width)
    }
  }

  private func cell(_ name: String, _ canvas: Canvas) -> (String, Role) {
    switch name {
    case "sign": (canvas.sign(row.isOnline ? .online : .offline), row.isOnline ? .shown : .held)
    case "phone": ("@\(row.phone.value)", .link)
    case "alias": (row.alias ?? "–", row.alias == nil ? .dim : .sdk)
    case "tags": (row.tags.isEmpty ? "–" : row.tags.joined(separator: ", "), .dim)
    default:
      row.way.map { (canvas.say($0), .text) }
        ?? (row.missing.map { canvas.say($0) }.joined(separator: "; "), .held)
    }
  }
}
