import Terminal

/// Where a view with rows draws them: their titles, the rows, and below them what there is to know about the picked one.
struct RowsPlace {
  let head: Rect
  let rows: Rect
  let below: Rect

  /// The place in a view's box; `belowRows` is wanted under the rows.
  init(_ layout: Layout, belowRows: Int) {
    let isTiny = layout.kind == .tiny
    var rest = isTiny ? layout.body : layout.body.inset(columns: 2, rows: 1)
    (head, rest) = rest.split(rows: isTiny || rest.height < 8 ? 0 : 2)
    let wanted = min(belowRows, rest.height / 2)
    var lower: Rect
    (rows, lower) = rest.split(rows: rest.height - wanted)
    if !isTiny, lower.height > 2 { lower = lower.inset(left: 0, top: 1) }
    below = lower
  }

  /// Draws the titles of `columns` and a line below them.
  func drawHead(_ columns: [(title: String, x: Int, width: Int)], on canvas: inout Canvas) {
    guard head.height > 1 else { return }
    for column in columns {
      canvas.put(column.title, .dim, x: column.x, y: head.y, width: column.width)
    }
    canvas.frame.rule(head.row(1), canvas.model.look[.border], with: canvas.border == .ascii ? "-" : "─")
  }

  /// Marks the row that is picked.
  func pick(_ row: Int, on canvas: inout Canvas, isTiny: Bool) {
    let place = rows.row(row)
    canvas.pick(isTiny ? place : place.inset(columns: -1, rows: 0))
  }
}
