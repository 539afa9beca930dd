/// Finds the line breaks of a text while its clusters go by.
struct LineWrapping {
  private let text: String
  private let columns: Int
  private var lines: [String] = []

  // Offsets in bytes. The line runs from `lineStart`; `breakAt` is the last place it may end, and the next line
  // starts at `resumeAt`.
  private var lineStart = 0
  private var used = 0
  private var breakAt: Int?
  private var resumeAt = 0
  private var usedAtResume = 0
  private var end = 0
  private var lastEndsWord = false

  init(_ text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  mutating func take(_ cluster: borrowing ClusterScanner) {
    let base = cluster.first.glyph.base
    let start = cluster.start
    end = cluster.end
    if LineWrapping.isLineEnd(cluster, text) {
      close(at: start, next: end)
      used = 0
      return
    }
    if base == " " {
      takeSpace(start, cluster.columns)
      return
    }
    let mayStartLine = (LineWrapping.breaksBefore(base) || lastEndsWord) && !LineWrapping.isClosing(base)
    if mayStartLine, start > lineStart, !isAfterSpace(start) { mark(breakAt: start, resumeAt: start) }
    if used + cluster.columns > columns, start > lineStart { breakLine(before: start) }
    used += cluster.columns
    lastEndsWord = LineWrapping.breaksBefore(base) && !LineWrapping.isOpening(base)
  }

  mutating func finished() -> [String] {
    close(at: end, next: end)
    return lines
  }

  // A space that no longer fits hangs over the end, where nobody sees it.
  private mutating func takeSpace(_ start: Int, _ width: Int) {
    used += width
    mark(breakAt: isAfterSpace(start) ? breakAt ?? start : start, resumeAt: end)
    lastEndsWord = false
  }

  private func isAfterSpace(_ start: Int) -> Bool { breakAt != nil && resumeAt == start }

  private mutating func mark(breakAt: Int, resumeAt: Int) {
    self.breakAt = breakAt
    self.resumeAt = resumeAt
    usedAtResume = used
  }

  private mutating func breakLine(before start: Int) {
    if let breakAt, resumeAt > lineStart {
      let carried = used - usedAtResume
      append(lineStart, breakAt)
      lineStart = resumeAt
      used = carried
    } else {
      append(lineStart, start)
      lineStart = start
      used = 0
    }
    breakAt = nil
  }

  private mutating func close(at end: Int, next: Int) {
    append(lineStart, end)
    lineStart = next
    breakAt = nil
    lastEndsWord = false
  }

  private mutating func append(_ from: Int, _ to: Int) {
    let start = text.utf8.index(text.startIndex, offsetBy: from)
    let end = text.utf8.index(text.startIndex, offsetBy: max(from, to))
    lines.append(String(text[start..<end]))
  }

  // MARK: - Unicode Standard Annex 14, cut down to what notifications need

  private static func isLineEnd(_ cluster: borrowing ClusterScanner, _ text: String) -> Bool {
    let byte = text.utf8[text.utf8.index(text.startIndex, offsetBy: cluster.start)]
    return byte == 0x0A || byte == 0x0D
  }

  private static func breaksBefore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    "，。、；：？！）】》」』〉］｝”’…—·,.;:?!)]}ー々".unicodeScalars.contains(scalar)
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    "（【《「『〈［｛“‘".unicodeScalars.contains(scalar)
  }
}
