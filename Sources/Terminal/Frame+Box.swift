extension Frame {
  /// Draws a box along the edge of `rect`, with a title at the left of its top and `trailing` at the right.
  ///
  /// Where there is no room for both, `trailing` goes first and then the title's end. With wide ambiguous
  /// characters the box is ASCII, as lines would be two columns wide.
  public mutating func box(
    _ rect: Rect, _ style: Style, border: BorderSet = .rounded, title: [Piece] = [], trailing: [Piece] = []
  ) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let border = widths.policy.ambiguousIsWide ? .ascii : border
    edge(rect.row(0), style, border.topLeft, border.horizontal, border.topRight)
    edge(rect.row(rect.height - 1), style, border.bottomLeft, border.horizontal, border.bottomRight)
    for side in [rect.x, rect.right - 1] {
      fill(Rect(x: side, y: rect.y + 1, width: 1, height: rect.height - 2), style, with: border.vertical)
    }
    // A corner and a stroke stay on each side, and a space on each side of the words.
    let room = rect.width - 6
    let titleWidth = min(width(of: title), max(0, room))
    if titleWidth > 0 { put(label: title, style, x: rect.x + 2, width: titleWidth, y: rect.y) }
    let trailingWidth = width(of: trailing)
    if trailingWidth > 0, titleWidth + 3 + trailingWidth <= room || (titleWidth == 0 && trailingWidth <= room)
    {
      put(label: trailing, style, x: rect.right - 4 - trailingWidth, width: trailingWidth, y: rect.y)
    }
  }

  /// Draws a line from left to right; `character` must be narrow.
  public mutating func rule(_ rect: Rect, _ style: Style, with character: Character = "─") {
    let narrow = widths.cells(of: character).columns == 1
    fill(rect.row(0), style, with: narrow ? character : "-")
  }

  /// The columns the stretches take together.
  public func width(of pieces: [Piece]) -> Int { pieces.reduce(0) { $0 + widths.width(of: $1.text) } }

  /// Draws stretches in at most `width` columns, cut with an ellipsis where they do not fit; returns what they took.
  @discardableResult
  public mutating func put(_ pieces: [Piece], x: Int, y: Int, width: Int) -> Int {
    guard self.width(of: pieces) > width else { return put(pieces, x: x, y: y) }
    var left = width
    for (index, piece) in pieces.enumerated() {
      let rest = pieces[(index + 1)...].reduce(0) { $0 + widths.width(of: $1.text) }
      let own = widths.width(of: piece.text)
      let fits = own < left || (own == left && rest == 0)
      let text = fits ? piece.text : widths.truncate(piece.text + " ", to: left)
      left -= put(text, x: x + width - left, y: y, style: piece.style, width: left)
      if !fits { break }
    }
    return width - left
  }

  private mutating func edge(
    _ row: Rect, _ style: Style, _ left: Character, _ middle: Character, _ right: Character
  ) {
    put(String(left), x: row.x, y: row.y, style: style)
    fill(row.inset(columns: 1, rows: 0), style, with: middle)
    put(String(right), x: row.right - 1, y: row.y, style: style)
  }

  private mutating func put(label: [Piece], _ style: Style, x: Int, width: Int, y: Int) {
    put(" ", x: x, y: y, style: style)
    put(label, x: x + 1, y: y, width: width)
    put(" ", x: x + 1 + width, y: y, style: style)
  }
}
