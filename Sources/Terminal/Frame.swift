/// A picture of the whole screen, and what the terminal is asked to do besides: a value to draw, compare and test.
public struct Frame: Hashable, Sendable {
  /// Its size.
  public let size: Size
  /// Mouse, cursor, title and the like.
  public var modes: TerminalModes
  /// How text is measured in it.
  public let widths: TextWidth

  // Row after row. A head is always followed by its tail; `put` and `fill` keep it so.
  var cells: ContiguousArray<Cell>

  /// An empty frame on a ground of `style`.
  public init(size: Size, style: Style = .standard, widths: TextWidth = TextWidth()) {
    self.size = size
    self.widths = widths
    modes = .plain
    cells = ContiguousArray(
      repeating: Cell(.blank, style.over(.standard)), count: size.columns * size.rows)
  }

  /// The cell at column `x` of row `y`, if there is one.
  public subscript(x: Int, y: Int) -> Cell? {
    size.bounds.contains(x: x, y: y) ? cells[y * size.columns + x] : nil
  }

  /// Draws one line of text and returns the columns it took.
  ///
  /// Nothing is drawn outside `clip`, nor outside the frame. A wide character that fits only by half is left
  /// blank. Control characters and the like show as signs.
  @discardableResult
  public mutating func put(_ text: String, x: Int, y: Int, style: Style, clip: Rect? = nil) -> Int {
    let area = clip.map { $0.intersection(size.bounds) } ?? size.bounds
    guard y >= area.y, y < area.bottom, x < area.right else { return 0 }
    var pen = Pen(row: y * size.columns, column: x, left: area.x, right: area.right, style: style)
    let whole = text
    var text = text
    text.withUTF8 { bytes in
      var scanner = ClusterScanner(whole, bytes, widths.policy)
      while pen.column < pen.right {
        if let byte = scanner.nextASCII() {
          put(ClusterScanner.Part(glyph: Glyph(ascii: byte), columns: 1), &pen)
          continue
        }
        guard scanner.next() else { break }
        put(scanner.first, &pen)
        for part in scanner.rest { put(part, &pen) }
      }
    }
    return min(pen.column, area.right) - x
  }

  /// Draws one line of text in at most `width` columns and returns the columns it took.
  @discardableResult
  public mutating func put(_ text: String, x: Int, y: Int, style: Style, width: Int) -> Int {
    put(text, x: x, y: y, style: style, clip: Rect(x: x, y: y, width: width, height: 1))
  }

  /// Draws stretches one after the other and returns the columns they took.
  @discardableResult
  public mutating func put(_ pieces: [Piece], x: Int, y: Int, clip: Rect? = nil) -> Int {
    var column = x
    for piece in pieces { column += put(piece.text, x: column, y: y, style: piece.style, clip: clip) }
    return column - x
  }

  /// Makes every cell of `rect` show `character` in `style`; one that is not narrow leaves the cells empty.
  public mutating func fill(_ rect: Rect, _ style: Style, with character: Character = " ") {
    let drawn = widths.cells(of: character)
    let glyph = drawn.columns == 1 ? drawn.drawn.unicodeScalars.first.map(Glyph.init) ?? .blank : .blank
    each(in: rect) { frame, index in
      frame.vacate(index)
      frame.cells[index] = Cell(glyph, style.over(frame.cells[index].style))
    }
  }

  /// Changes how the cells of `rect` look and leaves what they show; `.under` colours stay as they are, and
  /// attributes are added.
  ///
  /// A selected row is drawn first and restyled then, so that a selection that is a reversal covers all of it.
  public mutating func restyle(_ rect: Rect, _ style: Style) {
    each(in: rect) { frame, index in
      frame.cells[index].style = style.over(frame.cells[index].style).adding(
        frame.cells[index].style.attributes)
    }
  }

  /// Lays `other` over this frame with its top left at `x`, `y`; what reaches over the edge is cut off.
  public mutating func place(_ other: Frame, x: Int, y: Int) {
    let area = Rect(x: x, y: y, width: other.size.columns, height: other.size.rows)
    each(in: area) { frame, index in
      let (row, column) = (index / frame.size.columns, index % frame.size.columns)
      frame.vacate(index)
      frame.cells[index] = other.cells[(row - y) * other.size.columns + column - x]
    }
    mendEdges(area)
  }

  // MARK: - Cells

  /// Where `put` is.
  private struct Pen {
    let row: Int
    var column: Int
    let left: Int
    let right: Int
    let style: Style
  }

  private mutating func put(_ part: ClusterScanner.Part, _ pen: inout Pen) {
    let column = pen.column
    pen.column += part.columns
    guard pen.column > pen.left, column < pen.right else { return }
    if column < pen.left || pen.column > pen.right {
      set(pen.row + max(column, pen.left), .blank, .narrow, pen.style)
    } else if part.columns == 2 {
      set(pen.row + column, part.glyph, .head, pen.style)
      set(pen.row + column + 1, .blank, .tail, pen.style)
    } else {
      set(pen.row + column, part.glyph, .narrow, pen.style)
    }
  }

  private mutating func set(_ index: Int, _ glyph: Glyph, _ kind: Cell.Kind, _ style: Style) {
    vacate(index)
    cells[index] = Cell(glyph, style.over(cells[index].style), kind)
  }

  /// Blanks both halves of what is wide at `index`.
  private mutating func vacate(_ index: Int) {
    let cell = cells[index]
    guard !cell.isNarrow else { return }
    let other = cell.kind == .head ? index + 1 : index - 1
    cells[index] = Cell(.blank, cell.style)
    cells[other] = Cell(.blank, cells[other].style)
  }

  private mutating func each(in rect: Rect, _ body: (inout Frame, Int) -> Void) {
    let area = rect.intersection(size.bounds)
    for row in area.y..<max(area.y, area.bottom) {
      for column in area.x..<area.right { body(&self, row * size.columns + column) }
    }
  }

  // A wide character that a placed frame's cut left in halves is blanked.
  private mutating func mendEdges(_ rect: Rect) {
    let area = rect.intersection(size.bounds)
    guard !area.isEmpty else { return }
    for row in area.y..<area.bottom {
      let first = row * size.columns + area.x
      let last = row * size.columns + area.right - 1
      if cells[first].kind == .tail { cells[first] = Cell(.blank, cells[first].style) }
      if cells[last].kind == .head { cells[last] = Cell(.blank, cells[last].style) }
    }
  }
}
