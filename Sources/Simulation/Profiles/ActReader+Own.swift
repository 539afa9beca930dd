import Language
import Phone
import Words

/// What an app does with its screen, its store and its own code.
extension ActReader {
  /// `TEXT [title=TEXT] [button=TEXT]…`.
  func dialog(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> AppDialog {
    guard let first = words.first else { throw Self.missing("text", end) }
    var dialog = AppDialog(first.text)
    for word in words.dropFirst() {
      if !word.opensQuoted, word.text.hasPrefix("title=") {
        dialog.title = String(word.text.dropFirst(6))
      } else if !word.opensQuoted, word.text.hasPrefix("button=") {
        dialog.buttons.append(String(word.text.dropFirst(7)))
      } else {
        throw LanguageError(column: word.column, reason: Phrase("profile.extra", .text(word.text)))
      }
    }
    return dialog
  }

  /// `NAME TEXT`.
  func saved(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> ReactionAct {
    let name = try name(words.prefix(1), end)
    return .saves(name, try text(words.dropFirst(), end, "text"))
  }

  /// The names of an SDK's notifications, with commas between.
  func observed(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> [String] {
    let list = try text(words, end, "callback")
    let names = list.split(separator: ",").map(String.init)
    for name in names where !AppCalls.jpush.contains(name) {
      throw LanguageError(
        column: words[words.startIndex].column, reason: Phrase("profile.observe", .text(name)),
        suggestion: Nearest.word(to: name, among: AppCalls.jpush))
    }
    guard !names.isEmpty else { throw Self.missing("callback", end) }
    return names
  }

  /// `ROUTINE [KEY|.launchOptions]`.
  func run(_ words: ArraySlice<Word>, _ end: Int) throws(LanguageError) -> ReactionAct {
    guard let word = words.first else { throw Self.missing("routine", end) }
    guard routines.contains(word.text) else {
      throw LanguageError(
        column: word.column, reason: Phrase("profile.routine", .text(word.text)),
        suggestion: Nearest.word(to: word.text, among: routines))
    }
    try nothing(after: words.dropFirst(2))
    guard let argument = words.dropFirst().first else { return .runs(word.text, with: .userInfo) }
    let isLaunch = argument.text == ".launchOptions"
    return .runs(word.text, with: isLaunch ? .launchOptions : .key(argument.text))
  }
}
