import Terminal

/// The words at the right of a box's top line: tabs and pages, each of which can be clicked.
struct BoxLabel: Hashable, Sendable {
  /// One word or two with what a click on them runs.
  struct Item: Hashable, Sendable {
    var pieces: [Piece]
    var command: String?
  }

  private let items: [Item]
  private let widths: TextWidth
  /// Whether every item has found room.
  let isWhole: Bool
  private static let gap = 2

  /// The items, without those at the end that leave no room in a box of `width` beside its title.
  init(_ items: [Item], in width: Int, beside title: Int, widths: TextWidth) {
    self.widths = widths
    // A box keeps a corner, a stroke and a space on each side, and a stroke and two spaces between both labels.
    let room = width - 6 - title - 3
    var kept = items
    while !kept.isEmpty, Self.columns(of: kept, widths) > room { kept.removeLast() }
    self.items = kept
    isWhole = kept.count == items.count
  }

  /// Everything in one row.
  func pieces(gapStyle: Style) -> [Piece] {
    var row: [Piece] = []
    for item in items {
      if !row.isEmpty { row.append(Piece(String(repeating: " ", count: Self.gap), gapStyle)) }
      row += item.pieces
    }
    return row
  }

  /// What a click at column `x` runs, the label being drawn on `box`.
  func command(x: Int, box: Rect) -> String? {
    var left = box.right - 3 - Self.columns(of: items, widths)
    for item in items {
      let width = Self.columns(of: item, widths)
      if (left..<left + width).contains(x) { return item.command }
      left += width + Self.gap
    }
    return nil
  }

  private static func columns(of item: Item, _ widths: TextWidth) -> Int {
    item.pieces.reduce(0) { $0 + widths.width(of: $1.text) }
  }

  private static func columns(of items: [Item], _ widths: TextWidth) -> Int {
    items.reduce(0) { $0 + columns(of: $1, widths) } + gap * max(0, items.count - 1)
  }
}
