import Phone
import Simulation
import Terminal
import Words

extension Model {
  /// Takes a key, a click, or what else the terminal says.
  mutating func take(_ event: InputEvent) -> [Effect] {
    switch event {
    case .resize(let size): self.size = size
    case .widths(let policy): terminalWidths = policy
    case .focus(let isIn): return followFocus(isIn)
    case .mouse, .wheel: return dialog == nil ? click(event) : takeInDialog(event)
    case .paste(let text): return dialog == nil ? paste(text) : takeInDialog(event)
    case .key(let key, let modifiers) where isEscapeAndKey(key, modifiers):
      return take(.key(.escape, [])) + take(KeyChord(key, modifiers.subtracting(.alt)).event)
    case .key, .text:
      notice = nil
      guard let chord = KeyChord(event) else { return [] }
      if dialog != nil, !reachesThroughDialogs(chord) { return takeInDialog(event) }
      guard let line = line(for: chord) else {
        if case .text = event { notice = .problem(Phrase("face.key.free", .text(chord.label))) }
        return []
      }
      return run(line, key: chord)
    }
    return []
  }

  /// Escape and a key that follow fast look like Alt with that key; where Alt means nothing, they were two.
  private func isEscapeAndKey(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    modifiers.contains(.alt) && keys[KeyChord(key, modifiers)] == nil && (dialog == nil || key != .backspace)
  }

  /// Keys that are about the terminal, not about what is on the screen.
  private func reachesThroughDialogs(_ chord: KeyChord) -> Bool {
    guard chord.modifiers.contains(.control), let line = keys[chord] else { return false }
    return ["redraw", "suspend", "quit"].contains(line)
  }

  /// The terminal's window gained or lost the focus: with `set follow-focus on` the app does as well.
  private mutating func followFocus(_ isIn: Bool) -> [Effect] {
    let app = snapshot.facts.app
    guard settings.followFocus, isIn != app.isInFront else { return [] }
    if !isIn || app.isAlive {
      return perform(.phone(snapshot.facts.phone, isIn ? .appOpen : .appBackground), key: nil)
    }
    return []
  }

  /// A pasted payload can be looked at before it is pushed.
  private mutating func paste(_ text: String) -> [Effect] {
    guard text.first(where: { !$0.isWhitespace }) == "{" else {
      notice = .problem(Phrase("face.paste.unknown"))
      return []
    }
    edited = Array(text.utf8)
    dialog = .compose(ComposeDialog())
    return []
  }

  private mutating func takeInDialog(_ event: InputEvent) -> [Effect] {
    if case .mouse(.left, let x, let y, .press) = event, layout.keys.contains(x: x, y: y) {
      guard case .key(let chord) = KeyBar.click(x: x, self, in: layout.keys) else { return [] }
      return takeInDialog(chord.event)
    }
    guard var open = dialog else { return [] }
    let actions = open.take(event, self)
    dialog = open
    return actions.flatMap { act($0) }
  }

  private mutating func act(_ action: DialogAction) -> [Effect] {
    switch action {
    case .close: dialog = nil
    case .run(let line): return run(line, key: nil)
    case .world(let command): return perform(command, key: nil)
    case .filter(let text):
      if view == .history { searchHistory(text) } else { list.filter = text }
    case .search(let text): rules.search(text)
    case .audience(let text): ask(text)
    case .copy(let text, let said):
      notice = .done(said)
      return [.copy(text)]
    case .remember(let line):
      history.removeAll { $0 == line }
      history.append(line)
    case .palette(let text): dialog = .palette(PaletteDialog(text))
    case .edit(let body): return [.edit(body)]
    }
    return []
  }
}
