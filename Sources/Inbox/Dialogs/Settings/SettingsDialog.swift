import Phone
import Terminal
import Words

/// What the person allows the app, and what the phone and the app are set to; a value changes where it stands.
struct SettingsDialog: DialogBody {
  private var list = PickList()

  /// A line of the dialog: a heading, or a setting with its place among all of them.
  private enum Line {
    case heading(WordID)
    case row(SettingRow, Int)
  }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("up", ""), entry("down", model.say(Phrase("face.settings.pick"))), entry("left", ""),
      entry("right", model.say(Phrase("face.settings.change"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let rows = Self.rows(model)
    if list.take(event, count: rows.count, page: 8) { return [] }
    switch event {
    case .key(.escape, _), .text("q"), .text("s"): return [.close]
    case .key(.enter, _), .text(" "), .key(.right, _), .text("l"): return change(by: 1, rows)
    case .key(.left, _), .text("h"): return change(by: -1, rows)
    case .key(.home, _): list.pick(0, of: rows.count)
    case .key(.end, _): list.pick(rows.count - 1, of: rows.count)
    case .text("j"): list.pick(list.index + 1, of: rows.count)
    case .text("k"): list.pick(list.index - 1, of: rows.count)
    case .mouse(.left, _, let y, .press): return click(y, model)
    default: break
    }
    return []
  }

  private func change(by step: Int, _ rows: [SettingRow]) -> [DialogAction] {
    guard let place = list.picked(of: rows.count), let choice = rows[place].choice(step) else { return [] }
    return [.run(choice.command)]
  }

  /// A click picks a setting; one more changes it.
  private mutating func click(_ y: Int, _ model: Model) -> [DialogAction] {
    let inner = DialogBox.inner(Self.box(model), model.layout)
    let lines = Self.lines(model)
    let place = top(lines, height: inner.height) + y - inner.y
    guard y >= inner.y, y < inner.bottom, lines.indices.contains(place), case .row(_, let row) = lines[place]
    else { return [] }
    if row == list.index { return change(by: 1, Self.rows(model)) }
    list.pick(row, of: Self.rows(model).count)
    return []
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let lines = Self.lines(canvas.model)
    let inner = DialogBox.draw(
      on: &canvas, layout, Self.box(canvas.model), title: canvas.say(Phrase("face.settings.title")),
      note: "iOS \(canvas.model.snapshot.facts.os.text)")
    let top = top(lines, height: inner.height)
    for (index, line) in lines.dropFirst(top).prefix(inner.height).enumerated() {
      let place = inner.row(index)
      switch line {
      case .heading(let title):
        canvas.put(canvas.say(Phrase(title)), .dim, x: place.x, y: place.y, width: place.width)
      case .row(let row, let number):
        draw(row, isPicked: number == list.index, on: &canvas, in: place)
        if number == list.index { canvas.pick(place.inset(columns: -1, rows: 0)) }
      }
    }
    return nil
  }

  private func draw(_ row: SettingRow, isPicked: Bool, on canvas: inout Canvas, in place: Rect) {
    let valueX = place.x + min(34, place.width / 2)
    if row.isChanged { canvas.put(canvas.sign(.differs), .key, x: place.x, y: place.y, width: 1) }
    canvas.put(
      canvas.say(Phrase(row.name)), .text, x: place.x + 2, y: place.y, width: valueX - place.x - 4)
    let value = row.index.map { row.choices[$0].value } ?? Phrase("face.setting.other")
    let arrows = canvas.isPlain ? ("<", ">") : ("◀", "▶")
    if isPicked { canvas.put(arrows.0, .key, x: valueX - 2, y: place.y, width: 1) }
    let used = canvas.put(
      canvas.say(value), row.isChanged ? .held : .strong, x: valueX, y: place.y,
      width: place.right - valueX - 2)
    if isPicked { canvas.put(arrows.1, .key, x: valueX + used + 1, y: place.y, width: 1) }
    if let since = row.since, canvas.model.snapshot.facts.os < OSVersion(since) {
      let text = canvas.say(Phrase("face.setting.since", .count(since)))
      canvas.putRight(text, .dim, x: valueX + used + 3, y: place.y, width: place.right - valueX - used - 3)
    }
  }

  // MARK: - Parts

  private static func rows(_ model: Model) -> [SettingRow] {
    SettingSection.all(model.snapshot.facts).flatMap(\.rows)
  }

  private static func lines(_ model: Model) -> [Line] {
    var lines: [Line] = []
    var number = 0
    for section in SettingSection.all(model.snapshot.facts) {
      lines.append(.heading(section.title))
      for row in section.rows {
        lines.append(.row(row, number))
        number += 1
      }
    }
    return lines
  }

  /// The first line drawn in `height` rows, so that the picked one is among them with its heading.
  private func top(_ lines: [Line], height: Int) -> Int {
    let picked = lines.firstIndex { if case .row(_, let row) = $0 { row == list.index } else { false } } ?? 0
    return PickList(index: picked).top(count: lines.count, height: height)
  }

  private static func box(_ model: Model) -> Rect {
    DialogBox.rect(model.layout, columns: 72, rows: lines(model).count + 2)
  }
}
