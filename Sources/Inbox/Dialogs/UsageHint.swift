import Language
import Words

/// How a command is written, with the argument that is being typed standing out and an example of it.
struct UsageHint<Command> {
  private let spec: CommandSpec<Command>
  private let text: String

  /// The hint for `text`, which spells `spec` so far.
  init(_ spec: CommandSpec<Command>, for text: String) {
    self.spec = spec
    self.text = text
  }

  /// The place of the argument that is being typed; nil where none is, or there are no more.
  var argument: Int? {
    guard let line = try? Line(text) else { return nil }
    var given = line.words.dropFirst(spec.words.count).map(\.source)
    let isOpen = text.hasSuffix(" ")
    if !isOpen, given.isEmpty { return nil }
    let typed = isOpen ? "" : given.removeLast()
    if let name = typed.firstIndex(of: "=").map({ typed[..<$0] }),
      let named = spec.arguments.firstIndex(where: { $0.place == .named && $0.name == name })
    {
      return named
    }
    let positional = spec.arguments.indices.filter { spec.arguments[$0].place != .named }
    let place = given.filter { !isNamed($0) }.count
    if positional.indices.contains(place) { return positional[place] }
    // A list or a line takes whatever follows.
    if let last = positional.last, spec.arguments[last].takesRest { return last }
    return spec.arguments.indices.first { index in
      let argument = spec.arguments[index]
      return argument.place == .named && !given.contains { $0.hasPrefix(argument.name + "=") }
    }
  }

  /// Words and arguments, each with the role it is drawn in; where `columns` are too few for those up to the one that
  /// is being typed, it stands first.
  func parts(in columns: Int = .max) -> [(text: String, role: Role)] {
    let now = argument
    let words = spec.words.joined(separator: " ")
    let before = spec.arguments.prefix((now ?? -1) + 1).reduce(words.count) { $0 + 1 + $1.hint.count }
    let isCut = before > columns
    var parts: [(String, Role)] = [(words + (isCut ? " …" : ""), .dim)]
    for (index, argument) in spec.arguments.enumerated() where !isCut || index >= now ?? 0 {
      parts.append((" " + argument.hint, index == now ? .key : .dim))
    }
    return parts
  }

  /// One example of what may be typed now, where the hint itself does not say it.
  var example: String? {
    guard let now = argument, spec.arguments[now].place != .named else { return nil }
    switch spec.arguments[now].kind {
    case .text, .line, .choice, .onOff, .target: return nil
    case .count, .span, .list, .bytes, .rate, .pairs: return spec.arguments[now].kind.example
    }
  }

  private func isNamed(_ word: String) -> Bool {
    spec.arguments.contains { $0.place == .named && word.hasPrefix($0.name + "=") }
  }
}

extension ArgumentSpec {
  fileprivate var takesRest: Bool {
    switch kind {
    case .line, .pairs: true
    default: false
    }
  }
}
