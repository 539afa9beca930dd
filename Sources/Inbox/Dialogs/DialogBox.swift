import Terminal
import Words

/// The raised box of a dialog over the panes.
enum DialogBox {
  /// The box of a dialog that would like `size`; on a tiny screen all of the middle.
  static func rect(_ layout: Layout, columns: Int, rows: Int) -> Rect {
    let body = layout.size.bounds.inset(top: layout.status.height, bottom: layout.keys.height)
    if layout.kind == .tiny { return body }
    return body.centred(Size(columns: min(columns, body.width - 4), rows: min(rows, body.height - 2)))
  }

  /// What is left of the box for the content.
  static func inner(_ box: Rect, _ layout: Layout) -> Rect {
    layout.kind == .tiny ? box.inset(left: 0, top: 1) : box.inset(columns: 3, rows: 1)
  }

  /// Draws the box and returns its inside.
  @discardableResult
  static func draw(on canvas: inout Canvas, _ layout: Layout, _ box: Rect, title: String, note: String = "")
    -> Rect
  {
    canvas.frame.fill(
      box,
      canvas.model.look[.text].over(canvas.model.look[.raised]).with(
        background: canvas.model.look[.raised].background))
    let label = note.isEmpty ? [] : [canvas.piece(note, .dim)]
    if layout.kind == .tiny {
      let used = canvas.put(title, .title, x: box.x, y: box.y, width: box.width)
      canvas.putRight(note, .dim, x: box.x + used + 2, y: box.y, width: max(0, box.width - used - 2))
    } else {
      canvas.frame.box(
        box, canvas.model.look[.focus], border: canvas.border, title: [canvas.piece(title, .title)],
        trailing: label)
    }
    return inner(box, layout)
  }
}
