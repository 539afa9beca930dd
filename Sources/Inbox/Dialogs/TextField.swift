import Terminal

/// One line of text that is being typed.
struct TextField: Hashable, Sendable {
  private var characters: [Character]
  /// Characters before the cursor.
  private(set) var cursor: Int

  /// Longer input than any command is cut; a paste of megabytes must not stop the face.
  private static let mostCharacters = 8192

  /// A field that holds `text`, the cursor behind it.
  init(_ text: String = "") {
    characters = Array(text.prefix(Self.mostCharacters))
    cursor = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }

  /// Takes a key that edits; false if the key does something else.
  mutating func take(_ event: InputEvent) -> Bool {
    switch event {
    case .text(let character): insert([character])
    case .paste(let text): insert(text.map { $0.isNewline ? " " : $0 })
    case .key(let key, []): return edit(key)
    case .key(.character(let character), .control): return control(character)
    case .key(.backspace, .alt), .key(.backspace, .control): eraseWord()
    default: return false
    }
    return true
  }

  private mutating func insert(_ more: [Character]) {
    let room = Self.mostCharacters - characters.count
    let more = more.prefix(max(0, room))
    characters.insert(contentsOf: more, at: cursor)
    cursor += more.count
  }

  private mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .backspace:
      guard cursor > 0 else { return true }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete:
      guard cursor < characters.count else { return !characters.isEmpty }
      characters.remove(at: cursor)
    default: return false
    }
    return true
  }

  /// The keys that every shell has.
  private mutating func control(_ character: Character) -> Bool {
    switch character {
    case "a": cursor = 0
    case "e": cursor = characters.count
    case "b": cursor = max(0, cursor - 1)
    case "f": cursor = min(characters.count, cursor + 1)
    case "k": characters.removeSubrange(cursor...)
    case "u":
      characters.removeSubrange(..<cursor)
      cursor = 0
    case "w": eraseWord()
    case "h": return edit(.backspace)
    default: return false
    }
    return true
  }

  private mutating func eraseWord() {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    characters.removeSubrange(start..<cursor)
    cursor = start
  }

  /// The first character that is drawn in `width` columns, so that the cursor is seen.
  private func firstShown(_ width: Int, _ widths: TextWidth) -> Int {
    var first = cursor
    var used = 1
    while first > 0 {
      used += widths.cells(of: characters[first - 1]).columns
      if used > width { break }
      first -= 1
    }
    return first
  }

  /// Draws the text and says where the cursor is.
  func draw(on canvas: inout Canvas, x: Int, y: Int, width: Int, role: Role = .strong) -> TerminalModes.Cursor
  {
    let first = firstShown(width, canvas.widths)
    let shown = String(characters[first...])
    canvas.frame.put(shown, x: x, y: y, style: canvas.model.look[role], width: width)
    let before = canvas.widths.width(of: String(characters[first..<cursor]))
    return TerminalModes.Cursor(x: min(x + before, x + max(0, width - 1)), y: y)
  }

  /// The column on the screen of the scalar that an error counts as `column`.
  func screenColumn(ofScalar column: Int, width: Int, _ widths: TextWidth) -> Int {
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, column - 1))))
    let hidden = String(characters[..<firstShown(width, widths)])
    return min(max(0, widths.width(of: before) - widths.width(of: hidden)), max(0, width - 1))
  }
}
