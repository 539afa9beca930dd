import Words

extension Grammar {
  /// The ways to go on with `text`, whose cursor stands at its end.
  ///
  /// - Parameter more: names that depend on the world (rules, themes), by argument name.
  public func completions(of text: String, more: [String: [String]] = [:]) -> [Completion] {
    guard let line = try? Line(text) else { return [] }
    let isOpen = text.last.map { $0 == " " } ?? true
    let typed = line.words.map(\.text)
    let finished = isOpen ? typed : Array(typed.dropLast())
    let beginning = isOpen ? "" : typed.last ?? ""
    let commands = commandCompletions(finished, beginning)
    return commands.isEmpty ? argumentCompletions(line, finished, beginning, more) : commands
  }

  private func commandCompletions(_ finished: [String], _ beginning: String) -> [Completion] {
    var seen: Set<String> = []
    var found: [Completion] = []
    for spec in specs where spec.words.count > finished.count && spec.words.starts(with: finished) {
      let word = spec.words[finished.count]
      guard word.hasPrefix(beginning), seen.insert(word).inserted else { continue }
      let prefix = (finished + [word]).joined(separator: " ")
      let family = specs.filter { $0.words.starts(with: finished + [word]) }
      let label = family.count == 1 ? spec.usage : prefix + " …"
      found.append(Completion(line: prefix + " ", label: label, help: family.count == 1 ? spec.help : nil))
    }
    return found
  }

  private func argumentCompletions(
    _ line: Line, _ finished: [String], _ beginning: String, _ more: [String: [String]]
  ) -> [Completion] {
    guard let spec = spec(spelledBy: line.words[...]) else { return [] }
    let given = finished.dropFirst(spec.words.count).filter { !$0.contains("=") }.count
    let positional = spec.arguments.filter { $0.place != .named }
    var found: [Completion] = []
    let prefix = finished.map(Quoting.word).joined(separator: " ")
    if positional.indices.contains(given) {
      let argument = positional[given]
      for word in argument.kind.words + (more[argument.name] ?? []) where word.hasPrefix(beginning) {
        found.append(Completion(line: "\(prefix) \(Quoting.word(word)) ", label: word, help: spec.help))
      }
    }
    for argument in spec.arguments where argument.place == .named && "\(argument.name)=".hasPrefix(beginning)
    {
      guard !finished.contains(where: { $0.hasPrefix(argument.name + "=") }) else { continue }
      found.append(Completion(line: "\(prefix) \(argument.name)=", label: argument.hint, help: spec.help))
    }
    if found.isEmpty {
      found.append(Completion(line: line.text(prefix, beginning), label: spec.usage, help: spec.help))
    }
    return found
  }
}

extension ArgumentKind {
  /// The words that may stand here, where they can be listed.
  fileprivate var words: [String] {
    switch self {
    case .choice(let words): words
    case .onOff: ["on", "off"]
    default: []
    }
  }
}

extension Line {
  fileprivate func text(_ prefix: String, _ beginning: String) -> String {
    beginning.isEmpty ? prefix + " " : prefix + " " + Quoting.word(beginning)
  }
}
