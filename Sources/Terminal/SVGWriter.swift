/// Draws a frame as a picture that can be scaled.
///
/// Each stretch of equal cells is one text element of a given length, so that columns line up in any font.
struct SVGWriter {
  private let frame: Frame
  private let look: SVGStyle
  private var classes: [Style: Int] = [:]
  private var grounds = ""
  private var strokes = ""
  private var texts = ""

  // 15 pixels of a fixed-width font are 9 wide.
  private static let cellWidth = 9
  private static let cellHeight = 19
  private static let fontSize = 15
  private static let baseline = 14
  private static let margin = 8

  init(_ frame: Frame, _ look: SVGStyle) {
    self.frame = frame
    self.look = look
  }

  mutating func write(title: String?) -> String {
    for y in 0..<frame.size.rows { write(row: y) }
    let width = frame.size.columns * Self.cellWidth + 2 * Self.margin
    let height = frame.size.rows * Self.cellHeight + 2 * Self.margin
    let label = title.map { "<title>\(Self.escaped(TextWidth().safe($0)))</title>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(label)<style>
      text{font-family:\(Self.escaped(look.fontFamily));font-size:\(Self.fontSize)px;white-space:pre}
      path{fill:none}
      \(rules())</style>
      <rect width="\(width)" height="\(height)" rx="6" fill="\(look.background)"/>
      <g transform="translate(\(Self.margin) \(Self.margin))">
      \(grounds)\(strokes)\(texts)</g>
      </svg>

      """
  }

  // MARK: - Rows

  private mutating func write(row y: Int) {
    for run in frame.runs(row: y) { ground(run, y) }
    let row = frame.cells(ofRow: y)
    var x = 0
    while x < frame.size.columns {
      let cell = row[row.startIndex + x]
      if let stroke = BoxStroke(cell.glyph.base), cell.isNarrow {
        strokes += draw(stroke, x, y, cell.style)
        x += 1
        continue
      }
      let start = x
      var text = ""
      while x < frame.size.columns, joins(row[row.startIndex + x], cell) {
        row[row.startIndex + x].glyph.append(to: &text)
        x += cell.columns
      }
      write(text, x: start, columns: x - start, y, cell.style)
    }
  }

  private func joins(_ cell: Cell, _ first: Cell) -> Bool {
    cell.kind == first.kind && cell.style == first.style
      && (!cell.isNarrow || BoxStroke(cell.glyph.base) == nil)
  }

  private mutating func ground(_ run: StyleRun, _ y: Int) {
    let colour = colours(of: run.style).background
    guard colour != look.background else { return }
    grounds += """
      <rect x="\(run.x * Self.cellWidth)" y="\(y * Self.cellHeight)" width="\(run.columns * Self.cellWidth)" \
      height="\(Self.cellHeight)" fill="\(colour)"/>

      """
  }

  private mutating func write(_ text: String, x: Int, columns: Int, _ y: Int, _ style: Style) {
    let isLined = !style.attributes.isDisjoint(with: [.underline, .strikethrough])
    // Spaces at either end show nothing.
    let spaces = isLined ? 0 : text.utf8.prefix { $0 == 0x20 }.count
    var kept = text.dropFirst(spaces)
    var columns = columns - spaces
    while !isLined, kept.utf8.last == 0x20 {
      kept.removeLast()
      columns -= 1
    }
    guard !kept.isEmpty else { return }
    texts += """
      <text class="\(name(of: style))" x="\((x + spaces) * Self.cellWidth)" y="\(y * Self.cellHeight + Self.baseline)" \
      textLength="\(columns * Self.cellWidth)" lengthAdjust="spacingAndGlyphs">\(Self.escaped(String(kept)))</text>

      """
  }

  // MARK: - Strokes

  private mutating func draw(_ stroke: BoxStroke, _ x: Int, _ y: Int, _ style: Style) -> String {
    let (left, top) = (Double(x * Self.cellWidth), Double(y * Self.cellHeight))
    let (width, height) = (Double(Self.cellWidth), Double(Self.cellHeight))
    let (middleX, middleY) = (left + width / 2, top + height / 2)
    let colour = colours(of: style).foreground
    func end(_ side: BoxStroke.Sides) -> String {
      switch side {
      case .up: "\(middleX) \(top)"
      case .down: "\(middleX) \(top + height)"
      case .left: "\(left) \(middleY)"
      default: "\(left + width) \(middleY)"
      }
    }
    let all: [BoxStroke.Sides] = [.up, .right, .down, .left]
    switch stroke {
    case .lines(let sides):
      let path = all.filter(sides.contains).map { "M\(middleX) \(middleY)L\(end($0))" }.joined()
      return "<path stroke=\"\(colour)\" d=\"\(path)\"/>\n"
    case .corner(let sides):
      let ends = all.filter(sides.contains).map(end)
      return "<path stroke=\"\(colour)\" d=\"M\(ends[0])Q\(middleX) \(middleY) \(ends[1])\"/>\n"
    case .dashes(let horizontal):
      let path = "M\(end(horizontal ? .left : .up))L\(end(horizontal ? .right : .down))"
      return "<path stroke=\"\(colour)\" stroke-dasharray=\"3 \(horizontal ? 1.5 : 1.75)\" d=\"\(path)\"/>\n"
    case .block(let x, let y, let blockWidth, let blockHeight):
      return """
        <rect x="\(left + width * Double(x) / 8)" y="\(top + height * Double(y) / 8)" \
        width="\(width * Double(blockWidth) / 8)" height="\(height * Double(blockHeight) / 8)" fill="\(colour)"/>

        """
    }
  }

  // MARK: - Looks

  private mutating func name(of style: Style) -> String {
    let number = classes[style] ?? classes.count
    classes[style] = number
    return "s\(number)"
  }

  private func rules() -> String {
    classes.sorted { $0.value < $1.value }.map { style, number in
      let attributes = style.attributes
      var rule = "fill:\(colours(of: style).foreground)"
      if attributes.contains(.bold) { rule += ";font-weight:bold" }
      if attributes.contains(.italic) { rule += ";font-style:italic" }
      if attributes.contains(.dim) { rule += ";opacity:.6" }
      let decorations = [
        attributes.contains(.underline) ? "underline" : nil,
        attributes.contains(.strikethrough) ? "line-through" : nil,
      ].compactMap(\.self)
      if !decorations.isEmpty { rule += ";text-decoration:" + decorations.joined(separator: " ") }
      return ".s\(number){\(rule)}\n"
    }.joined()
  }

  private func colours(of style: Style) -> (foreground: Colour, background: Colour) {
    let foreground = style.foreground == .standard ? look.foreground : style.foreground
    let background = style.background == .standard ? look.background : style.background
    return style.attributes.contains(.reverse) ? (background, foreground) : (foreground, background)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
