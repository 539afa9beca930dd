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

  private static let names: Set<String> = [
    ".state", ".action", ".identifier", ".source", ".launch", ".count", ".ios", ".memory.", ".saved.",
  ]

  private static func test(
    _ words: inout ArraySlice<Word>, _ end: Int
  ) throws(LanguageError) -> ReactionTest {
    guard let key = words.popFirst(), let sign = words.popFirst(), let value = words.popFirst() else {
      throw LanguageError(column: end, reason: Phrase("profile.test"))
    }
    guard let how = TestSign(rawValue: sign.text) else {
      throw LanguageError(
        column: sign.column, reason: Phrase("profile.test.sign", .text(sign.text)), suggestion: "==")
    }
    return ReactionTest(try subject(key), how, try Self.value(value, how, key))
  }

  private static func value(
    _ word: Word, _ sign: TestSign, _ key: Word
  ) throws(LanguageError) -> TestValue {
    let value = ReactionText.value(word)
    switch sign {
    case .kind, .notKind:
      guard let kind = ValueKind(rawValue: word.text) else {
        throw LanguageError(
          column: word.column, reason: Phrase("profile.test.kind", .text(word.text)),
          suggestion: Nearest.word(to: word.text, among: Set(ValueKind.allCases.map(\.rawValue))))
      }
      return .kind(kind)
    case .atLeast, .below: break
    case .equal, .notEqual: if key.text != ".ios" && key.text != ".count" || key.isQuoted { return value }
    }
    guard case .number(let text) = value, key.text != ".ios" || OSVersion(text) != nil else {
      throw LanguageError(column: word.column, reason: Phrase("profile.test.number", .text(word.text)))
    }
    return value
  }

  private static func subject(_ word: Word) throws(LanguageError) -> TestSubject {
    guard !word.isQuoted, word.text.hasPrefix(".") else { return .key(word.text) }
    if word.text.hasPrefix(".memory.") { return .memory(String(word.text.dropFirst(8))) }
    if word.text.hasPrefix(".saved.") { return .saved(String(word.text.dropFirst(7))) }
    switch word.text {
    case ".": return .key(".")
    case ".source": return .source
    case ".launch": return .launch
    case ".count": return .count
    case ".ios": return .ios
    case ".state": return .state
    case ".action": return .action
    case ".identifier": return .identifier
    default:
      throw LanguageError(
        column: word.column, reason: Phrase("profile.test.subject", .text(word.text)),
        suggestion: Nearest.word(to: word.text, among: names))
    }
  }
}
