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

  /// The rows that `error` takes below the line on a screen of so many columns.
  func rows(of error: LanguageError, columns: Int, _ model: Model) -> Int {
    let place = place(of: error, columns: columns, model)
    return place.lines.count + (place.isBelow ? 1 : 0)
  }

  /// Draws the error under its column: beside the caret where it fits, else in lines below it.
  func drawError(_ error: LanguageError, on canvas: inout Canvas, in area: Rect) {
    let place = place(of: error, columns: area.width, canvas.model)
    let x = area.x + Self.indent
    canvas.put("^", .error, x: x + place.caret, y: area.y + 1, width: 1)
    for (index, line) in place.lines.enumerated() {
      let y = area.y + (place.isBelow ? 2 : 1) + index
      if y < area.bottom {
        canvas.put(line, .error, x: x + place.text, y: y, width: area.right - x - place.text)
      }
    }
  }

  private struct ErrorPlace {
    var caret: Int
    var text: Int
    var lines: [String]
    var isBelow = false
  }

  private func place(of error: LanguageError, columns: Int, _ model: Model) -> ErrorPlace {
    let width = max(1, columns - Self.indent - 1)
    let widths = model.widths
    let caret = field.screenColumn(ofScalar: error.column, width: width, widths)
    var sentence = model.say(error.reason)
    if let suggestion = error.suggestion {
      sentence += " " + model.say(Phrase("face.palette.suggest", .text(suggestion)))
    }
    let own = widths.width(of: sentence)
    if caret + 2 + own <= width { return ErrorPlace(caret: caret, text: caret + 2, lines: [sentence]) }
    if caret >= own + 1 { return ErrorPlace(caret: caret, text: caret - own - 1, lines: [sentence]) }
    let lines = Array(widths.wrap(sentence, width: width).prefix(3))
    return ErrorPlace(caret: caret, text: 0, lines: lines, isBelow: true)
  }
}
