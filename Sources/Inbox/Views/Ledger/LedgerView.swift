import Phone
import Terminal
import Words

/// The badge ledger: every change of the number on the icon, what made it, and what they come to.
enum LedgerView {
  private static let belowRows = 6

  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    let model = canvas.model
    if layout.kind != .tiny {
      canvas.box(layout.body, title: title(model), label: label(model, layout.body), focused: true)
    }
    guard let ledger = model.snapshot.ledger else { return }
    let place = place(layout)
    let columns = columns(place.rows)
    place.drawHead(
      columns.map { (canvas.say(Phrase(WordID("face.ledger.\($0.name)"))), $0.x, $0.width) }, on: &canvas)
    drawSum(ledger, on: &canvas, in: place.rows.row(place.rows.height - 1))
    let rows = rows(place)
    let picked = picked(model)
    let top = PickList(index: picked ?? 0).top(count: ledger.lines.count, height: rows.height)
    for (row, line) in ledger.lines.dropFirst(top).prefix(rows.height).enumerated() {
      for column in columns { draw(column, line, on: &canvas, y: rows.y + row) }
      if top + row == picked { place.pick(row, on: &canvas, isTiny: layout.kind == .tiny) }
    }
    var sheet = TextSheet(model, width: place.below.width)
    if let picked, let rule = RuleBook.rule(ledger.lines[picked].line.rule) {
      RuleLines.write(rule, model.snapshot.switches, to: &sheet)
    } else {
      sheet.text(Phrase("face.ledger.none"), .dim)
    }
    canvas.put(sheet.lines[...], in: place.below)
  }

  static func place(_ layout: Layout) -> RowsPlace { RowsPlace(layout, belowRows: belowRows) }

  /// The rows without the one for the sum.
  static func rows(_ place: RowsPlace) -> Rect { place.rows.inset(left: 0, bottom: 1) }

  /// The line that is picked: the newest until another is.
  static func picked(_ model: Model) -> Int? {
    guard let count = model.snapshot.ledger?.lines.count, count > 0 else { return nil }
    return min(model.ledgerLine ?? count - 1, count - 1)
  }

  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    guard let server = model.snapshot.facts.serverBadge else {
      return BoxLabel([], in: box.width, beside: 0, widths: model.widths)
    }
    let text = model.say(Phrase("face.ledger.server", .text("JPush"), .count(server)))
    return BoxLabel(
      [BoxLabel.Item(pieces: [Piece(text, model.look[.dim])])], in: box.width,
      beside: model.widths.width(of: title(model)), widths: model.widths)
  }

  /// What the changes come to, in a sentence.
  static func sum(_ ledger: LedgerScene) -> Phrase {
    Phrase(
      "face.ledger.sum", .count(ledger.start), .count(ledger.lines.count),
      .text(LedgerText.signed(ledger.sum)),
      .count(ledger.number))
  }

  private static func title(_ model: Model) -> String { model.say(Phrase("face.ledger.title")) }

  private static func drawSum(_ ledger: LedgerScene, on canvas: inout Canvas, in row: Rect) {
    guard row.height > 0 else { return }
    canvas.put(canvas.say(sum(ledger)), .badge, x: row.x, y: row.y, width: row.width)
  }

  private typealias Column = (name: String, x: Int, width: Int)

  private static func columns(_ rows: Rect) -> [Column] {
    let isTiny = rows.width < 60
    let isWide = rows.width >= 100
    var widths: [(String, Int)] = [("time", isTiny ? 6 : 10), ("change", isTiny ? 10 : 12)]
    if !isTiny { widths.append(("step", 6)) }
    widths.append(("cause", isTiny ? 9 : 18))
    let right = isTiny ? 0 : isWide ? 38 : 12
    let used = widths.reduce(0) { $0 + $1.1 }
    widths.append(("push", max(0, rows.width - used - right)))
    if isWide { widths.append(("rule", 26)) }
    if !isTiny { widths.append(("certainty", 12)) }
    var x = rows.x
    return widths.map { name, width in
      defer { x += width }
      return (name, x, width - 1)
    }
  }

  private static func draw(_ column: Column, _ entry: LedgerScene.Line, on canvas: inout Canvas, y: Int) {
    let isTiny = canvas.model.layout.kind == .tiny
    let time = LocalTime(entry.line.at, zone: canvas.model.clock.zone)
    let certainty = RuleBook.rule(entry.line.rule)?.certainty ?? .assumed
    let (text, role): (String, Role) =
      switch column.name {
      case "time": (isTiny ? time.minutes : time.seconds, .dim)
      case "change": (LedgerText.change(entry.line.change), .badge)
      case "step": (LedgerText.signed(entry.line.change.to - entry.line.change.from), .text)
      case "cause": (LedgerText.cause(entry.line, canvas.tongue), .text)
      case "push": (entry.title, .text)
      case "rule": (entry.line.rule.name, .link)
      default: (CertaintyWord.text(certainty, canvas.tongue), CertaintyWord.role(certainty))
      }
    canvas.put(text, role, x: column.x, y: y, width: column.width)
  }
}
