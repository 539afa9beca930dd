import Terminal
import Words

/// What there is to know about the selected push.
enum DetailPane {
  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    guard !layout.detail.isEmpty else { return }
    let model = canvas.model
    if layout.kind != .tiny {
      canvas.box(
        layout.detail, title: title(model), label: label(model, layout.detail),
        focused: model.focus == .detail && model.dialog == nil)
    }
    let area = textArea(layout)
    let lines = lines(model, layout)
    let top = min(model.detailTop, max(0, lines.count - area.height))
    canvas.put(lines.dropFirst(top), in: area)
    if layout.kind != .tiny { drawMore(on: &canvas, layout.detail, top, lines.count, area.height) }
  }

  /// The lines of the page that is shown.
  static func lines(_ model: Model, _ layout: Layout) -> [[Piece]] {
    var sheet = TextSheet(model, width: textArea(layout).width)
    guard let push = model.selected else {
      sheet.text(Phrase("face.detail.none"), .dim)
      return sheet.lines
    }
    switch model.page {
    case .summary: SummaryPage.write(push, model, to: &sheet)
    case .why: WhyPage.write(push, model.snapshot.switches, to: &sheet)
    case .raw: RawPage.write(push, model.rawForm, to: &sheet)
    }
    return sheet.lines
  }

  /// The most lines that can stand above the first visible one.
  static func farthestTop(_ model: Model, _ layout: Layout) -> Int {
    max(0, lines(model, layout).count - textArea(layout).height)
  }

  /// Where the lines are drawn.
  static func textArea(_ layout: Layout) -> Rect {
    let inner = layout.inner(.detail)
    switch layout.kind {
    case .wide: return inner.inset(left: 2, top: inner.height > 12 ? 1 : 0, right: 2)
    case .medium: return inner.inset(left: 1, top: inner.height > 10 ? 1 : 0, right: 1)
    case .tiny: return inner
    }
  }

  private static func title(_ model: Model) -> String {
    switch model.page {
    case .summary: model.say(Phrase("face.detail.title"))
    case .why: model.say(Phrase("face.why.title"))
    case .raw: model.say(Phrase("face.raw.title"))
    }
  }

  /// The pages, each with its key; the one that is shown has none.
  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    var items: [BoxLabel.Item] = []
    if model.page == .summary {
      items.append(item(nil, "face.page.detail", "view detail", model))
    } else {
      items.append(item("back", "face.page.detail", "view detail", model))
    }
    items.append(item(model.page == .why ? nil : "view why", "face.page.why", "view why", model))
    items.append(item("view whatif", "face.page.whatif", "view whatif", model))
    items.append(item("view flow", "face.page.flow", "view flow", model))
    if model.page == .raw {
      let other: WordID = model.rawForm == .pretty ? "face.page.received" : "face.page.pretty"
      items.append(item("view raw", other, "raw switch", model))
    } else {
      items.append(item("view raw", "face.page.raw", "view raw", model))
    }
    return BoxLabel(items, in: box.width, beside: model.widths.width(of: title(model)), widths: model.widths)
  }

  /// An item with the key of `command`; without one it is the page that is shown.
  private static func item(_ command: String?, _ word: WordID, _ click: String, _ model: Model)
    -> BoxLabel.Item
  {
    let word = model.say(Phrase(word))
    guard let command, let key = model.keys.key(for: command) else {
      return BoxLabel.Item(pieces: [Piece(word, model.look[.strong])], command: click)
    }
    return BoxLabel.Item(
      pieces: [Piece(key.label + " ", model.look[.key]), Piece(word, model.look[.dim])], command: click)
  }

  /// Says in the box's lower line that there is more than fits.
  private static func drawMore(on canvas: inout Canvas, _ box: Rect, _ top: Int, _ count: Int, _ height: Int)
  {
    guard count > height, box.width > 16 else { return }
    let text = " \(min(count, top + height))/\(count) "
    let width = canvas.widths.width(of: text)
    canvas.put(text, .dim, x: box.right - 2 - width, y: box.bottom - 1, width: width)
  }
}
