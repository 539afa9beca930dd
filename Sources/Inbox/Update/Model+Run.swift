import Journal
import Language
import Phone
import Simulation
import Words

extension Model {
  /// Runs a line: a key's command, or one that was typed.
  mutating func run(_ text: String, key: KeyChord?) -> [Effect] {
    guard Addressing.hasDot(text), isAboutPushes(text) else {
      return runPlain(text, on: snapshot.facts.phone, key: key)
    }
    if view == .history { return runOnHistory(text, key: key) }
    let targets = list.marks.isEmpty ? [selected?.arrival.number].compactMap(\.self) : list.marks.sorted()
    guard !targets.isEmpty else {
      notice = .problem(Phrase("face.select.none"))
      return []
    }
    let marks = list.marks
    let effects = targets.flatMap { push in
      runPlain(Addressing.resolved(text, to: "#\(push.value)"), on: phone(of: push), key: key)
    }
    if !marks.isEmpty { list.marks = [] }
    if targets.count > 1 { joinUndos(targets.count) }
    return effects
  }

  /// Whether a dot in `text` means pushes now, and not, as after `bind`, at some later time.
  private func isAboutPushes(_ text: String) -> Bool {
    if case .face(let command)? = try? CommandBook.parse(Addressing.plain(text), on: snapshot.facts.phone) {
      return command.isAboutPush
    }
    return true
  }

  /// The phone that a push came to, as far as its row is near the selection.
  private func phone(of push: PushNumber) -> PhoneNumber {
    snapshot.window.rows.first { $0.number == push }?.phone ?? snapshot.facts.phone
  }

  /// A dot means the picked row of the history: a push, or a request by its own number.
  private mutating func runOnHistory(_ text: String, key: KeyChord?) -> [Effect] {
    guard let target = historyTarget else {
      notice = .problem(Phrase("face.select.none"))
      return []
    }
    return runPlain(
      Addressing.resolved(text, to: target.words), on: pastPush?.phone ?? snapshot.facts.phone, key: key)
  }

  private mutating func runPlain(_ text: String, on phone: PhoneNumber, key: KeyChord?) -> [Effect] {
    if CommandBook.namesFile(text) { return [.load(text, key)] }
    do {
      switch try CommandBook.parse(text, on: phone) {
      case .face(let command): return run(command, text, key: key)
      case .world(let command): return perform(command, key: key)
      case .stream(let command):
        note(text, key: key)
        return [.stream(command)]
      case .history(let command):
        note(text, key: key)
        return [.history(command)]
      }
    } catch {
      notice = .problem(error.phrase)
      return []
    }
  }

  /// Runs a command of the world, written down as the line that would do the same.
  mutating func perform(_ command: WorldCommand, key: KeyChord?) -> [Effect] {
    guard let command = withNumber(command) else {
      notice = .problem(Phrase("face.row.none"))
      return []
    }
    note(WorldText.print(command), key: key)
    switch command {
    case .phone(_, .dismiss), .phone(_, .clear): undos.append(.removal(1))
    case .phone(_, .appBadge): undos.append(.badge)
    default: break
    }
    return [.perform(command)]
  }

  /// A row's number on the screen means its push.
  private func withNumber(_ command: WorldCommand) -> WorldCommand? {
    switch command {
    case .phone(let phone, .tap(.row(let row), let action)):
      push(inRow: row).map { .phone(phone, .tap(.number($0.value), action: action)) }
    case .phone(let phone, .dismiss(.row(let row))):
      push(inRow: row).map { .phone(phone, .dismiss(.number($0.value))) }
    case .adopt(.adopt(let phone, .row(let row))):
      push(inRow: row).map { .adopt(.adopt(phone, .number($0.value))) }
    default: command
    }
  }

  /// The push in a row of the screen, counted from 1.
  func push(inRow row: Int) -> PushNumber? {
    let geometry = ListGeometry(self, layout)
    guard (1...max(1, geometry.rows.height)).contains(row) else { return nil }
    return snapshot.window.row(at: geometry.top(self) + row - 1)?.number
  }

  /// Writes a command into the log; the same one again only counts once.
  mutating func note(_ text: String, key: KeyChord?) {
    if log.entries.last?.text == text, log.entries.last?.key == key { return }
    log.add(LoggedCommand(at: snapshot.now, key: key, text: text))
  }

  /// Makes the latest removals one step of undo.
  private mutating func joinUndos(_ count: Int) {
    let latest = undos.suffix(count)
    guard latest.count == count, latest.allSatisfy({ $0 == .removal(1) }) else { return }
    undos.removeLast(count)
    undos.append(.removal(count))
  }
}
