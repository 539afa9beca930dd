import Terminal

extension KeyChord {
  /// The key as the key bar shows it: `⏎`, `⇥`, `^L`, `esc`, `d`.
  var label: String {
    let base =
      switch key {
      case .enter: "⏎"
      case .tab: "⇥"
      case .escape: "esc"
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .backspace: "⌫"
      case .delete: "del"
      case .character(let character) where modifiers.contains(.control): character.uppercased()
      case .character("#"), .character("@"), .character("\""), .character("'"): plain
      default: KeyChord(key).text
      }
    return (modifiers.contains(.alt) ? "alt " : "") + (modifiers.contains(.shift) ? "⇧" : "")
      + (modifiers.contains(.control) ? "^" : "") + base
  }

  private var plain: String {
    if case .character(let character) = key { String(character) } else { "" }
  }
}
