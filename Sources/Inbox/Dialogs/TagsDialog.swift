import JPush
import Phone
import Simulation
import Terminal
import Words

/// The device's tags: what is set, what it takes of the limits, and the calls that change it.
struct TagsDialog: DialogBody {
  private var field = TextField()
  private var list = PickList()

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.tags.add"))), entry("ctrl-s", model.say(Phrase("face.tags.set"))),
      entry("delete", model.say(Phrase("face.tags.remove"))),
      entry("ctrl-x", model.say(Phrase("face.tags.clear"))),
      entry("ctrl-t", model.say(Phrase("face.tags.check"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let tags = model.snapshot.facts.tags
    if field.take(event) { return [] }
    if list.take(event, count: tags.count, page: 8) { return [] }
    switch event {
    case .key(.escape, _): return [.close]
    case .key(.enter, _): return typed.isEmpty ? [] : call(.addTags(typed), model, clearing: true)
    case .key(.character("s"), .control): return call(.setTags(typed), model, clearing: true)
    case .key(.character("x"), .control): return call(.cleanTags, model)
    case .key(.character("t"), .control):
      return (typed.first ?? picked(tags)).map { call(.validTag($0), model) } ?? []
    case .key(.delete, _): return picked(tags).map { call(.deleteTags([$0]), model) } ?? []
    case .mouse(.left, _, let y, .press):
      let rows = Self.rows(DialogBox.inner(Self.box(model.layout), model.layout))
      if y >= rows.y, y < rows.bottom {
        list.pick(list.top(count: tags.count, height: rows.height) + y - rows.y, of: tags.count)
      }
      return []
    default: return []
    }
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let facts = canvas.model.snapshot.facts
    let total = TagCheck.check(facts.tags)
    let note = canvas.say(
      Phrase(
        "face.tags.used", .count(total.count), .count(TagCheck.mostTags), .count(total.bytes),
        .count(TagSetCheck.Limit.newCalls.rawValue)))
    let box = Self.box(layout)
    let inner = DialogBox.draw(
      on: &canvas, layout, box, title: canvas.say(Phrase("face.tags.title")), note: note)
    drawTags(on: &canvas, facts.tags, in: Self.rows(inner))
    let lower = inner.split(rows: inner.height - 5).bottom
    return CallField.draw(field, check: check, answer: about(facts.answer), on: &canvas, in: lower)
  }

  // MARK: - Parts

  private static func box(_ layout: Layout) -> Rect { DialogBox.rect(layout, columns: 68, rows: 18) }

  private static func rows(_ inner: Rect) -> Rect {
    let top = inner.height > 8 ? 1 : 0
    return inner.split(rows: inner.height - 6).top.inset(left: 0, top: top)
  }

  /// The tags in the field, parted by commas.
  private var typed: [String] {
    field.text.split(separator: ",").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    .filter { !$0.isEmpty }
  }

  private func picked(_ tags: [String]) -> String? { list.picked(of: tags.count).map { tags[$0] } }

  private var check: (phrase: Phrase, isGood: Bool)? {
    let tags = typed
    guard let first = tags.first else { return nil }
    if tags.count == 1 {
      let check = TagCheck.check(first)
      return (check.phrase, check.code == .ok)
    }
    let check = TagCheck.check(tags)
    return (check.phrase, check.code == .ok)
  }

  private func about(_ answer: SDKAnswer?) -> SDKAnswer? {
    answer?.isAboutTags == true ? answer : nil
  }

  private mutating func call(_ request: SDKRequest, _ model: Model, clearing: Bool = false) -> [DialogAction]
  {
    if clearing { field = TextField() }
    return [.world(.jpush(model.snapshot.facts.phone, .call(request, seq: nil)))]
  }

  private func drawTags(on canvas: inout Canvas, _ tags: [String], in rect: Rect) {
    if tags.isEmpty {
      let lines = canvas.widths.wrap(canvas.say(Phrase("face.tags.none")), width: rect.width)
      for (index, line) in lines.prefix(rect.height).enumerated() {
        canvas.put(line, .dim, x: rect.x, y: rect.y + index, width: rect.width)
      }
    }
    let top = list.top(count: tags.count, height: rect.height)
    for (line, tag) in tags.dropFirst(top).prefix(rect.height).enumerated() {
      let row = rect.row(line)
      canvas.put(tag, .text, x: row.x + 1, y: row.y, width: row.width - 14)
      let bytes = canvas.say(Phrase("face.tags.bytes", .count(tag.utf8.count)))
      canvas.putRight(bytes, .dim, x: row.x, y: row.y, width: row.width - 1)
      if top + line == list.picked(of: tags.count) { canvas.pick(row) }
    }
  }
}
