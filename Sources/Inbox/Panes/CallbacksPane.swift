import Phone
import Simulation
import Terminal
import Words

/// Who told whom what, newest at the bottom.
enum CallbacksPane {
  static func draw(on canvas: inout Canvas, _ layout: Layout) {
    guard !layout.callbacks.isEmpty else { return }
    let model = canvas.model
    if layout.kind != .tiny {
      canvas.box(
        layout.callbacks, title: title(model), label: label(model, layout.callbacks),
        focused: model.focus == .callbacks && model.dialog == nil)
    }
    let area = area(layout)
    let entries = visible(model, height: area.height)
    if entries.isEmpty {
      let id: WordID =
        model.calls.scope == .push && model.selected == nil ? "face.detail.none" : "face.calls.none"
      canvas.put(canvas.say(Phrase(id)), .dim, x: area.x, y: area.y, width: area.width)
    }
    for (index, entry) in entries.enumerated() {
      CallLine(entry).draw(on: &canvas, in: area.row(index))
    }
  }

  /// Where the lines are drawn.
  static func area(_ layout: Layout) -> Rect {
    let inner = layout.inner(.callbacks)
    switch layout.kind {
    case .wide: return inner.inset(left: 1, top: inner.height > 8 ? 1 : 0, right: 1)
    case .medium: return inner.inset(left: 1, right: 1)
    case .tiny: return inner
    }
  }

  /// The two scopes; the key goes to the other one.
  static func label(_ model: Model, _ box: Rect) -> BoxLabel {
    let key = model.keys.key(for: "callbacks switch")?.label
    let items = CallbackScope.allCases.map { scope in
      let phrase =
        scope == .push
        ? Phrase("face.calls.push") : Phrase("face.calls.all", .count(model.snapshot.calls.total))
      let isShown = scope == model.calls.scope
      var pieces = [Piece(model.say(phrase), model.look[isShown ? .strong : .dim])]
      if !isShown, let key { pieces.insert(Piece(key + " ", model.look[.key]), at: 0) }
      return BoxLabel.Item(pieces: pieces, command: "callbacks \(scope.rawValue)")
    }
    let title = model.widths.width(of: title(model))
    let both = BoxLabel(items, in: box.width, beside: title, widths: model.widths)
    if both.isWhole { return both }
    let shown = model.calls.scope == .push ? items[0] : items[1]
    return BoxLabel([shown], in: box.width, beside: title, widths: model.widths)
  }

  private static func title(_ model: Model) -> String { model.say(Phrase("face.calls.title")) }

  private static func visible(_ model: Model, height: Int) -> [TraceEntry] {
    let end = end(model, height: height)
    switch model.calls.scope {
    case .push: return Array(model.snapshot.entries.prefix(end).suffix(height))
    case .all:
      let window = model.snapshot.calls
      return Array(window.entries.dropLast(max(0, window.end - end)).suffix(height))
    }
  }

  /// How many entries there are up to the last line shown: what is wanted, as far as the pane can be filled.
  static func end(_ model: Model, height: Int) -> Int {
    let range = range(model)
    guard let end = model.calls.end else { return range.upperBound }
    return min(max(end, min(range.lowerBound + height, range.upperBound)), range.upperBound)
  }

  /// The entries that can be shown, counted from the first there has ever been.
  static func range(_ model: Model) -> Range<Int> {
    switch model.calls.scope {
    case .push: return 0..<model.snapshot.entries.count
    case .all:
      let window = model.snapshot.calls
      return window.ever - window.total..<window.ever
    }
  }
}
