import Terminal
import Words

/// A frame being drawn, with what every part of the view needs beside it.
struct Canvas {
  var frame: Frame
  let model: Model
  let tongue: Tongue

  /// An empty canvas for `model`.
  init(_ model: Model) {
    frame = Frame(size: model.size, style: model.look[.background], widths: model.widths)
    self.model = model
    tongue = model.tongue
  }

  var widths: TextWidth { frame.widths }
  var border: BorderSet { model.settings.borders == .ascii ? .ascii : .rounded }

  /// Whether only ASCII is sure to take one column here.
  var isPlain: Bool { model.settings.borders == .ascii || widths.policy.ambiguousIsWide }

  /// A sign that takes one column here.
  func sign(_ sign: Sign) -> String { sign.text(ascii: isPlain) }

  /// A stretch of text in the style of a role.
  func piece(_ text: String, _ role: Role) -> Piece { Piece(text, model.look[role]) }

  /// A sentence in the style of a role.
  func piece(_ phrase: Phrase, _ role: Role) -> Piece { piece(say(phrase), role) }

  /// The sentence in the language that is spoken.
  func say(_ phrase: Phrase) -> String { phrase.text(in: tongue) }

  /// Draws text in at most `width` columns, cut with an ellipsis; returns the columns it took.
  @discardableResult
  mutating func put(_ text: String, _ role: Role, x: Int, y: Int, width: Int) -> Int {
    guard width > 0 else { return 0 }
    return frame.put(widths.truncate(text, to: width), x: x, y: y, style: model.look[role], width: width)
  }

  /// Draws text so that it ends at the right of `width` columns.
  mutating func putRight(_ text: String, _ role: Role, x: Int, y: Int, width: Int) {
    let own = min(width, widths.width(of: text))
    put(text, role, x: x + width - own, y: y, width: own)
  }

  /// Marks a row that is drawn already as the picked one.
  mutating func pick(_ row: Rect) { frame.restyle(row, model.look[.selection]) }

  /// Draws lines from the top of `rect`, each cut at its right edge.
  mutating func put(_ lines: ArraySlice<[Piece]>, in rect: Rect) {
    for (index, line) in lines.prefix(rect.height).enumerated() {
      frame.put(line, x: rect.x, y: rect.y + index, width: rect.width)
    }
  }

  /// Draws a pane's box; a bright line says that it has the focus.
  mutating func box(_ rect: Rect, title: String, label: BoxLabel, focused: Bool) {
    let line = model.look[focused ? .focus : .border]
    frame.box(
      rect, line, border: border, title: [piece(title, .title)],
      trailing: label.pieces(gapStyle: model.look[.dim]))
  }
}
