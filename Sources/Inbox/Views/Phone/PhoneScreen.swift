import Phone
import Terminal
import Words

/// What the phone's screen shows: the lock screen, the home screen or the app, with the banner and the list over it.
struct PhoneScreen {
  private let model: Model
  private let scene: PhoneScene?
  private let rect: Rect
  private let isBoxed: Bool

  /// Screens with fewer rows have no room for boxes round the notifications.
  private static let boxedRows = 20

  init(_ model: Model, in rect: Rect) {
    self.model = model
    self.rect = rect
    scene = model.snapshot.scene
    isBoxed = rect.height >= Self.boxedRows
  }

  func draw(on canvas: inout Canvas) {
    PhoneSigns(model).draw(on: &canvas, in: rect.row(0).inset(left: 1, right: 1))
    var rest = rect.inset(left: 0, top: isBoxed ? 2 : 1)
    if let call = scene?.call {
      return CallScreen(call, app: scene?.app ?? "").draw(on: &canvas, in: rest)
    }
    if scene?.conditions.isLocked == true {
      drawClock(on: &canvas, &rest)
    } else {
      if let island = scene?.island {
        ActivityCard.drawIsland(island, on: &canvas, in: rect.row(0).inset(left: 7, right: 12))
      }
      drawBanner(on: &canvas, &rest)
      drawUnlocked(on: &canvas, &rest)
    }
    drawActivities(on: &canvas, &rest)
    drawList(on: &canvas, in: rest)
  }

  /// The same for a screen of a few rows: no frame, no icons.
  func drawPlain(on canvas: inout Canvas) {
    PhoneSigns(model).draw(on: &canvas, in: rect.row(0))
    var rest = rect.inset(left: 0, top: 1)
    if let call = scene?.call {
      return CallScreen(call, app: scene?.app ?? "").draw(on: &canvas, in: rest)
    }
    if scene?.conditions.isLocked != true {
      drawBanner(on: &canvas, &rest)
      if model.snapshot.facts.app.isInFront, let line = app.line(canvas) {
        canvas.put([line][...], in: rest.row(0))
        rest = rest.inset(left: 0, top: 1)
      }
    }
    drawActivities(on: &canvas, &rest)
    drawList(on: &canvas, in: rest)
  }

  private func drawClock(on canvas: inout Canvas, _ rest: inout Rect) {
    let time = LocalTime(model.snapshot.now, zone: model.clock.zone).minutes
    BlockClock(text: time).draw(on: &canvas, in: rest)
    let date = canvas.say(DateWords.phrase(model.snapshot.now, zone: model.clock.zone))
    let width = canvas.widths.width(of: date)
    let y = rest.y + BlockClock.rows
    canvas.put(date, .text, x: rest.x + (rest.width - width) / 2, y: y, width: width)
    rest = rest.inset(left: 0, top: BlockClock.rows + (isBoxed ? 3 : 2))
  }

  private func drawActivities(on canvas: inout Canvas, _ rest: inout Rect) {
    for activity in scene?.activities ?? [] {
      let card = ActivityCard(activity, isBoxed: isBoxed)
      guard rest.height > card.height else { return }
      card.draw(on: &canvas, in: rest)
      rest = rest.inset(left: 0, top: card.height)
    }
  }

  private func drawBanner(on canvas: inout Canvas, _ rest: inout Rect) {
    guard let banner = scene?.banner else { return }
    // A banner stands out from the rest even where there is no room for a box.
    let card = NoteCard(
      banner, isSelected: !isBoxed || banner.number == model.selected?.arrival.number, isBoxed: isBoxed)
    card.draw(on: &canvas, in: rest)
    rest = rest.inset(left: 0, top: card.height + (isBoxed ? 0 : 1))
  }

  private func drawUnlocked(on canvas: inout Canvas, _ rest: inout Rect) {
    if model.snapshot.facts.app.isInFront {
      let (front, below) = rest.split(rows: min(app.height, rest.height))
      app.draw(on: &canvas, in: front)
      rest = below
    } else {
      let icons = HomeIcons(model, in: rest, rows: rest.height >= 20 ? 2 : 1)
      icons.draw(on: &canvas)
      rest = rest.inset(left: 0, top: icons.height)
    }
    rest = rest.inset(left: 0, top: isBoxed ? 1 : 0)
  }

  /// The app in front fills the screen.
  private var app: AppScreen {
    AppScreen(scene?.app ?? "", scene?.front ?? AppFront(), model.snapshot.facts.app)
  }

  private func drawList(on canvas: inout Canvas, in area: Rect) {
    guard area.height > 1, let scene else { return }
    if scene.groups.isEmpty {
      drawTitle("face.phone.list", 0, on: &canvas, in: area)
      canvas.put(
        canvas.say(Phrase("face.empty.phone")), .text, x: area.x + 1, y: area.y + 1, width: area.width - 2)
    }
    var rest = area
    for section in ListSection.allCases {
      let groups = scene.groups.filter { $0.section == section }
      guard !groups.isEmpty, rest.height > 2 else { continue }
      let count = groups.reduce(0) { $0 + $1.numbers.count }
      drawTitle(Self.title(section), count, on: &canvas, in: rest)
      rest = rest.inset(left: 0, top: 1)
      for group in groups where rest.height > 1 { draw(group, on: &canvas, &rest) }
    }
  }

  private func draw(_ group: PhoneScene.Group, on canvas: inout Canvas, _ rest: inout Rect) {
    let isSelected = model.selected.map { group.numbers.contains($0.arrival.number) } ?? false
    let card = NoteCard(
      group.newest, under: group.summary.map { canvas.say($0) }, isSelected: isSelected, isBoxed: isBoxed)
    guard rest.height >= (isBoxed ? card.height : 2) else {
      rest = rest.split(rows: 0).top
      return
    }
    card.draw(on: &canvas, in: rest)
    rest = rest.inset(left: 0, top: card.height)
  }

  private func drawTitle(_ word: WordID, _ count: Int, on canvas: inout Canvas, in area: Rect) {
    canvas.put(
      canvas.say(Phrase(word, .count(count))), .dim, x: area.x + 1, y: area.y, width: area.width - 2)
  }

  private static func title(_ section: ListSection) -> WordID {
    switch section {
    case .new: "face.phone.list"
    case .summary: "face.phone.summary"
    case .history: "face.phone.history"
    case .upcoming: "face.phone.upcoming"
    }
  }
}
