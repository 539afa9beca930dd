extension Frame {
  /// The rows as text, wide characters once, without the spaces at the end: what a test compares.
  public func lines() -> [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in cells(ofRow: row) where cell.kind != .tail { cell.glyph.append(to: &line) }
      while line.utf8.last == 0x20 { line.removeLast() }
      return line
    }
  }

  /// The stretches of equal style in row `y`, from left to right.
  public func runs(row y: Int) -> [StyleRun] {
    guard y >= 0, y < size.rows else { return [] }
    var runs: [StyleRun] = []
    var start = 0
    var text = ""
    let row = cells(ofRow: y)
    for (column, cell) in row.enumerated() {
      if cell.kind != .tail { cell.glyph.append(to: &text) }
      let next = row.startIndex + column + 1
      if next == row.endIndex || row[next].style != cell.style {
        runs.append(StyleRun(x: start, columns: column + 1 - start, text: text, style: cell.style))
        start = column + 1
        text = ""
      }
    }
    return runs
  }

  /// Every row's stretches with their styles, one a line: what a test of colours compares.
  public func styledLines() -> [String] {
    (0..<size.rows).flatMap { row in
      runs(row: row).map { "\(row):\($0.x) \($0.style) |\($0.text)|" }
    }
  }

  func cells(ofRow row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }
}
