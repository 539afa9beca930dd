/// A rectangle of cells; `x` and `y` count from 0 at the top left.
public struct Rect: Hashable, Sendable {
  /// The left column.
  public var x: Int
  /// The top row.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A rectangle; a negative width or height counts as none.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The column after the last.
  public var right: Int { x + width }

  /// The row after the last.
  public var bottom: Int { y + height }

  /// Whether it has no cell.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether the cell is inside.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < right && row >= y && row < bottom
  }

  /// The part both rectangles have.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(right, other.right) - left, height: min(bottom, other.bottom) - top)
  }

  /// Smaller by `columns` at the left and right and `rows` at the top and bottom.
  public func inset(columns: Int = 1, rows: Int = 1) -> Rect {
    Rect(x: x + columns, y: y + rows, width: width - 2 * columns, height: height - 2 * rows)
  }

  /// Smaller by its own amount on each side.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    Rect(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
  }

  /// The first `columns` columns and the rest; both lie within this rectangle whatever `columns` is.
  public func split(columns: Int) -> (left: Rect, right: Rect) {
    let first = min(max(0, columns), width)
    return (
      Rect(x: x, y: y, width: first, height: height),
      Rect(x: x + first, y: y, width: width - first, height: height)
    )
  }

  /// The first `rows` rows and the rest; both lie within this rectangle whatever `rows` is.
  public func split(rows: Int) -> (top: Rect, bottom: Rect) {
    let first = min(max(0, rows), height)
    return (
      Rect(x: x, y: y, width: width, height: first),
      Rect(x: x, y: y + first, width: width, height: height - first)
    )
  }

  /// One row, counted from the top of this rectangle; empty when there is no such row.
  public func row(_ index: Int) -> Rect {
    Rect(x: x, y: y + index, width: width, height: index >= 0 && index < height ? 1 : 0)
  }

  /// A rectangle of that size in the middle of this one, made smaller where it does not fit.
  public func centred(_ size: Size) -> Rect {
    let inner = Size(columns: min(size.columns, width), rows: min(size.rows, height))
    return Rect(
      x: x + (width - inner.columns) / 2, y: y + (height - inner.rows) / 2, width: inner.columns,
      height: inner.rows)
  }
}
