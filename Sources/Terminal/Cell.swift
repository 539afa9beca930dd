/// One place of a frame.
public struct Cell: Hashable, Sendable {
  /// What a cell is part of.
  enum Kind: UInt64 {
    case narrow = 0
    /// The left half of something two columns wide.
    case head = 1
    /// The right half.
    case tail = 2
  }

  var glyph: Glyph
  private var look: UInt64

  private static let kindShift: UInt64 = 56

  init(_ glyph: Glyph, _ style: Style, _ kind: Kind = .narrow) {
    self.glyph = glyph
    look = style.bits | kind.rawValue << Cell.kindShift
  }

  var kind: Kind { Kind(rawValue: look >> Cell.kindShift) ?? .narrow }

  var isNarrow: Bool { look >> Cell.kindShift == 0 }

  /// How it looks.
  public internal(set) var style: Style {
    get { Style(bits: look) }
    set { look = look & ~Style.mask | newValue.bits }
  }

  /// What it shows: text that takes `columns` columns, empty for the right half of a wide character.
  public var text: String {
    guard kind != .tail else { return "" }
    var text = ""
    glyph.append(to: &text)
    return text
  }

  /// 2 for the left half of a wide character, 0 for its right half, else 1.
  public var columns: Int {
    switch kind {
    case .narrow: 1
    case .head: 2
    case .tail: 0
    }
  }
}
