import Engine
import Journal
import Terminal
import Words

/// Everything that ever arrived, and every request over HTTP, by pages: what the list no longer holds is here.
enum HistoryView {
  private static let belowRows = 7

  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    let model = canvas.model
    if layout.kind != .tiny {
      canvas.box(layout.body, title: title(model), label: label(model, layout.body), focused: true)
    }
    if model.past.level == .list { drawList(on: &canvas, layout) } else { drawSheet(on: &canvas, layout) }
  }

  static func place(_ layout: Layout) -> RowsPlace { RowsPlace(layout, belowRows: belowRows) }

  /// Where what is written about one row stands.
  static func inner(_ layout: Layout) -> Rect {
    layout.kind == .tiny ? layout.body : layout.body.inset(columns: 2, rows: 1)
  }

  /// The row that is drawn first.
  static func top(_ model: Model) -> Int {
    guard let window = model.pastWindow, let index = model.pastIndex else { return 0 }
    let height = max(1, place(model.layout).rows.height)
    return max(0, min(index - min(model.past.screenRow, height - 1), window.rows.count - height))
  }

  private static func drawSheet(on canvas: inout Canvas, _ layout: Layout) {
    let area = inner(layout)
    let lines = HistoryDetail.lines(canvas.model, width: area.width)
    canvas.put(lines.dropFirst(min(canvas.model.past.top, max(0, lines.count - area.height))), in: area)
  }

  private static func drawList(on canvas: inout Canvas, _ layout: Layout) {
    let model = canvas.model
    let place = place(layout)
    let columns = HistoryColumn.all(model.past.kind, place.rows, isTiny: layout.kind == .tiny)
    place.drawHead(columns.map { (canvas.say(Phrase($0.title)), $0.x, $0.width) }, on: &canvas)
    let rows = model.pastWindow?.rows ?? []
    if rows.isEmpty { drawNothing(on: &canvas, in: place.rows) }
    let top = top(model)
    for (line, row) in rows.dropFirst(top).prefix(place.rows.height).enumerated() {
      for column in columns { column.draw(row, on: &canvas, y: place.rows.y + line) }
      if top + line == model.pastIndex { place.pick(line, on: &canvas, isTiny: layout.kind == .tiny) }
    }
    var sheet = TextSheet(model, width: place.below.width)
    HistoryDetail.writeShort(model, to: &sheet)
    canvas.put(sheet.lines[...], in: place.below)
  }

  private static func drawNothing(on canvas: inout Canvas, in rows: Rect) {
    let model = canvas.model
    let phrase: Phrase
    if let problem = model.snapshot.past?.window?.problem {
      phrase = problem.phrase
    } else if let window = model.pastWindow, window.reached == nil {
      phrase =
        model.past.filter.isEmpty
        ? Phrase(WordID("face.history.empty.\(model.past.kind.rawValue)"))
        : Phrase("face.history.none", .text(model.past.filter))
    } else {
      phrase = Phrase("face.history.searching")
    }
    canvas.put(canvas.say(phrase), .dim, x: rows.x, y: rows.y, width: rows.width)
  }

  // MARK: - The top line

  /// Which rows, what narrows them, and where one is.
  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    var items = HistoryKind.allCases.map { kind in
      let word = model.say(Phrase(WordID("face.history.\(kind.rawValue)")))
      let isShown = kind == model.past.kind
      return BoxLabel.Item(
        pieces: [Piece(isShown ? "[\(word)]" : word, model.look[isShown ? .strong : .dim])],
        command: isShown ? nil : "history \(kind.rawValue)")
    }
    items.append(BoxLabel.Item(pieces: [Piece(place(model), model.look[.strong])]))
    if let key = model.keyInView(for: "open filter") {
      let filter = model.past.filter
      let text = filter.isEmpty ? model.say(Phrase("face.key.filter")) : filter
      items.append(
        BoxLabel.Item(
          pieces: [
            Piece(key.label + " ", model.look[.key]),
            Piece(model.widths.truncate(text, to: 30), model.look[filter.isEmpty ? .dim : .match]),
          ], command: "open filter"))
    }
    if let lag = model.snapshot.past?.lag, lag > 0, model.past.kind == .pushes {
      let text = model.say(Phrase("face.history.lag", .count(lag)))
      items.append(BoxLabel.Item(pieces: [Piece(text, model.look[.held])]))
    }
    return BoxLabel(
      items, in: box.width, beside: model.widths.width(of: title(model)), widths: model.widths)
  }

  /// `312 of 1000000`; with a filter how many it has found so far.
  private static func place(_ model: Model) -> String {
    guard let window = model.pastWindow else { return model.say(Phrase("face.history.searching")) }
    if let reached = window.reached {
      return model.say(Phrase("face.history.reached", .count(window.rows.count), .count(reached)))
    }
    guard window.question.filter.isEmpty else {
      let hasMore = window.hasOlder || window.hasNewer
      return model.say(
        Phrase(hasMore ? "face.history.foundMore" : "face.history.found", .count(window.rows.count)))
    }
    let newest = window.numbers.upperBound - 1
    let place = model.pastRow.map { newest - $0.number + 1 } ?? 0
    return model.say(Phrase("face.history.place", .count(place), .count(window.numbers.count)))
  }

  private static func title(_ model: Model) -> String { model.say(Phrase("face.history.title")) }
}
