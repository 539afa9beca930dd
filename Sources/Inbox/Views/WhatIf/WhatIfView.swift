import Payload
import Simulation
import Terminal
import Words

/// This push in every state of the app.
enum WhatIfView {
  /// How the table is drawn at some size.
  enum Form {
    case wide(WhatIfWide)
    case short(WhatIfShort)
  }

  /// Lines of the reasons under the wide table, an empty one above them included.
  private static let reasonRows = 4

  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    let box = layout.body
    if layout.kind != .tiny {
      canvas.box(
        box, title: canvas.say(title(canvas.model)), label: label(canvas.model, box), focused: true)
      drawLegend(on: &canvas, box)
    }
    let inner = inner(layout)
    let title = titleRow(layout)
    drawTitle(on: &canvas, in: title)
    switch form(canvas.model, layout) {
    case .wide(let wide):
      wide.draw(on: &canvas)
      var sheet = TextSheet(canvas.model, width: inner.width)
      WhatIfReason.write(wide.table.row, to: &sheet)
      canvas.put(sheet.lines[...], in: inner.split(rows: inner.height - reasonRows + 1).bottom)
    case .short(let short): short.draw(on: &canvas)
    case nil:
      var sheet = TextSheet(canvas.model, width: inner.width)
      writeNothing(canvas.model, to: &sheet)
      canvas.put(sheet.lines[...], in: inner.inset(left: 0, top: title.height == 0 ? 0 : 2))
    }
  }

  /// The table, as there is room for it; nil while there is none.
  static func form(_ model: Model, _ layout: Layout) -> Form? {
    guard let table = WhatIfTable(model) else { return nil }
    let inner = inner(layout)
    let rest = inner.inset(left: 0, top: titleRow(layout).isEmpty ? 0 : titleRow(layout).height + 1)
    let only = model.whatIf.differencesOnly
    let wide = rest.inset(left: 0, bottom: reasonRows)
    if layout.kind == .wide, WhatIfWide.rows(table, only) <= wide.height {
      return .wide(WhatIfWide(table, in: wide, differencesOnly: only))
    }
    let short = layout.kind == .wide ? rest : inner.inset(left: 0, top: titleRow(layout).height)
    return .short(WhatIfShort(table, in: short, isTiny: layout.kind == .tiny))
  }

  /// Where a click on a row goes.
  static func row(x: Int, y: Int, _ model: Model) -> Int? {
    switch form(model, model.layout) {
    case .wide(let wide): wide.places.firstIndex { $0.contains(x: x, y: y) }
    case .short(let short):
      short.area.contains(x: x, y: y) ? min(short.first + y - short.area.y, short.table.rows.count - 1) : nil
    case nil: nil
    }
  }

  /// What can be done with the table, each with its key.
  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    let other = model.whatIf.axis == .states ? "face.whatif.versions" : "face.whatif.states"
    let items = [
      ("versions", other), ("differences", "face.whatif.differences"), ("copy view", "face.whatif.copy"),
    ].compactMap {
      command, word -> BoxLabel.Item? in
      guard let key = model.keyInView(for: command) else { return nil }
      let isOn = command == "differences" && model.whatIf.differencesOnly
      let text = model.say(Phrase(WordID(word)))
      return BoxLabel.Item(
        pieces: [Piece(key.label + " ", model.look[.key]), Piece(text, model.look[isOn ? .strong : .dim])],
        command: command)
    }
    let title = model.widths.width(of: model.say(title(model)))
    return BoxLabel(items, in: box.width, beside: title, widths: model.widths)
  }

  /// The title of the column that tells the rows apart.
  static func column(_ axis: WhatIfAxis) -> Phrase {
    Phrase(axis == .states ? "whatif.column.state" : "whatif.column.version")
  }

  private static func title(_ model: Model) -> Phrase {
    switch model.whatIf.axis {
    case .states:
      model.whatIf.version.map { Phrase("face.whatif.title.os", .text($0.text)) }
        ?? Phrase("face.whatif.title")
    case .versions:
      Phrase("face.whatif.title.versions", .phrase((model.whatIf.state ?? model.snapshot.facts.app).phrase))
    }
  }

  private static func inner(_ layout: Layout) -> Rect {
    switch layout.kind {
    case .wide: layout.body.inset(columns: 3, rows: 1)
    case .medium: layout.body.inset(columns: 2, rows: 1)
    case .tiny: layout.body
    }
  }

  private static func titleRow(_ layout: Layout) -> Rect {
    let inner = inner(layout)
    return layout.kind == .tiny || inner.height < 12 ? inner.split(rows: 0).top : inner.row(0)
  }

  private static func drawTitle(on canvas: inout Canvas, in row: Rect) {
    guard row.height > 0, let push = canvas.model.selected else { return }
    let parts = parts(push.content)
    let text = ArrivalText(push.arrival, canvas.tongue)
    let room = row.width - (parts.isEmpty ? 0 : canvas.widths.width(of: parts) + 3)
    let used = canvas.put(text.first, .strong, x: row.x, y: row.y, width: max(row.width / 2, room))
    canvas.put(parts, .dim, x: row.x + used + 3, y: row.y, width: row.width - used - 3)
  }

  /// What decides the push's way, in the payload's own words.
  private static func parts(_ content: SelectedPush.Content) -> String {
    guard case .payload(let payload) = content else { return "" }
    let parts = payload.parts()
    let names: [(PayloadParts, String)] = [
      (.alert, "alert"), (.contentAvailable, "content-available"), (.mutableContent, "mutable-content"),
      (.badge, "badge"), (.sound, "sound"),
    ]
    return names.filter { parts.contains($0.0) }.map(\.1).joined(separator: " + ")
  }

  private static func drawLegend(on canvas: inout Canvas, _ box: Rect) {
    guard WhatIfTable(canvas.model) != nil else { return }
    let pieces = [
      canvas.piece(" " + canvas.sign(.differs) + " ", .key),
      canvas.piece(Phrase("face.whatif.differs"), .dim),
      canvas.piece("   ? ", .assumed), canvas.piece(canvas.say(Phrase("face.whatif.assumed")) + " ", .dim),
    ]
    let width = canvas.frame.width(of: pieces)
    guard width + 6 <= box.width else { return }
    canvas.frame.put(pieces, x: box.right - 2 - width, y: box.bottom - 1, width: width)
  }

  private static func writeNothing(_ model: Model, to sheet: inout TextSheet) {
    guard let push = model.selected else { return sheet.text(Phrase("face.detail.none"), .dim) }
    if push.arrival.refusal != nil {
      sheet.text(ArrivalSentence.phrase(for: push.arrival), .text)
      sheet.gap()
      sheet.text(Phrase("face.whatif.refused"), .dim)
    } else {
      sheet.text(Phrase("face.whatif.none"), .dim)
    }
  }
}
