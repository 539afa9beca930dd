import Terminal

extension KeyChord {
  /// The event that pressing it makes.
  var event: InputEvent {
    if case .character(let character) = key, modifiers.isEmpty { return .text(character) }
    return .key(key, modifiers)
  }
}
