import Phone
import Terminal
import Words

/// Every rule of the book, narrowed by words, with its certainty and the value of its switch.
enum RulesView {
  private static let belowRows = 7

  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    let model = canvas.model
    if layout.kind != .tiny {
      canvas.box(layout.body, title: title(model), label: label(model, layout.body), focused: true)
    }
    let place = place(layout)
    let columns = columns(place.rows)
    place.drawHead(
      columns.map { (canvas.say(Phrase(WordID("face.rules.\($0.name)"))), $0.x, $0.width) }, on: &canvas)
    if model.rules.found.isEmpty {
      let none = Phrase("face.rules.none", .text(model.rules.filter))
      canvas.put(canvas.say(none), .dim, x: place.rows.x, y: place.rows.y, width: place.rows.width)
    }
    let top = model.rules.top(height: place.rows.height)
    for (line, found) in model.rules.found.dropFirst(top).prefix(place.rows.height).enumerated() {
      for column in columns { draw(column, found.rule, on: &canvas, y: place.rows.y + line) }
      if top + line == model.rules.index { place.pick(line, on: &canvas, isTiny: layout.kind == .tiny) }
    }
    guard let rule = model.rules.picked else { return }
    var sheet = TextSheet(model, width: place.below.width)
    RuleLines.write(rule, model.snapshot.switches, to: &sheet)
    canvas.put(sheet.lines[...], in: place.below)
  }

  static func place(_ layout: Layout) -> RowsPlace { RowsPlace(layout, belowRows: belowRows) }

  /// The words that narrow the list, and how many rules they leave.
  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    var items: [BoxLabel.Item] = []
    let filter = model.rules.filter
    if let key = model.keyInView(for: "open filter") {
      let text = filter.isEmpty ? model.say(Phrase("face.key.filter")) : filter
      items.append(
        BoxLabel.Item(
          pieces: [
            Piece(key.label + " ", model.look[.key]),
            Piece(model.widths.truncate(text, to: 30), model.look[filter.isEmpty ? .dim : .match]),
          ], command: "open filter"))
    }
    let count = Phrase("face.rules.count", .count(model.rules.found.count))
    items.append(BoxLabel.Item(pieces: [Piece(model.say(count), model.look[.strong])]))
    return BoxLabel(
      items, in: box.width, beside: model.widths.width(of: title(model)), widths: model.widths)
  }

  private static func title(_ model: Model) -> String { model.say(Phrase("face.rules.title")) }

  private typealias Column = (name: String, x: Int, width: Int)

  private static func columns(_ rows: Rect) -> [Column] {
    let name = min(28, rows.width * 2 / 5)
    var columns: [Column] = [("name", rows.x, name - 1)]
    var x = rows.x + name
    if rows.width >= 60 {
      columns.append(("certainty", x, 11))
      x += 12
    }
    columns.append(("value", x, 4))
    x += 5
    columns.append(("sentence", x, rows.right - x))
    return columns
  }

  private static func draw(_ column: Column, _ rule: Rule, on canvas: inout Canvas, y: Int) {
    let value = RuleLines.value(of: rule, canvas.model.snapshot.switches)
    switch column.name {
    case "name": canvas.put(rule.id.name, .link, x: column.x, y: y, width: column.width)
    case "certainty":
      canvas.put(
        CertaintyWord.text(rule.certainty, canvas.tongue), CertaintyWord.role(rule.certainty), x: column.x,
        y: y, width: column.width)
    case "value":
      let word = value.map { canvas.say(Phrase($0.isOn ? "face.value.on" : "face.value.off")) } ?? "·"
      canvas.put(word, value?.isOn == true ? .held : .dim, x: column.x, y: y, width: column.width)
    default:
      canvas.put(rule.sentence.text(in: canvas.tongue), .text, x: column.x, y: y, width: column.width)
    }
  }
}
