import Terminal

/// Where everything lies on a screen of some size. No size is refused; what has no room is empty.
struct Layout: Hashable, Sendable {
  /// How much room there is.
  enum Kind: Hashable, Sendable {
    /// Three panes, the list at the left in full height.
    case wide
    /// List and detail, with a strip of callbacks under both.
    case medium
    /// One pane at a time, no boxes.
    case tiny
  }

  let kind: Kind
  let size: Size
  let status: Rect
  /// The row for a banner; empty while there is none.
  let banner: Rect
  /// What lies between, for a view that takes all of it.
  let body: Rect
  /// Each pane with its box; empty where it is not shown.
  private(set) var list = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var detail = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var callbacks = Rect(x: 0, y: 0, width: 0, height: 0)
  let keys: Rect

  /// The layout of a screen of `size` with the focus on `focus`.
  init(size: Size, hasBanner: Bool, focus: Pane) {
    self.size = size
    kind = Self.kind(of: size)
    var rest = size.bounds
    (status, rest) = rest.split(rows: rest.height > 1 ? 1 : 0)
    (rest, keys) = rest.split(rows: rest.height > 1 ? rest.height - 1 : rest.height)
    (banner, rest) = rest.split(rows: hasBanner && rest.height > 1 ? 1 : 0)
    body = rest
    switch kind {
    case .wide: divideWide(rest, focus)
    case .medium: divideMedium(rest, focus)
    case .tiny: self[focus] = rest
    }
  }

  /// The pane's box.
  subscript(pane: Pane) -> Rect {
    get {
      switch pane {
      case .list: list
      case .detail: detail
      case .callbacks: callbacks
      }
    }
    set {
      switch pane {
      case .list: list = newValue
      case .detail: detail = newValue
      case .callbacks: callbacks = newValue
      }
    }
  }

  /// What is left of the pane within its box.
  func inner(_ pane: Pane) -> Rect { kind == .tiny ? self[pane] : self[pane].inset() }

  /// The pane at a place.
  func pane(x: Int, y: Int) -> Pane? { Pane.allCases.first { self[$0].contains(x: x, y: y) } }

  private static let wideColumns = 116
  private static let mediumColumns = 70
  /// Boxes with fewer rows would hold nothing but themselves.
  private static let boxRows = 10

  /// How much room a screen of `size` has.
  static func kind(of size: Size) -> Kind {
    if size.rows < boxRows || size.columns < mediumColumns { return .tiny }
    return size.columns < wideColumns ? .medium : .wide
  }

  private mutating func divideWide(_ body: Rect, _ focus: Pane) {
    let right: Rect
    (list, right) = body.split(columns: min(64, body.width * 52 / 120))
    if body.height < 16 {
      self[focus == .callbacks ? .callbacks : .detail] = right
    } else {
      (detail, callbacks) = right.split(rows: body.height - (body.height * 2 + 4) / 5)
    }
  }

  private mutating func divideMedium(_ body: Rect, _ focus: Pane) {
    let strip = 6
    var top = body
    if body.height >= 16 { (top, callbacks) = body.split(rows: body.height - strip) }
    let right: Rect
    (list, right) = top.split(columns: 36 + (body.width - 80) / 3)
    self[callbacks.isEmpty && focus == .callbacks ? .callbacks : .detail] = right
  }
}
