/// Which key runs which command; both sides are text, so that every key can be bound anew and teaches its command.
struct KeyTable: Hashable, Sendable {
  private var commands: [KeyChord: String]
  /// The keys in the order they were first bound, for help.
  private(set) var order: [KeyChord]

  /// A table of these keys.
  init(_ rows: [(String, String)] = []) {
    commands = [:]
    order = []
    for (key, command) in rows {
      if let chord = KeyChord(key) { bind(chord, to: command) }
    }
  }

  /// The command of `chord`.
  subscript(chord: KeyChord) -> String? { commands[chord] }

  /// The first key that runs `command`.
  func key(for command: String) -> KeyChord? { order.first { commands[$0] == command } }

  /// Binds `chord`; what it ran before is forgotten.
  mutating func bind(_ chord: KeyChord, to command: String) {
    if commands.updateValue(command, forKey: chord) == nil { order.append(chord) }
  }

  /// Frees `chord`.
  mutating func unbind(_ chord: KeyChord) {
    if commands.removeValue(forKey: chord) != nil { order.removeAll { $0 == chord } }
  }
}
