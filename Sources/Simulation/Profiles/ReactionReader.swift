import Language
import Phone
import Words

/// Reads what the app does on a callback.
enum ReactionReader {
  /// What stands before a block, or all there is of a reaction without one.
  struct Head {
    let callback: String
    let tests: [ReactionTest]
    let step: ReactionStep?
  }

  /// `on CALLBACK [if …] [ACT]`.
  static func head(_ line: Line) throws(LanguageError) -> Head {
    guard line.words.count > 1 else { throw missing("callback", line) }
    let callback = line.words[1]
    guard AppCalls.names.contains(callback.text) else {
      throw LanguageError(
        column: callback.column, reason: Phrase("profile.callback", .text(callback.text)),
        suggestion: Nearest.word(to: callback.text, among: AppCalls.names))
    }
    var words = line.words.dropFirst(2)
    let tests = try ReactionTestReader.tests(&words, endColumn: line.endColumn)
    let step =
      words.isEmpty ? nil : try ReactionStep(act(words, line.endColumn, in: callback.text))
    return Head(callback: callback.text, tests: tests, step: step)
  }

  /// `[if …] ACT`.
  static func step(_ line: Line, in callback: String) throws(LanguageError) -> ReactionStep {
    var words = line.words[...]
    let tests = try ReactionTestReader.tests(&words, endColumn: line.endColumn)
    guard !words.isEmpty else { throw missing("act", line) }
    return ReactionStep(if: tests, try act(words, line.endColumn, in: callback))
  }

  private static func act(
    _ words: ArraySlice<Word>, _ end: Int, in callback: String
  ) throws(LanguageError) -> ReactionAct {
    let first = words[words.startIndex]
    let rest = words.dropFirst()
    switch first.text {
    case "return": return try returned(rest, end, in: callback, first)
    case "complete": return try completed(rest, end, in: callback, first)
    case "navigate": return .navigates(try text(rest, end, "screen"))
    case "dialog": return .dialog(try text(rest, end, "text"))
    case "remember": return .remembers(try name(rest, end), true)
    case "forget": return .remembers(try name(rest, end), false)
    case "crash": return .crashes(try text(rest, end, "reason"))
    default: return .commands(try command(words, end))
    }
  }

  /// `return banner,sound [after 3s|twice|never]`, in `willPresent` alone.
  private static func returned(
    _ words: ArraySlice<Word>, _ end: Int, in callback: String, _ first: Word
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
  private static func completed(
    _ words: ArraySlice<Word>, _ end: Int, in callback: String, _ first: Word
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

  private static func time(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> CompletionTime {
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

  private static func text(
    _ words: ArraySlice<Word>, _ end: Int, _ name: String
  ) throws(LanguageError) -> String {
    guard let word = words.first else { throw missing(name, end) }
    try nothing(after: words.dropFirst())
    return word.text
  }

  /// A name of something to remember, which conditions write as `.memory.name`.
  private static func name(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> String {
    let name = try text(words, end, "name")
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
    }
    guard isPlain, !name.isEmpty else {
      throw LanguageError(
        column: words[words.startIndex].column, reason: Phrase("profile.name", .text(name)))
    }
    return name
  }

  /// A command that an app can give. With values of the call in it, only its words can be judged now.
  private static func command(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> String {
    let texts = words.map(\.text)
    guard ProfileWords.acts.contains(where: { texts.starts(with: $0) }) else {
      let known = Set(ProfileWords.acts.map { $0.joined(separator: " ") }).union(ownActs)
      throw LanguageError(
        column: words[words.startIndex].column, reason: Phrase("profile.act", .text(texts[0])),
        suggestion: Nearest.word(to: texts[0], among: known))
    }
    if !texts.contains(where: { $0.contains("{") }) || WorldText.grammar.spec(spelledBy: words) == nil {
      _ = try WorldText.grammar.parse(words, endColumn: end)
    }
    return words.map(\.source).joined(separator: " ")
  }

  private static let ownActs: Set<String> = [
    "return", "complete", "navigate", "dialog", "remember", "forget", "crash", "if",
  ]

  private static func nothing(after words: ArraySlice<Word>) throws(LanguageError) {
    guard let word = words.first else { return }
    throw LanguageError(column: word.column, reason: Phrase("profile.extra", .text(word.text)))
  }

  private static func missing(_ name: String, _ line: Line) -> LanguageError { missing(name, line.endColumn) }

  private static func missing(_ name: String, _ end: Int) -> LanguageError {
    LanguageError(column: end, reason: Phrase("profile.missing", .text(name)))
  }
}
