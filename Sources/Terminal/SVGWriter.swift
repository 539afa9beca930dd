/// Draws a frame as a picture that can be scaled.
///
/// Each stretch of equal cells is one text element of a given length, so that columns line up in any font.
struct SVGWriter {
  private let frame: Frame
  private let look: SVGStyle
  /// What most of the frame lies on; the margin is of that colour too.
  private let ground: Colour
  private var classes: [Style: Int] = [:]
  private var grounds = ""
  private var strokes = ""
  private var texts = ""

  // 15 pixels of a fixed-width font are 9 wide.
  static let cellWidth = 9
  static let cellHeight = 19
  private static let fontSize = 15
  private static let baseline = 14
  private static let margin = 8

  init(_ frame: Frame, _ look: SVGStyle) {
    self.frame = frame
    self.look = look
    var counts: [Colour: Int] = [:]
    for cell in frame.cells { counts[cell.style.background, default: 0] += 1 }
    let most = counts.max { ($0.value, $0.key.bits) < ($1.value, $1.key.bits) }?.key ?? .standard
    ground = most == .standard ? look.background : most
  }

  mutating func write(title: String?) -> String {
    for y in 0..<frame.size.rows { write(row: y) }
    let width = frame.size.columns * Self.cellWidth + 2 * Self.margin
    let height = frame.size.rows * Self.cellHeight + 2 * Self.margin
    let label = title.map { "<title>\(Self.escaped(TextWidth().safe($0)))</title>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      xml:space="preserve">
      \(label)<style>
      text{font-family:\(Self.escaped(look.fontFamily));font-size:\(Self.fontSize)px;white-space:pre}
      path{fill:none}
      \(rules())</style>
      <rect width="\(width)" height="\(height)" rx="6" fill="\(ground)"/>
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
      if isSpace(cell) {
        x += 1
        continue
      }
      if let stroke = BoxStroke(cell.glyph.base), cell.isNarrow {
        strokes += drawing(of: stroke, x, y, colours(of: cell.style).foreground)
        x += 1
        continue
      }
      let start = x
      var text = ""
      while x < frame.size.columns, joins(row[row.startIndex + x], cell) {
        if isSpace(row[row.startIndex + x]), isLast(x, of: row, cell) { break }
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

  /// Whether the stretch ends behind the space at `x`: words that stand in columns are apart also in viewers that do
  /// not stretch text.
  private func isLast(_ x: Int, of row: ArraySlice<Cell>, _ first: Cell) -> Bool {
    guard x + 1 < frame.size.columns else { return true }
    let next = row[row.startIndex + x + 1]
    return isSpace(next) || !joins(next, first)
  }

  /// A space shows nothing, if no line goes through it.
  private func isSpace(_ cell: Cell) -> Bool {
    cell.glyph == .blank && cell.isNarrow
      && cell.style.attributes.isDisjoint(with: [.underline, .strikethrough])
  }

  private mutating func ground(_ run: StyleRun, _ y: Int) {
    let colour = colours(of: run.style).background
    guard colour != ground else { return }
    grounds += """
      <rect x="\(run.x * Self.cellWidth)" y="\(y * Self.cellHeight)" width="\(run.columns * Self.cellWidth)" \
      height="\(Self.cellHeight)" fill="\(colour)"/>

      """
  }

  private mutating func write(_ text: String, x: Int, columns: Int, _ y: Int, _ style: Style) {
    texts += """
      <text class="\(name(of: style))" x="\(x * Self.cellWidth)" y="\(y * Self.cellHeight + Self.baseline)" \
      textLength="\(columns * Self.cellWidth)" lengthAdjust="spacingAndGlyphs">\(Self.escaped(text))</text>

      """
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

  func colours(of style: Style) -> (foreground: Colour, background: Colour) {
    let foreground = style.foreground == .standard ? look.foreground : style.foreground
    let background = style.background == .standard ? look.background : style.background
    return style.attributes.contains(.reverse) ? (background, foreground) : (foreground, background)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
