import Journal
import Language
import Phone
import Simulation
import Words

extension Model {
  /// Runs a command about rows.
  mutating func runOnRows(_ command: FaceCommand) -> [Effect] {
    switch command {
    case .select(let target): select(target)
    case .mark(.row): markRow()
    case .mark(.none): setMarks([])
    case .filter(let text):
      do {
        _ = try Filter(parsing: text)
        setFilter(text)
      } catch {
        notice = .problem(error.phrase)
      }
    case .find(let step): return find(step)
    case .undo: return takeBack()
    case .copy(let item): return copy(item)
    case .client(let library): return copyClient(library)
    default: break
    }
    return []
  }

  private mutating func select(_ target: Target) {
    let found: PushNumber? =
      switch target {
      case .number(let number): PushNumber(number)
      case .row(let row): push(inRow: row)
      case .text(let text):
        snapshot.window.rows.first { "\($0.title) \($0.subtitle) \($0.body)".contains(text) }?.number
      }
    guard let found else {
      notice = .problem(Phrase("face.row.none"))
      return
    }
    select(found)
  }

  private mutating func markRow() {
    guard let push = selected?.arrival.number else { return }
    setMarks(list.marks.symmetricDifference([push]))
    moveSelection(by: 1)
  }

  mutating func setMarks(_ marks: Set<PushNumber>) {
    guard marks != list.marks else { return }
    undos.append(.marks(list.marks))
    list.marks = marks
  }

  mutating func setFilter(_ text: String) {
    if view == .history { return searchHistory(text) }
    guard text != list.filter else { return }
    undos.append(.filter(list.filter))
    list.filter = text
    if !text.isEmpty { list.lastFilter = text }
  }

  private mutating func find(_ step: FindStep) -> [Effect] {
    if view == .history, !past.filter.isEmpty {
      moveHistory(by: step == .next ? 1 : -1)
      return []
    }
    let filter = list.filter.isEmpty ? list.lastFilter : list.filter
    guard !filter.isEmpty else {
      notice = .problem(Phrase("face.find.filter"))
      return []
    }
    return [.find(filter, from: selected?.arrival.number, step, list.tab)]
  }

  private mutating func takeBack() -> [Effect] {
    guard let last = undos.popLast() else {
      notice = .problem(Phrase("face.undo.none"))
      return []
    }
    let phone = snapshot.facts.phone
    switch last {
    case .marks(let marks): list.marks = marks
    case .filter(let text): list.filter = text
    case .badge: return perform(.phone(phone, .restoreBadge), key: nil)
    case .removal(let times):
      return (0..<times).flatMap { _ in perform(.phone(phone, .restore), key: nil) }
    }
    return []
  }

  private mutating func copy(_ item: CopyItem) -> [Effect] {
    switch item {
    case .command:
      guard let last = log.entries.last(where: { !$0.text.hasPrefix("copy") }) else { break }
      notice = .done(Phrase("face.copied.command"))
      return [.copy(last.text)]
    case .raw:
      guard let payload = selected?.arrival.payload else { break }
      notice = .done(Phrase("face.copied.raw", .count(payload.count)))
      return [.copy(String(decoding: payload, as: UTF8.self))]
    case .view:
      guard let text = viewText else { break }
      notice = .done(Phrase("face.copied.view"))
      return [.copy(text)]
    case .row:
      let rows = markedRows
      guard !rows.isEmpty else { break }
      notice = .done(Phrase("face.copied.rows", .count(rows.count)))
      return [.copy(rows.map { RowCopy.text($0, zone: clock.zone, tongue) }.joined(separator: "\n"))]
    }
    notice = .problem(Phrase("face.copy.none"))
    return []
  }

  /// A push of one vendor has its library; for APNs there are several, so the palette asks which.
  private mutating func copyClient(_ library: ClientLibrary?) -> [Effect] {
    if let library = library ?? selected.flatMap({ ClientLibrary(onlyOneOf: $0.arrival.vendor) }) {
      return [.copyClient(library)]
    }
    dialog = .palette(PaletteDialog("client "))
    return []
  }

  /// The marked rows near the selection, newest first; the selected one where there are no marks.
  private var markedRows: [Arrival] {
    list.marks.isEmpty
      ? [selected?.arrival].compactMap(\.self)
      : snapshot.window.rows.filter { list.marks.contains($0.number) }
  }
}
