import Language
import Phone
import Terminal
import Themes
import Words

/// The command line: completion, history, usage while typing, the error under its column.
struct PaletteDialog: DialogBody {
  private var field: TextField
  /// How far back in the history the line is; nil for a line of its own.
  private var past: Int?
  private var draft = ""
  /// The completions that Tab goes round, and the one that is shown.
  private var round: [Completion] = []
  private var place = 0
  /// Whether Enter found the line wrong.
  private var isRefused = false

  private static let mostRows = 7

  /// The palette, with a beginning.
  init(_ text: String = "") { field = TextField(text) }

  func keys(_ model: Model) -> [KeyBar.Entry] {
    [
      entry("enter", model.say(Phrase("face.palette.run"))),
      entry("tab", model.say(Phrase("face.palette.complete"))),
      entry("up", model.say(Phrase("face.palette.history"))),
      entry("escape", model.say(Phrase("face.dialog.close"))),
    ]
  }

  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    switch event {
    case .key(.escape, _): return [.close]
    case .key(.enter, _): return submit(model)
    case .key(.tab, let modifiers):
      complete(by: modifiers.contains(.shift) ? -1 : 1)
      return []
    case .key(.up, _), .key(.character("p"), .control): recall(back: true, model.history)
    case .key(.down, _), .key(.character("n"), .control): recall(back: false, model.history)
    case .key(.backspace, _) where field.isEmpty: return [.close]
    default:
      guard field.take(event) else { return [] }
      past = nil
    }
    (round, isRefused) = ([], false)
    return []
  }

  private mutating func submit(_ model: Model) -> [DialogAction] {
    if field.text.allSatisfy({ $0 == " " }) { return [.close] }
    guard error(model.snapshot.facts.phone) == nil else {
      isRefused = true
      return []
    }
    return [.close, .remember(field.text), .run(field.text)]
  }

  private mutating func complete(by step: Int) {
    if round.isEmpty {
      round = Self.completions(field.text)
      place = step > 0 ? -1 : 0
    }
    guard !round.isEmpty else { return }
    place = (place + step + round.count) % round.count
    field = TextField(round[place].line)
    if round.count == 1 { round = [] }
    isRefused = false
  }

  private mutating func recall(back: Bool, _ history: [String]) {
    if past == nil, back { draft = field.text }
    let now = past ?? history.count
    let next = back ? now - 1 : now + 1
    guard next >= 0, now < history.count || back else { return }
    past = next < history.count ? next : nil
    field = TextField(past.map { history[$0] } ?? draft)
  }

  private static func completions(_ text: String) -> [Completion] {
    CommandBook.completions(of: text, themes: ThemeCatalogue.names)
  }

  private func error(_ phone: PhoneNumber) -> LanguageError? {
    do {
      _ = try CommandBook.judge(Addressing.plain(field.text), on: phone)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    let shown = round.isEmpty ? Self.completions(field.text) : round
    let rows = min(shown.count, layout.kind == .tiny ? 3 : Self.mostRows, max(0, layout.size.rows - 5))
    let prompt = PromptLine(sign: ":", field: field)
    let error = error(canvas.model.snapshot.facts.phone).flatMap { isRefused || isCertain($0) ? $0 : nil }
    let below = error.map { prompt.rows(of: $0, columns: layout.size.columns, canvas.model) } ?? 1
    let area = PromptLine.area(layout, rows: rows + 1 + below)
    let (list, lower) = area.split(rows: area.height - 1 - below)
    canvas.frame.fill(area, canvas.model.look[.raised])
    let cursor = prompt.draw(on: &canvas, in: lower)
    drawCompletions(shown, on: &canvas, in: list)
    if let error {
      prompt.drawError(error, on: &canvas, in: lower)
    } else {
      drawHint(shown, on: &canvas, in: lower)
    }
    return cursor
  }

  /// Whether more typing cannot mend it: it is about something before the end of the line.
  private func isCertain(_ error: LanguageError) -> Bool {
    guard let line = try? Line(field.text), let last = line.words.last else { return false }
    return error.column < last.column || (error.column == last.column && field.text.hasSuffix(" "))
  }

  private func drawCompletions(_ shown: [Completion], on canvas: inout Canvas, in rect: Rect) {
    let first = round.isEmpty ? 0 : min(max(0, place - rect.height + 1), max(0, shown.count - rect.height))
    for (line, completion) in shown.dropFirst(first).prefix(rect.height).enumerated() {
      let row = rect.row(line)
      let label = min(44, row.width / 2)
      canvas.put(completion.label, .text, x: row.x + 3, y: row.y, width: label)
      if let help = completion.help {
        canvas.put(
          canvas.say(Phrase(help)), .dim, x: row.x + 5 + label, y: row.y, width: row.width - label - 6)
      }
      if !round.isEmpty, first + line == place { canvas.pick(row) }
    }
  }

  private func drawHint(_ shown: [Completion], on canvas: inout Canvas, in rect: Rect) {
    let (x, y, width) = (rect.x + 3, rect.y + 1, rect.width - 4)
    if !field.isEmpty,
      let spec = (try? Line(field.text)).flatMap({ CommandBook.grammar.spec(spelledBy: $0.words[...]) })
    {
      let hint = UsageHint(spec, for: field.text)
      var pieces = hint.parts(in: width).map { canvas.piece($0.text, $0.role) }
      if let example = hint.example {
        pieces.append(canvas.piece("  " + canvas.say(Phrase("face.palette.example", .text(example))), .dim))
      }
      pieces.append(canvas.piece("   " + canvas.say(Phrase(spec.help)), .dim))
      canvas.frame.put(pieces, x: x, y: y, width: width)
      return
    }
    let text =
      field.isEmpty
      ? canvas.say(Phrase("face.palette.hint"))
      : shown.isEmpty ? canvas.say(Phrase("face.palette.none")) : ""
    canvas.put(text, .dim, x: x, y: y, width: width)
  }
}
