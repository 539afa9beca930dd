import CLinux

/// The size of a screen or a frame, in cells.
public struct Size: Hashable, Sendable {
  /// Cells in a row.
  public var columns: Int
  /// Rows.
  public var rows: Int

  /// A size; a negative number counts as none.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// All cells.
  public var bounds: Rect { Rect(x: 0, y: 0, width: columns, height: rows) }
}

extension Size {
  /// What the kernel knows of the terminal behind `descriptor`, if it knows.
  init?(ofTerminal descriptor: Int32) {
    var (rows, columns): (Int32, Int32) = (0, 0)
    guard cl_winsize(descriptor, &rows, &columns) == 0, rows > 0, columns > 0 else { return nil }
    self.init(columns: Int(columns), rows: Int(rows))
  }
}
