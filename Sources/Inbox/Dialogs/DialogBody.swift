import Terminal

/// One dialog.
protocol DialogBody: Sendable {
  /// The keys it knows, for the bottom line.
  func keys(_ model: Model) -> [KeyBar.Entry]
  /// Draws it and says where the cursor is, where it takes text.
  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor?
  /// Takes a key, a click or the wheel.
  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction]
}

extension DialogBody {
  /// An entry of the bottom line, by the key's name and its word.
  func entry(_ key: String, _ word: String) -> KeyBar.Entry {
    KeyBar.Entry(key: KeyChord(key)?.label ?? key, word: word, click: KeyChord(key).map(KeyBar.Click.key))
  }
}
