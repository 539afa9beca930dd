import Terminal

/// The time in large digits, three rows high, as a lock screen shows it.
struct BlockClock {
  /// `12:30`.
  let text: String

  /// The rows it takes.
  static let rows = 3

  /// Five rows of dots for each digit, the highest bit at the left.
  private static let dots: [Character: [UInt8]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 3, 1, 7],
    "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 1, 1],
    "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], ":": [0, 2, 0, 2, 0],
  ]
  private static let columns: [UInt8] = [4, 2, 1]

  /// The rows, from half blocks: two dots share a cell.
  var lines: [String] {
    (0..<Self.rows).map { row in
      text.map { digit in
        let dots = Self.dots[digit] ?? [0, 0, 7, 0, 0]
        let lower = row * 2 + 1 < dots.count ? dots[row * 2 + 1] : 0
        return String(Self.columns.map { Self.cell(dots[row * 2] & $0 != 0, lower & $0 != 0) })
      }
      .joined(separator: " ")
    }
  }

  private static func cell(_ upper: Bool, _ lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  /// Draws it in the middle of the top of `rect`; where half blocks may be two columns wide, as plain text.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let lines = canvas.isPlain ? ["", text] : lines
    for (row, line) in lines.enumerated() {
      let width = canvas.widths.width(of: line)
      canvas.put(line, .strong, x: rect.x + (rect.width - width) / 2, y: rect.y + row, width: width)
    }
  }
}
