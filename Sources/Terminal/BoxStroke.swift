/// A character that a picture draws as lines or as a filled part of its cell, so that neighbours join in any font.
enum BoxStroke: Equatable {
  /// Lines from the middle of the cell to the sides named.
  case lines(Sides)
  /// A quarter circle between two sides.
  case corner(Sides)
  /// Short strokes along the whole cell.
  case dashes(horizontal: Bool)
  /// A part of the cell, in eighths of its width and height.
  case block(x: Int, y: Int, width: Int, height: Int)

  struct Sides: OptionSet {
    let rawValue: Int
    static let up = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let down = Sides(rawValue: 4)
    static let left = Sides(rawValue: 8)
  }

  /// The Unicode Standard, chart "Box Drawing" and "Block Elements".
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "▁"..."█": self = .lower(Int(scalar.value) - 0x2580)
    case "▉"..."▏": self = .block(x: 0, y: 0, width: 0x2590 - Int(scalar.value), height: 8)
    default:
      guard let stroke = Self.others[scalar] else { return nil }
      self = stroke
    }
  }

  private static func lower(_ eighths: Int) -> BoxStroke {
    .block(x: 0, y: 8 - eighths, width: 8, height: eighths)
  }

  private static let others: [Unicode.Scalar: BoxStroke] = [
    "─": .lines([.left, .right]), "│": .lines([.up, .down]), "┌": .lines([.right, .down]),
    "┐": .lines([.left, .down]), "└": .lines([.up, .right]), "┘": .lines([.up, .left]),
    "├": .lines([.up, .down, .right]), "┤": .lines([.up, .down, .left]), "┬": .lines([.left, .right, .down]),
    "┴": .lines([.left, .right, .up]), "┼": .lines([.up, .right, .down, .left]),
    "╭": .corner([.right, .down]),
    "╮": .corner([.left, .down]), "╰": .corner([.up, .right]), "╯": .corner([.up, .left]),
    "╌": .dashes(horizontal: true), "┄": .dashes(horizontal: true), "┈": .dashes(horizontal: true),
    "╎": .dashes(horizontal: false), "┆": .dashes(horizontal: false), "┊": .dashes(horizontal: false),
    "▀": .block(x: 0, y: 0, width: 8, height: 4), "▐": .block(x: 4, y: 0, width: 4, height: 8),
    "▔": .block(x: 0, y: 0, width: 8, height: 1), "▕": .block(x: 7, y: 0, width: 1, height: 8),
  ]
}
