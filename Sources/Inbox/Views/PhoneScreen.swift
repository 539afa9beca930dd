import Phone
import Terminal
import Words

/// What the phone's screen shows: time and signs, the banner, the app or the home screen, the list.
struct PhoneScreen {
  private let model: Model
  private let scene: PhoneScene?
  private let rect: Rect

  private static let bannerRows = 3
  private static let frontRows = 5

  init(_ model: Model, in rect: Rect) {
    self.model = model
    self.rect = rect
    scene = model.snapshot.scene
  }

  func draw(on canvas: inout Canvas) {
    var (top, rest) = rect.split(rows: 2)
    drawSigns(on: &canvas, in: top.row(0))
    if let banner = scene?.banner {
      (top, rest) = rest.split(rows: min(Self.bannerRows, rest.height))
      drawBanner(banner, on: &canvas, in: top)
      rest = rest.inset(left: 0, top: 1)
    }
    if model.snapshot.facts.app.isInFront {
      (top, rest) = rest.split(rows: min(Self.frontRows, rest.height))
      drawApp(on: &canvas, in: top)
    } else {
      let icons = HomeIcons(in: rest, rows: rest.height >= 20 ? 2 : 1)
      icons.draw(on: &canvas)
      rest = rest.inset(left: 0, top: icons.height)
    }
    drawList(on: &canvas, in: rest.inset(left: 0, top: 1))
  }

  /// The same for a screen of a few rows: no frame, no icons.
  func drawPlain(on canvas: inout Canvas) {
    var (top, rest) = rect.split(rows: 1)
    drawSigns(on: &canvas, in: top)
    if let banner = scene?.banner {
      (top, rest) = rest.split(rows: min(Self.bannerRows, rest.height))
      drawBanner(banner, on: &canvas, in: top)
    }
    drawList(on: &canvas, in: rest)
  }

  private func drawSigns(on canvas: inout Canvas, in row: Rect) {
    let time = LocalTime(model.snapshot.now, zone: model.clock.zone).minutes
    let used = canvas.put(time, .strong, x: row.x, y: row.y, width: row.width)
    let facts = model.snapshot.facts
    let sign = facts.network ? "5G " + bars(canvas) : canvas.say(Phrase("face.status.offline"))
    let width = canvas.widths.width(of: sign)
    canvas.putRight(sign, facts.network ? .dim : .held, x: row.right - width, y: row.y, width: width)
    let state = canvas.say(facts.app.phrase)
    canvas.put(state, .dim, x: row.x + used + 2, y: row.y, width: row.width - used - width - 4)
  }

  private func bars(_ canvas: Canvas) -> String {
    canvas.border == .ascii || canvas.widths.policy.ambiguousIsWide ? "|||" : "▂▄▆"
  }

  private func drawBanner(_ note: PhoneScene.Note, on canvas: inout Canvas, in area: Rect) {
    canvas.frame.fill(area, canvas.model.look[.selection])
    let inner = area.inset(columns: 1, rows: 0)
    drawHead(note, on: &canvas, in: inner.row(0), sign: canvas.sign(.banner) + " ")
    if area.height > 1 {
      canvas.put(note.title, .strong, x: inner.x, y: inner.y + 1, width: inner.width)
    }
    if area.height > 2 {
      canvas.put(note.body, .text, x: inner.x, y: inner.y + 2, width: inner.width)
    }
    canvas.frame.restyle(area, canvas.model.look[.selection])
  }

  private func drawHead(_ note: PhoneScene.Note, on canvas: inout Canvas, in row: Rect, sign: String) {
    let age = Age.text(of: note.at, at: model.snapshot.now, in: canvas.tongue)
    let width = canvas.widths.width(of: age)
    let source = note.source.isEmpty ? canvas.say(Phrase("face.row.app")) : note.source
    canvas.put(sign + source, .badge, x: row.x, y: row.y, width: row.width - width - 1)
    canvas.put(age, .dim, x: row.right - width, y: row.y, width: width)
  }

  /// The app in front fills the screen; what it shows is its own affair.
  private func drawApp(on canvas: inout Canvas, in area: Rect) {
    guard area.height > 2 else { return }
    canvas.frame.box(
      area, canvas.model.look[.border], border: canvas.border,
      title: [canvas.piece(canvas.say(Phrase("face.row.app")), .title)])
    let word = canvas.say(Phrase(WordID("face.state.help.\(model.snapshot.facts.app.rawValue)")))
    let inner = area.inset(columns: 2, rows: 1)
    for (index, line) in canvas.widths.wrap(word, width: max(1, inner.width)).prefix(inner.height)
      .enumerated()
    {
      canvas.put(line, .dim, x: inner.x, y: inner.y + index, width: inner.width)
    }
  }

  private func drawList(on canvas: inout Canvas, in area: Rect) {
    guard area.height > 1, let scene else { return }
    let title = canvas.say(Phrase("face.phone.list", .count(scene.count)))
    canvas.put(title, .dim, x: area.x, y: area.y, width: area.width)
    if scene.list.isEmpty {
      canvas.put(
        canvas.say(Phrase("face.empty.phone")), .text, x: area.x, y: area.y + 1, width: area.width)
    }
    var y = area.y + 1
    for note in scene.list {
      let rows = note.body.isEmpty ? 2 : 3
      guard y + rows <= area.bottom || (y + 2 <= area.bottom) else { break }
      let row = Rect(x: area.x, y: y, width: area.width, height: min(rows, area.bottom - y))
      drawHead(note, on: &canvas, in: row.row(0), sign: "")
      canvas.put(note.title, .strong, x: row.x, y: y + 1, width: row.width)
      if row.height > 2 { canvas.put(note.body, .text, x: row.x, y: y + 2, width: row.width) }
      if note.number == model.selected?.arrival.number {
        canvas.frame.restyle(row.inset(columns: -1, rows: 0), canvas.model.look[.selection])
      }
      y += rows
    }
  }
}
