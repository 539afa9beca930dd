import Terminal

/// A key with what is held down beside it, as `bind` writes it: `d`, `X`, `ctrl-l`, `shift-tab`, `f5`, `space`.
struct KeyChord: Hashable, Sendable {
  let key: Key
  let modifiers: KeyModifiers

  /// A key. A capital letter is a character of its own, so Shift is not written for one.
  init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key of an input event; nil for the mouse, pasted text and the like.
  init?(_ event: InputEvent) {
    switch event {
    case .key(let key, let modifiers): self.init(key, modifiers)
    case .text(let character): self.init(.character(character))
    default: return nil
    }
  }

  /// The key that `text` names, or nil if there is none of that name.
  init?(_ text: String) {
    var rest = text[...]
    var modifiers: KeyModifiers = []
    // A lone "-" is a key; "ctrl--" is Control with it.
    while let dash = rest.dropLast().firstIndex(of: "-") {
      guard let modifier = Self.modifiers.first(where: { $0.name == rest[..<dash] }) else { break }
      modifiers.insert(modifier.modifier)
      rest = rest[rest.index(after: dash)...]
    }
    guard let key = Self.key(named: String(rest)) else { return nil }
    self.init(key, modifiers)
  }

  /// The name, which reads as the same key again.
  var text: String {
    let held = Self.modifiers.filter { modifiers.contains($0.modifier) }.map { $0.name + "-" }.joined()
    return held + name
  }

  private static let modifiers: [(name: String, modifier: KeyModifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift),
  ]

  private static let named: [(name: String, key: Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
    ("page-up", .pageUp), ("page-down", .pageDown), ("insert", .insert), ("delete", .delete),
    ("enter", .enter), ("tab", .tab), ("backspace", .backspace), ("escape", .escape),
    ("space", .character(" ")), ("hash", .character("#")), ("at", .character("@")),
    ("quote", .character("\"")), ("apostrophe", .character("'")),
  ]

  private static func key(named name: String) -> Key? {
    if let found = named.first(where: { $0.name == name }) { return found.key }
    if name.count > 1, name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...63).contains(number) {
      return .function(number)
    }
    guard name.count == 1, let character = name.first else { return nil }
    return .character(character)
  }

  private var name: String {
    if let found = Self.named.first(where: { $0.key == key }) { return found.name }
    switch key {
    case .function(let number): return "f\(number)"
    case .character(let character): return String(character)
    default: return ""
    }
  }
}
