import Terminal

/// Where the parts of the audience view lie.
struct AudiencePlace {
  /// The expression and what it comes to.
  let top: Rect
  /// The titles of the columns, and a line below them.
  let head: Rect
  let rows: Rect
  /// The request that names the audience.
  let request: Rect

  private static let topRows = 4
  private static let requestColumns = 44

  init(_ layout: Layout) {
    let isTiny = layout.kind == .tiny
    var rest = isTiny ? layout.body : layout.body.inset(columns: 2, rows: 1)
    switch layout.kind {
    case .wide:
      let (left, right) = rest.split(columns: rest.width - Self.requestColumns)
      (rest, request) = (left.inset(left: 0, right: 3), right)
    case .medium: (rest, request) = rest.split(rows: rest.height - max(0, min(6, rest.height / 3)))
    case .tiny: request = Rect(x: rest.x, y: rest.bottom, width: rest.width, height: 0)
    }
    (top, rest) = rest.split(rows: min(isTiny ? 3 : Self.topRows + 1, rest.height))
    (head, rows) = rest.split(rows: isTiny || rest.height < 5 ? 0 : 2)
  }
}
