import CNcurses

/// What ncurses is told for a style: attributes and a pair of colours, made when a style is first seen.
struct InkTable {
  struct Ink {
    var attributes: attr_t
    var pair: Int32

    static let plain = Ink(attributes: 0, pair: 0)
  }

  private let depth: ColourDepth
  private let colours: Int
  private let mostPairs: Int
  private var inks: [Style: Ink] = [:]
  private var last: (style: Style, ink: Ink)?
  private var pairs: Set<Int32> = []

  /// For the current ncurses screen, whose terminal has `colours` of its own.
  init(depth: ColourDepth, colours: Int) {
    self.depth = depth
    self.colours = colours
    mostPairs = depth == .mono ? 0 : Int(nc_pairs())
  }

  /// The ink for `style`, or nothing when all pairs are taken; then `empty()` and draw everything anew.
  mutating func ink(for style: Style) -> Ink? {
    if let last, last.style == style { return last.ink }
    guard let ink = inks[style] ?? make(style) else { return nil }
    last = (style, ink)
    return ink
  }

  /// Gives all pairs back.
  mutating func empty() {
    inks.removeAll()
    pairs.removeAll()
    last = nil
    reset_color_pairs()
  }

  private mutating func make(_ style: Style) -> Ink? {
    var ink = Ink(attributes: Self.attributes(style.attributes), pair: 0)
    if depth != .mono {
      let (foreground, background, more) = numbers(style)
      if foreground >= 0 || background >= 0 {
        // When ncurses runs out it takes a pair away from cells that still show it, so it must not.
        if pairs.count >= mostPairs - 1, find_pair(foreground, background) < 0 { return nil }
        ink.pair = alloc_pair(foreground, background)
        guard ink.pair >= 0 else { return nil }
        pairs.insert(ink.pair)
      }
      ink.attributes |= more
    }
    inks[style] = ink
    return ink
  }

  /// The numbers of both colours, -1 for the terminal's own, and attributes that help where colours are few.
  private func numbers(_ style: Style) -> (Int32, Int32, attr_t) {
    let background = number(style.background, not: nil)
    // Two colours that differ must still differ when both come to the same number.
    let clash = style.foreground != style.background && background >= 0 ? Int(background) : nil
    let foreground = number(style.foreground, not: clash)
    guard depth == .palette16, colours < 16 else { return (foreground, background, 0) }
    return (
      Self.ofEight(foreground), background >= 8 ? background - 8 : background, Self.brightness(foreground)
    )
  }

  private func number(_ colour: Colour, not taken: Int?) -> Int32 {
    guard case .rgb(let red, let green, let blue) = colour else { return -1 }
    let rgb = Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue))
    switch depth {
    case .truecolour:
      let value = rgb.red << 16 | rgb.green << 8 | rgb.blue
      return Int32(value < 8 ? 8 : value)  // the first eight are the palette's, and as black as the next
    case .palette256: return Int32(Palette.nearest256(rgb, not: taken))
    case .palette16: return Int32(Palette.of16(rgb, not: taken))
    case .mono: return -1
    }
  }

  // With eight colours the bright ones are bold, and bright black, which would be black on black, is faint white.
  private static func ofEight(_ colour: Int32) -> Int32 { colour == 8 ? 7 : colour > 8 ? colour - 8 : colour }

  private static func brightness(_ colour: Int32) -> attr_t {
    colour == 8 ? NC_DIM : colour > 8 ? NC_BOLD : 0
  }

  private static func attributes(_ style: StyleAttributes) -> attr_t {
    var attributes: attr_t = 0
    if style.contains(.bold) { attributes |= NC_BOLD }
    if style.contains(.dim) { attributes |= NC_DIM }
    if style.contains(.italic) { attributes |= NC_ITALIC }
    if style.contains(.underline) { attributes |= NC_UNDERLINE }
    if style.contains(.reverse) { attributes |= NC_REVERSE }
    if style.contains(.strikethrough) { attributes |= NC_BLINK }
    return attributes
  }
}
