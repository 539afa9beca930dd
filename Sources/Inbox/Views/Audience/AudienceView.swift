import Getui
import Phone
import Terminal
import Words

/// Whom an audience means: an expression, counts that follow it, who gets the push by which way, and who not and why.
enum AudienceView {
  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    let model = canvas.model
    if layout.kind != .tiny {
      canvas.box(layout.body, title: title(model), label: label(model, layout.body), focused: true)
    }
    guard let scene = model.snapshot.audience else { return }
    let place = AudiencePlace(layout)
    drawTop(scene, on: &canvas, in: place.top, isTiny: layout.kind == .tiny)
    drawRows(scene, place, on: &canvas, isTiny: layout.kind == .tiny)
    guard case .success(let expression) = scene.expression else { return }
    var sheet = TextSheet(model, width: place.request.width)
    AudienceRequest.write(expression, isWide: layout.kind == .wide, to: &sheet)
    canvas.put(sheet.lines[...], in: place.request)
  }

  /// The place in the list of the row at line `y` of the screen; nil where there is none.
  static func row(y: Int, _ model: Model) -> Int? {
    guard let scene = model.snapshot.audience else { return nil }
    let rows = AudiencePlace(model.layout).rows
    let place = model.audience.list.top(count: scene.total, height: rows.height) + y - rows.y
    return y >= rows.y && y < rows.bottom && place < scene.total ? place : nil
  }

  /// The other vendor, the strategy, and who is listed, each with its key.
  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    let question = model.audience.question
    var items: [(command: String, word: String)] = [
      ("others", model.say(Phrase(question.listsOthers ? "face.audience.meant" : "face.audience.others"))),
      ("focus next", question.vendor == .getui ? PushLine.jpush.name : PushLine.getui.name),
    ]
    if question.vendor == .getui {
      items.append(
        ("strategy next", model.say(Phrase("face.audience.strategy", .count(question.strategy.rawValue)))))
    }
    let drawn = items.compactMap { item in
      model.keyInView(for: item.command).map { key in
        BoxLabel.Item(
          pieces: [Piece(key.label + " ", model.look[.key]), Piece(item.word, model.look[.dim])],
          command: item.command)
      }
    }
    return BoxLabel(drawn, in: box.width, beside: model.widths.width(of: title(model)), widths: model.widths)
  }

  private static func title(_ model: Model) -> String {
    model.say(Phrase("face.audience.title")) + " · " + model.audience.question.vendor.name
  }

  private static func drawTop(
    _ scene: AudienceScene, on canvas: inout Canvas, in area: Rect, isTiny: Bool
  ) {
    let text = scene.question.text
    let shown = text.isEmpty ? canvas.say(Phrase("face.audience.everybody")) : text
    var lines = area
    if !isTiny { lines = area.inset(left: 0, top: 1) }
    var x = lines.x
    if isTiny { x += canvas.put(scene.question.vendor.name, .title, x: x, y: lines.y, width: 8) + 1 }
    x += canvas.put("› ", .key, x: x, y: lines.y, width: 2)
    canvas.put(shown, text.isEmpty ? .dim : .strong, x: x, y: lines.y, width: lines.right - x)
    var sheet = TextSheet(canvas.model, width: area.width)
    switch scene.expression {
    case .success: write(scene, to: &sheet, canvas.model)
    case .failure(let fault):
      sheet.text(fault.phrase, .error)
      if let remedy = fault.remedy { sheet.text(remedy, .text) }
    }
    canvas.put(sheet.lines[...], in: lines.inset(left: 0, top: 1))
  }

  private static func write(_ scene: AudienceScene, to sheet: inout TextSheet, _ model: Model) {
    let id: WordID = scene.isCounting ? "face.audience.counting" : "face.audience.count"
    sheet.line([
      sheet.piece(
        model.say(Phrase("face.audience.gets", .count(scene.meant))), scene.meant == 0 ? .held : .shown),
      sheet.piece("  ", .text),
      sheet.piece(
        model.say(Phrase(id, .count(scene.all), .count(scene.seen), .count(scene.online))), .dim),
    ])
    guard !scene.parts.isEmpty else { return }
    let parts = scene.parts.map { "\($0.text)  \($0.devices)" }.joined(separator: "   ")
    sheet.line([sheet.piece(sheet.cut(parts, to: sheet.width), .sdk)])
  }

  private static func drawRows(
    _ scene: AudienceScene, _ place: AudiencePlace, on canvas: inout Canvas, isTiny: Bool
  ) {
    let columns = AudienceRow.columns(place.rows, isTiny: isTiny)
    if place.head.height > 1 {
      for column in columns.dropFirst() {
        let isWhy = column.name == "way" && scene.question.listsOthers
        let word = Phrase(WordID(isWhy ? "face.audience.column.why" : "face.audience.column.\(column.name)"))
        canvas.put(canvas.say(word), .dim, x: column.x, y: place.head.y, width: column.width)
      }
      canvas.frame.rule(
        place.head.row(1), canvas.model.look[.border], with: canvas.border == .ascii ? "-" : "─")
    }
    let list = canvas.model.audience.list
    let top = list.top(count: scene.total, height: place.rows.height)
    for line in 0..<max(0, min(place.rows.height, scene.total - top)) {
      let index = top + line - scene.first
      if scene.rows.indices.contains(index) {
        AudienceRow(scene.rows[index]).draw(columns, on: &canvas, y: place.rows.y + line)
      }
      if top + line == list.picked(of: scene.total) { canvas.pick(place.rows.row(line)) }
    }
    if scene.total == 0, case .success = scene.expression, !scene.isCounting {
      let id: WordID = scene.question.listsOthers ? "face.audience.none.others" : "face.audience.none"
      canvas.put(
        canvas.say(Phrase(id)), .dim, x: place.rows.x, y: place.rows.y, width: place.rows.width)
    }
  }
}
