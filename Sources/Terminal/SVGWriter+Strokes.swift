extension SVGWriter {
  /// The element that draws `stroke` in the cell at column `x` of row `y`.
  func drawing(of stroke: BoxStroke, _ x: Int, _ y: Int, _ colour: Colour) -> String {
    let (left, top) = (Double(x * Self.cellWidth), Double(y * Self.cellHeight))
    let (width, height) = (Double(Self.cellWidth), Double(Self.cellHeight))
    let (middleX, middleY) = (left + width / 2, top + height / 2)
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
}
