import Language
import Phone
import Words

/// Reads what the app does on a callback.
struct ReactionReader {
  /// What stands before a block, or all there is of a reaction without one.
  struct Head {
    let callback: String
    let tests: [ReactionTest]
    let step: ReactionStep?
  }

  /// What stands for the callback in a routine, which has no completion handler.
  static let routine = "routine"

  private let acts: ActReader

  /// Reads steps of the reaction to `callback`; `routines` are the ones that it can run.
  init(_ callback: String, _ routines: Set<String>) {
    acts = ActReader(callback: callback, routines: routines)
  }

  /// `on CALLBACK [if …] [ACT]`.
  static func head(_ line: Line, _ routines: Set<String>) throws(LanguageError) -> Head {
    guard line.words.count > 1 else { throw ActReader.missing("callback", line.endColumn) }
    let callback = line.words[1]
    guard AppCalls.names.contains(callback.text) else {
      throw LanguageError(
        column: callback.column, reason: Phrase("profile.callback", .text(callback.text)),
        suggestion: Nearest.word(to: callback.text, among: AppCalls.names))
    }
    var words = line.words.dropFirst(2)
    let tests = try ReactionTestReader.tests(&words, endColumn: line.endColumn)
    let acts = ActReader(callback: callback.text, routines: routines)
    let step = words.isEmpty ? nil : try ReactionStep(acts.act(words, line.endColumn))
    return Head(callback: callback.text, tests: tests, step: step)
  }

  /// `[if …] ACT`.
  func step(_ line: Line) throws(LanguageError) -> ReactionStep {
    var words = line.words[...]
    let tests = try ReactionTestReader.tests(&words, endColumn: line.endColumn)
    guard !words.isEmpty else { throw ActReader.missing("act", line.endColumn) }
    return ReactionStep(if: tests, try acts.act(words, line.endColumn))
  }
}
