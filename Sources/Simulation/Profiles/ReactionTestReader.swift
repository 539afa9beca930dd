import Language
import Phone
import Words

/// Reads the conditions of a reaction: `if key == "value" and .state != active`.
enum ReactionTestReader {
  /// Takes the conditions off the front of `words`; none where they do not begin with `if`.
  static func tests(
    _ words: inout ArraySlice<Word>, endColumn: Int
  ) throws(LanguageError) -> [ReactionTest] {
    guard let first = words.first, first.text == "if", !first.isQuoted else { return [] }
    var tests: [ReactionTest] = []
    repeat {
      words = words.dropFirst()
      tests.append(try test(&words, endColumn))
    } while words.first.map { $0.text == "and" && !$0.isQuoted } ?? false
    return tests
  }

  private static func test(
    _ words: inout ArraySlice<Word>, _ end: Int
  ) throws(LanguageError) -> ReactionTest {
    guard let key = words.popFirst(), let sign = words.popFirst(), let value = words.popFirst() else {
      throw LanguageError(column: end, reason: Phrase("profile.test"))
    }
    guard sign.text == "==" || sign.text == "!=" else {
      throw LanguageError(
        column: sign.column, reason: Phrase("profile.test.sign", .text(sign.text)), suggestion: "==")
    }
    return ReactionTest(try subject(key), is: sign.text == "==", ReactionText.value(value))
  }

  private static func subject(_ word: Word) throws(LanguageError) -> TestSubject {
    guard !word.isQuoted, word.text.hasPrefix(".") else { return .key(word.text) }
    if word.text.hasPrefix(".memory.") { return .memory(String(word.text.dropFirst(8))) }
    switch word.text {
    case ".state": return .state
    case ".action": return .action
    case ".identifier": return .identifier
    default:
      throw LanguageError(
        column: word.column, reason: Phrase("profile.test.subject", .text(word.text)),
        suggestion: Nearest.word(to: word.text, among: [".state", ".action", ".identifier", ".memory."]))
    }
  }
}
