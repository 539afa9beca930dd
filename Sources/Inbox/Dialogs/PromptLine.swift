import Language
import Terminal
import Words

/// A line of input at the bottom of the screen, with a second line for what is to be said about it.
struct PromptLine {
  let sign: String
  let field: TextField

  private static let indent = 3

  /// The bottom `rows` rows above the key bar, raised above the panes.
  static func area(_ layout: Layout, rows: Int) -> Rect {
    let body = layout.size.bounds.inset(top: 0, bottom: layout.keys.height)
    return body.split(rows: body.height - min(rows, body.height)).bottom
  }

  /// Draws the line at the top of `area` and says where the cursor is.
  func draw(on canvas: inout Canvas, in area: Rect) -> TerminalModes.Cursor {
    let look = canvas.model.look
    canvas.frame.fill(area, look[.text].with(background: look[.raised].background))
    canvas.put(sign, .key, x: area.x + 1, y: area.y, width: 1)
    return field.draw(on: &canvas, x: area.x + Self.indent, y: area.y, width: area.width - Self.indent - 1)
  }

  /// Draws the error under its column; where it would not fit, before the caret.
  func drawError(_ error: LanguageError, on canvas: inout Canvas, in area: Rect) {
    let width = area.width - Self.indent - 1
    let column = field.screenColumn(ofScalar: error.column, width: width, canvas.widths)
    var sentence = canvas.say(error.reason)
    if let suggestion = error.suggestion {
      sentence += " " + canvas.say(Phrase("face.palette.suggest", .text(suggestion)))
    }
    let x = area.x + Self.indent
    let y = area.y + 1
    canvas.put("^", .error, x: x + column, y: y, width: 1)
    let own = canvas.widths.width(of: sentence)
    if column + 2 + own <= width || column < own + 1 {
      canvas.put(sentence, .error, x: x + column + 2, y: y, width: width - column - 2)
    } else {
      canvas.put(sentence, .error, x: x + column - own - 1, y: y, width: own)
    }
  }
}
