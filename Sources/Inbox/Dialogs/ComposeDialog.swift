import APNs
import Library
import Payload
import Phone
import Simulation
import Terminal
import Words

/// Payloads to begin with: pushed as they are, or changed in the person's editor first.
struct ComposeDialog: DialogBody {
  private var list = PickList()

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.compose.push"))),
      entry("e", model.say(Phrase("face.compose.edit"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    let drafts = Self.drafts(model)
    let inner = DialogBox.inner(Self.box(model.layout), model.layout)
    if list.take(event, count: drafts.count, page: inner.height - 1) { return [] }
    guard let place = list.picked(of: drafts.count) else { return [.close] }
    switch event {
    case .key(.escape, _), .text("q"), .text("c"): return [.close]
    case .key(.enter, _): return [.close, .world(Self.push(drafts[place].bytes, model.snapshot.facts.phone))]
    case .text("e"): return [.close, .edit(drafts[place].bytes)]
    case .text("j"): list.pick(place + 1, of: drafts.count)
    case .text("k"): list.pick(place - 1, of: drafts.count)
    case .mouse(.left, let x, let y, .press):
      let rows = Self.columns(inner).left
      let row = list.top(count: drafts.count, height: rows.height) + y - rows.y
      guard rows.contains(x: x, y: y), drafts.indices.contains(row) else { return [] }
      if row == place { return [.close, .world(Self.push(drafts[place].bytes, model.snapshot.facts.phone))] }
      list.pick(row, of: drafts.count)
    default: break
    }
    return []
  }

  /// The push of a body, of the type that fits it and without white space, as a backend sends it.
  static func push(_ body: [UInt8], _ phone: PhoneNumber) -> WorldCommand {
    guard let document = try? JSONDocument(body) else { return .apns(phone, .push(APNsPush(body: body))) }
    var push = APNsPush(body: JSONPrinter.minified(document))
    if let payload = APNsPayload(document) {
      push.type = payload.likelyType.rawValue
    }
    return .apns(phone, .push(push))
  }

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let drafts = Self.drafts(canvas.model)
    let inner = DialogBox.draw(
      on: &canvas, layout, Self.box(layout), title: canvas.say(Phrase("face.compose.title")))
    let (left, right) = Self.columns(inner)
    let top = list.top(count: drafts.count, height: left.height)
    for (line, draft) in drafts.dropFirst(top).prefix(left.height).enumerated() {
      let row = left.row(line)
      canvas.put(canvas.say(draft.title), .text, x: row.x, y: row.y, width: row.width)
      if top + line == list.picked(of: drafts.count) { canvas.pick(row.inset(columns: -1, rows: 0)) }
    }
    guard let place = list.picked(of: drafts.count), !right.isEmpty else { return nil }
    var sheet = TextSheet(canvas.model, width: right.width)
    if let document = try? JSONDocument(drafts[place].bytes) {
      JSONLines(findings: []).write(document, to: &sheet)
    } else {
      sheet.verbatim(String(decoding: drafts[place].bytes.prefix(RawPage.mostBytes), as: UTF8.self), .text)
    }
    canvas.put(sheet.lines[...], in: right)
    return nil
  }

  private struct Draft {
    let title: Phrase
    let bytes: [UInt8]
  }

  /// What was edited last, then the samples that come with the program.
  private static func drafts(_ model: Model) -> [Draft] {
    let samples = LibraryCatalogue.samples.map { sample in
      Draft(title: Phrase(WordID("face.sample.\(sample.name)")), bytes: sample.bytes)
    }
    return (model.edited.map { [Draft(title: Phrase("face.compose.last"), bytes: $0)] } ?? []) + samples
  }

  private static func box(_ layout: Layout) -> Rect { DialogBox.rect(layout, columns: 104, rows: 24) }

  private static func columns(_ inner: Rect) -> (left: Rect, right: Rect) {
    let area = inner.inset(left: 1, top: inner.height > 8 ? 1 : 0, right: 1)
    guard inner.width >= 60 else { return (area, Rect(x: inner.right, y: inner.y, width: 0, height: 0)) }
    let (left, right) = area.split(columns: 38)
    return (left, right.inset(left: 3))
  }
}
