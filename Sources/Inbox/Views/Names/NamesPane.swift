import Phone
import Terminal
import Words

/// The part of the view of tags and alias that shows one vendor.
struct NamesPane {
  let names: NamesScene
  private let isPicked: Bool
  private let box: Rect
  private let isTiny: Bool

  /// From so many columns on the calls stand beside the tags.
  private static let wideColumns = 100

  init(_ names: NamesScene, isPicked: Bool, in box: Rect, isTiny: Bool) {
    self.names = names
    self.isPicked = isPicked
    self.box = box
    self.isTiny = isTiny
  }

  func draw(on canvas: inout Canvas) {
    if !isTiny { canvas.box(box, title: title(canvas), label: label(canvas), focused: isPicked) }
    drawHead(on: &canvas)
    drawTags(on: &canvas)
    var sheet = TextSheet(canvas.model, width: side.width)
    NamesSheet(names, isTiny: isTiny).write(to: &sheet, canvas.model)
    canvas.put(sheet.lines[...], in: side)
    if !isTiny, !isWide {
      canvas.frame.rule(
        Rect(x: inner.x, y: side.y - 1, width: inner.width, height: 1), canvas.model.look[.border],
        with: canvas.border == .ascii ? "-" : "─")
    }
  }

  /// The tag in row `y` of the screen; nil where there is none.
  func tag(x: Int, y: Int, _ list: PickList) -> Int? {
    guard rows.contains(x: x, y: y) else { return nil }
    let place = list.top(count: names.tags.count, height: rows.height) + y - rows.y
    return place < names.tags.count ? place : nil
  }

  // MARK: - Places

  private var isWide: Bool { box.width >= Self.wideColumns && !isTiny }

  private var inner: Rect { isTiny ? box : box.inset(columns: 2, rows: 1).inset(left: 0, top: 1) }

  private var head: Rect { upper.split(rows: 1).top }

  /// Where the tags stand with their head.
  private var upper: Rect {
    if isWide { return inner.split(columns: inner.width / 2 - 2).left }
    let wanted = names.tags.count + (isTiny ? 1 : 3)
    let most = isTiny ? inner.height - 3 : inner.height / 2
    return inner.split(rows: min(max(wanted, 2), max(0, most))).top
  }

  private var rows: Rect { upper.inset(left: 0, top: isTiny ? 1 : 2) }

  /// Where the alias and the calls stand.
  private var side: Rect {
    if isWide { return inner.split(columns: inner.width / 2 + 2).right }
    return inner.inset(left: 0, top: upper.height + (isTiny ? 0 : 1))
  }

  // MARK: - Parts

  private func title(_ canvas: Canvas) -> String {
    names.vendor.name + " · " + canvas.say(Phrase("face.names.title"))
  }

  private func label(_ canvas: Canvas) -> BoxLabel {
    let model = canvas.model
    var pieces = [Piece(canvas.sign(names.isOnline ? .online : .offline) + " ", model.look[role])]
    let word = Phrase(names.isOnline ? "face.connection.loggedIn" : "face.connection.closed")
    pieces.append(Piece(model.say(word), model.look[.text]))
    var items = [BoxLabel.Item(pieces: pieces)]
    if let other = model.snapshot.names.first(where: { $0.vendor != names.vendor }), box.x == 0,
      box.width == model.size.columns, let key = model.keyInView(for: "focus next")
    {
      items.append(
        BoxLabel.Item(
          pieces: [Piece(key.label + " ", model.look[.key]), Piece(other.vendor.name, model.look[.dim])],
          command: "focus next"))
    }
    return BoxLabel(
      items, in: box.width, beside: model.widths.width(of: title(canvas)), widths: model.widths)
  }

  private var role: Role { names.isOnline ? .shown : .held }

  private func drawHead(on canvas: inout Canvas) {
    let row = head
    guard row.height > 0 else { return }
    var x = row.x
    if isTiny {
      x += canvas.put(canvas.sign(names.isOnline ? .online : .offline), role, x: x, y: row.y, width: 1) + 1
      x += canvas.put(names.vendor.name, .title, x: x, y: row.y, width: 8) + 2
    }
    let id: WordID = isTiny ? "face.names.count.short" : "face.names.count"
    let count = canvas.say(Phrase(id, .count(names.tags.count), .count(names.mostTags)))
    let size = canvas.say(names.usage(names.size, of: names.mostSize))
    let sizeWidth = canvas.widths.width(of: size)
    x += canvas.put(count, .text, x: x, y: row.y, width: row.right - x - sizeWidth - 2) + 2
    let bar = row.right - sizeWidth - 2 - x
    if bar >= 8 { Meter.draw(names.size, of: names.mostSize, on: &canvas, x: x, y: row.y, width: bar) }
    canvas.putRight(size, .dim, x: row.x, y: row.y, width: row.width)
  }

  private func drawTags(on canvas: inout Canvas) {
    if names.tags.isEmpty {
      canvas.put(
        canvas.say(Phrase("face.names.none")), .dim, x: rows.x + 1, y: rows.y,
        width: rows.height > 0 ? rows.width - 1 : 0)
    }
    let list = canvas.model.namesState.tag
    let top = list.top(count: names.tags.count, height: rows.height)
    for (line, tag) in names.tags.dropFirst(top).prefix(rows.height).enumerated() {
      let row = rows.row(line)
      let size = names.size(of: tag)
      let text = String(size)
      canvas.put(tag, .sdk, x: row.x + 1, y: row.y, width: row.width - 8)
      canvas.putRight(text, .dim, x: row.x, y: row.y, width: row.width - 1)
      if isPicked, top + line == list.picked(of: names.tags.count) { canvas.pick(row) }
    }
  }
}
