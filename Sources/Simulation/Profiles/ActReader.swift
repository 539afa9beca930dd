import Language
import Phone
import Words

/// Reads one thing that the app does.
struct ActReader {
  /// The callback that it does it in.
  let callback: String
  /// The routines that it can run.
  let routines: Set<String>

  func act(
    _ words: ArraySlice<Word>, _ end: Int
  ) throws(LanguageError) -> ReactionAct {
    let first = words[words.startIndex]
    let rest = words.dropFirst()
    switch first.text {
    case "return": return try returned(rest, end, first)
    case "complete": return try completed(rest, end, first)
    case "navigate": return .navigates(try text(rest, end, "screen"))
    case "present": return .presents(try text(rest, end, "page"))
    case "dialog": return .dialog(try dialog(rest, end))
    case "alert-view": return .alertView(try dialog(rest, end))
    case "log": return .logs(try text(rest, end, "text"))
    case "save": return try saved(rest, end)
    case "observe": return .observes(try observed(rest, end))
    case "run": return try run(rest, end)
    case "remember": return .remembers(try name(rest, end), true)
    case "forget": return .remembers(try name(rest, end), false)
    case "crash": return .crashes(try text(rest, end, "reason"))
    default: return .commands(try command(words, end))
    }
  }

  /// `return banner,sound [after 3s|twice|never]`, in `willPresent` alone.
  private func returned(
    _ words: ArraySlice<Word>, _ end: Int, _ first: Word
  ) throws(LanguageError) -> ReactionAct {
    guard AppCalls.isPresenting(callback) else {
      throw LanguageError(
        column: first.column, reason: Phrase("profile.return", .text(callback)), suggestion: "complete")
    }
    var words = words
    guard let list = words.first else { throw missing("options", end) }
    if list.text == "never" { return .answers(nil, try time(words, end)) }
    words = words.dropFirst()
    let names = list.text.split(separator: ",").map(String.init).filter { $0 != "nothing" }
    guard let options = PresentationOptions(names: names) else {
      throw LanguageError(column: list.column, reason: Phrase("presents.options"))
    }
    return .answers(.present(options), try time(words, end))
  }

  /// `complete [newData|noData|failed] [after 3s|twice|never]`, in callbacks that have a completion handler.
  private func completed(
    _ words: ArraySlice<Word>, _ end: Int, _ first: Word
  ) throws(LanguageError) -> ReactionAct {
    guard AppCalls.isCompleted(callback) else {
      throw LanguageError(
        column: first.column, reason: Phrase("profile.complete", .text(callback)),
        suggestion: AppCalls.isPresenting(callback) ? "return" : nil)
    }
    var words = words
    guard let word = words.first, let result = FetchResult(rawValue: word.text) else {
      return .answers(nil, try time(words, end))
    }
    guard AppCalls.isFetching(callback) else {
      throw LanguageError(column: word.column, reason: Phrase("profile.result", .text(callback)))
    }
    words = words.dropFirst()
    return .answers(.fetch(result), try time(words, end))
  }

  private func time(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> CompletionTime {
    guard let word = words.first else { return .now }
    var rest = words.dropFirst()
    let time: CompletionTime
    switch word.text {
    case "now": time = .now
    case "twice": time = .twice
    case "never": time = .never
    case "after":
      guard let span = rest.first else { throw missing("span", end) }
      guard let length = Span.read(span.text), length >= 0 else {
        throw LanguageError(
          column: span.column,
          reason: Phrase("language.value", .text("span"), .text(span.text), .text("5s, 800ms, 1m")))
      }
      rest = rest.dropFirst()
      time = .after(length)
    default:
      let known: Set<String> = ["now", "after", "twice", "never"]
      throw LanguageError(
        column: word.column, reason: Phrase("profile.time", .text(word.text)),
        suggestion: Nearest.word(to: word.text, among: known))
    }
    try nothing(after: rest)
    return time
  }

  func text(
    _ words: ArraySlice<Word>, _ end: Int, _ name: String
  ) throws(LanguageError) -> String {
    guard let word = words.first else { throw missing(name, end) }
    try nothing(after: words.dropFirst())
    return word.text
  }

  /// A name of something to remember, which conditions write as `.memory.name`.
  func name(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> String {
    let name = try text(words, end, "name")
    guard Self.isPlain(name) else {
      throw LanguageError(
        column: words[words.startIndex].column, reason: Phrase("profile.name", .text(name)))
    }
    return name
  }

  /// A command that an app can give. With values of the call in it, only its words can be judged now.
  private func command(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> String {
    let texts = words.map(\.text)
    guard ProfileWords.acts.contains(where: { texts.starts(with: $0) }) else {
      let known = Set(ProfileWords.acts.map { $0.joined(separator: " ") }).union(Self.ownActs)
      throw LanguageError(
        column: words[words.startIndex].column, reason: Phrase("profile.act", .text(texts[0])),
        suggestion: Nearest.word(to: texts[0], among: known))
    }
    if !texts.contains(where: { $0.contains("{") }) || WorldText.grammar.spec(spelledBy: words) == nil {
      _ = try WorldText.grammar.parse(words, endColumn: end)
    }
    return words.map(\.source).joined(separator: " ")
  }

  static let ownActs: Set<String> = [
    "return", "complete", "navigate", "present", "dialog", "alert-view", "log", "remember", "forget", "save",
    "observe", "run", "crash", "if",
  ]

  func nothing(after words: ArraySlice<Word>) throws(LanguageError) {
    guard let word = words.first else { return }
    throw LanguageError(column: word.column, reason: Phrase("profile.extra", .text(word.text)))
  }

  static func missing(_ name: String, _ end: Int) -> LanguageError {
    LanguageError(column: end, reason: Phrase("profile.missing", .text(name)))
  }

  private func missing(_ name: String, _ end: Int) -> LanguageError { Self.missing(name, end) }

  /// Whether a name can stand in a condition as it is.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
      }
  }
}
