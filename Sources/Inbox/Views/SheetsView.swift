import Terminal
import Words

/// A view of several sheets side by side, each in a box; where there is no room for that, one below the other in one.
struct SheetsView {
  /// One sheet.
  struct Part {
    let title: String
    /// A word at the right of its title.
    let note: [Piece]
    let write: (inout TextSheet) -> Void
  }

  private let parts: [Part]
  private let title: String
  private let model: Model
  private let layout: Layout

  /// Narrower columns wrap more than they show.
  private static let columns = 37

  init(_ title: String, _ parts: [Part], _ model: Model) {
    self.title = title
    self.parts = parts
    self.model = model
    layout = model.layout
  }

  private var isBeside: Bool {
    layout.kind != .tiny && !parts.isEmpty && layout.body.width / parts.count >= Self.columns
  }

  func draw(on canvas: inout Canvas) {
    let top = min(model.sheetTop, farthestTop)
    if isBeside {
      for (part, box) in zip(parts, boxes) { draw(part, from: top, on: &canvas, in: box) }
      return
    }
    let lines = stacked.lines
    var area = layout.body
    if layout.kind != .tiny {
      canvas.box(area, title: title, label: label([]), focused: true)
      area = area.inset(columns: 2, rows: 1)
      drawMore(on: &canvas, layout.body, min(lines.count, top + area.height), lines.count)
    }
    canvas.put(lines.dropFirst(top), in: area)
  }

  /// The most lines that can stand above the first visible one.
  var farthestTop: Int {
    guard isBeside else {
      let height = layout.kind == .tiny ? layout.body.height : layout.body.height - 2
      return max(0, stacked.lines.count - height)
    }
    return zip(parts, boxes).map { max(0, sheet($0, $1).lines.count - $1.height + 3) }.max() ?? 0
  }

  private var boxes: [Rect] {
    var rest = layout.body
    return parts.indices.map { index in
      let (box, right) = rest.split(columns: rest.width / (parts.count - index))
      rest = right
      return box
    }
  }

  private func sheet(_ part: Part, _ box: Rect) -> TextSheet {
    var sheet = TextSheet(model, width: box.width - 4)
    part.write(&sheet)
    return sheet
  }

  private func draw(_ part: Part, from top: Int, on canvas: inout Canvas, in box: Rect) {
    canvas.box(box, title: part.title, label: label(part.note, box, beside: part.title), focused: false)
    let lines = sheet(part, box).lines
    let area = box.inset(columns: 2, rows: 1).inset(left: 0, top: 1)
    canvas.put(lines.dropFirst(top), in: area)
    drawMore(on: &canvas, box, min(lines.count, top + area.height), lines.count)
  }

  /// All parts in one sheet, each under its title.
  private var stacked: TextSheet {
    let width = layout.kind == .tiny ? layout.body.width : layout.body.width - 4
    var sheet = TextSheet(model, width: width)
    for part in parts {
      sheet.gap()
      sheet.line([sheet.piece(part.title, .title), sheet.piece("  ", .text)] + part.note)
      part.write(&sheet)
    }
    return sheet
  }

  private func label(_ pieces: [Piece], _ box: Rect? = nil, beside title: String = "") -> BoxLabel {
    BoxLabel(
      pieces.isEmpty ? [] : [BoxLabel.Item(pieces: pieces)], in: (box ?? layout.body).width,
      beside: model.widths.width(of: title), widths: model.widths)
  }

  /// Says in the box's lower line that there is more than fits.
  private func drawMore(on canvas: inout Canvas, _ box: Rect, _ end: Int, _ count: Int) {
    guard count > box.height - 2, box.width > 16 else { return }
    let text = " \(end)/\(count) "
    let width = canvas.widths.width(of: text)
    canvas.put(text, .dim, x: box.right - 2 - width, y: box.bottom - 1, width: width)
  }
}
