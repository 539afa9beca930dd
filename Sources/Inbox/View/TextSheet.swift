import Terminal
import Words

/// Lines of styled text that a pane scrolls through, built for one width.
struct TextSheet {
  private(set) var lines: [[Piece]] = []
  let width: Int
  let tongue: Tongue
  private let look: Look
  private let widths: TextWidth
  private let isPlain: Bool

  /// An empty sheet for `model`, `width` columns wide.
  init(_ model: Model, width: Int) {
    self.width = max(1, width)
    look = model.look
    widths = model.widths
    tongue = model.tongue
    isPlain = model.settings.borders == .ascii || model.widths.policy.ambiguousIsWide
  }

  /// A stretch of text in the style of a role.
  func piece(_ text: String, _ role: Role) -> Piece { Piece(text, look[role]) }

  /// The columns of `text`.
  func columns(_ text: String) -> Int { widths.width(of: text) }

  /// `text` cut to `columns`.
  func cut(_ text: String, to columns: Int) -> String { widths.truncate(text, to: columns) }

  /// Adds an empty line, unless there is one already or nothing stands above it.
  mutating func gap() {
    if let last = lines.last, !last.isEmpty { lines.append([]) }
  }

  /// Adds one line as it is.
  mutating func line(_ pieces: [Piece]) { lines.append(pieces) }

  /// Adds text, wrapped at words, every line moved `indent` to the right.
  mutating func text(_ text: String, _ role: Role, indent: Int = 0) {
    for line in widths.wrap(text, width: max(1, width - indent)) {
      lines.append(indented(indent, [piece(line, role)]))
    }
  }

  /// Adds a sentence.
  mutating func text(_ phrase: Phrase, _ role: Role, indent: Int = 0) {
    text(phrase.text(in: tongue), role, indent: indent)
  }

  /// Puts `pieces` behind the last line, or below it where there is no room.
  mutating func trail(_ pieces: [Piece], indent: Int = 0) {
    let own = pieces.reduce(0) { $0 + columns($1.text) }
    let used = lines.last.map { $0.reduce(0) { $0 + columns($1.text) } } ?? width
    if lines.isEmpty || used + 1 + own > width {
      lines.append(indented(indent, pieces))
    } else {
      lines[lines.count - 1] += [piece(" ", .text)] + pieces
    }
  }

  /// Adds a label with its value beside it; a long value goes on under itself.
  mutating func field(_ label: String, _ value: String, _ role: Role, labelWidth: Int) {
    let room = max(1, width - labelWidth)
    for (index, part) in widths.wrap(value, width: room).enumerated() {
      lines.append([piece(padded(index == 0 ? label : "", to: labelWidth), .dim), piece(part, role)])
    }
  }

  /// Adds text cut at the edge wherever that falls, for what must not be changed by a single space.
  mutating func verbatim(_ text: String, _ role: Role, indent: Int = 0) {
    for line in TextSheet.hardWrapped(text, width: max(2, width - indent), widths) {
      lines.append(indented(indent, [piece(line, role)]))
    }
  }

  /// Puts `pieces` right behind the last line, whatever room there is.
  mutating func attach(_ pieces: [Piece]) {
    if lines.isEmpty { lines.append([]) }
    lines[lines.count - 1] += pieces
  }

  /// `text` in pieces of at most `width` columns.
  func hardWrapped(_ text: String, width: Int) -> [String] {
    TextSheet.hardWrapped(text, width: max(2, width), widths)
  }

  /// A sign that takes one column here.
  func sign(_ sign: Sign) -> String { sign.text(ascii: isPlain) }

  /// `text` with spaces behind it up to `columns`.
  func padded(_ text: String, to columns: Int) -> String {
    let text = cut(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - self.columns(text)))
  }

  private func indented(_ indent: Int, _ pieces: [Piece]) -> [Piece] {
    indent == 0 ? pieces : [piece(String(repeating: " ", count: indent), .text)] + pieces
  }

  /// `text` in pieces of at most `width` columns.
  static func hardWrapped(_ text: String, width: Int, _ widths: TextWidth) -> [String] {
    guard widths.width(of: text) > width else { return [text] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for character in text {
      let columns = widths.cells(of: character).columns
      if used + columns > width, !line.isEmpty {
        lines.append(line)
        (line, used) = ("", 0)
      }
      line.append(character)
      used += columns
    }
    return lines + [line]
  }
}
