import Testing
import Words

@testable import JPush

@Suite struct NameCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// The code as a tag; an alias has 6003 for 6005 and 6004 for 6006.
    let code: Int
    /// Where the first bad character stands.
    let column: Int?
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ code: Int, at column: Int? = nil) {
      self.name = name
      self.text = text
      self.code = code
      self.column = column
    }
  }

  private static let rows: [Row] = [
    Row("small letters", "abcdefghijklmnopqrstuvwxyz", 0),
    Row("capital letters", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0),
    Row("digits", "0123456789", 0),
    Row("a number alone", "46", 0),
    Row("underscore", "_", 0),
    Row("every mark", "@!#$&*+=.|", 0),
    Row("Chinese", "北京用户", 0),
    Row("first Chinese character", "\u{4E00}", 0),
    Row("last Chinese character", "\u{9FA5}", 0),
    Row("before the first", "\u{4DFF}", 6005, at: 1),
    Row("after the last", "\u{9FA6}", 6005, at: 1),
    Row("Chinese beyond the basic plane", "\u{20000}", 6005, at: 1),
    Row("minus of a UUID", "a1b2-c3", 6005, at: 5),
    Row("space", "new user", 6005, at: 4),
    Row("leading space", " a", 6005, at: 1),
    Row("slash", "a/b", 6005, at: 2),
    Row("percent", "50%", 6005, at: 3),
    Row("comma", "a,b", 6005, at: 2),
    Row("colon", "a:b", 6005, at: 2),
    Row("question mark", "a?", 6005, at: 2),
    Row("round brackets", "(a)", 6005, at: 1),
    Row("backslash", "a\\b", 6005, at: 2),
    Row("quote", "a\"", 6005, at: 2),
    Row("caret", "a^", 6005, at: 2),
    Row("tilde", "~a", 6005, at: 1),
    Row("line feed", "a\n", 6005, at: 2),
    Row("NUL", "a\0b", 6005, at: 2),
    Row("DEL", "\u{7F}", 6005, at: 1),
    Row("fullwidth yen", "￥", 6005, at: 1),
    Row("yen", "¥", 6005, at: 1),
    Row("Latin with an accent", "café", 6005, at: 4),
    Row("kana", "ひらがな", 6005, at: 1),
    Row("Hangul", "서울", 6005, at: 1),
    Row("fullwidth comma", "甲，乙", 6005, at: 2),
    Row("emoji", "vip🎉", 6005, at: 4),
    Row("zero-width joiner", "a\u{200D}b", 6005, at: 2),
    Row("13 Chinese characters are 39 bytes", String(repeating: "汉", count: 13), 0),
    Row("13 Chinese characters and a letter are 40", String(repeating: "汉", count: 13) + "a", 0),
    Row("14 Chinese characters are 42 bytes", String(repeating: "汉", count: 14), 6006),
    Row("40 letters", String(repeating: "a", count: 40), 0),
    Row("41 letters", String(repeating: "a", count: 41), 6006),
    Row("characters before length", String(repeating: "a", count: 41) + "-", 6005, at: 42),
    Row("empty", "", 6001),
  ]

  @Test(arguments: rows) func tag(row: Row) {
    let check = TagCheck.check(row.text)
    #expect(check.code.rawValue == row.code)
    #expect(check.offender?.column == row.column)
    #expect(check.bytes == row.text.utf8.count)
  }

  @Test(arguments: rows) func alias(row: Row) {
    let code = [6005: 6003, 6006: 6004][row.code] ?? row.code
    #expect(AliasCheck.check(row.text).code.rawValue == code)
  }

  @Test func everyAsciiCharacterIsJudgedAsTheVendorListsIt() {
    let allowed = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@!#$&*+=.|".unicodeScalars)
    for value in UInt8(0)..<128 {
      let scalar = Unicode.Scalar(value)
      #expect(LegalCharacters.contain(scalar) == allowed.contains(scalar), "U+\(value)")
    }
  }

  struct Sentence: Sendable {
    let check: NameCheck
    let english: String
    let chinese: String
  }

  @Test(arguments: [
    Sentence(check: TagCheck.check("vip"), english: "3 of 40 bytes", chinese: "3/40 字节"),
    Sentence(check: TagCheck.check(""), english: "empty: 6001", chinese: "为空：6001"),
    Sentence(
      check: TagCheck.check("a-b"),
      english:
        "“-” at character 2 is not allowed: 6005. Use letters, digits, _, Chinese characters and @!#$&*+=.|.",
      chinese: "第 2 个字符“-”不允许：6005。可用字母、数字、下划线、汉字和 @!#$&*+=.|。"),
    Sentence(
      check: AliasCheck.check("a b"),
      english:
        "“U+0020” at character 2 is not allowed: 6003. Use letters, digits, _, Chinese characters and @!#$&*+=.|.",
      chinese: "第 2 个字符“U+0020”不允许：6003。可用字母、数字、下划线、汉字和 @!#$&*+=.|。"),
    Sentence(
      check: AliasCheck.check(String(repeating: "汉", count: 14)),
      english: "42 bytes, 40 allowed: 6004. A Chinese character counts three.",
      chinese: "42 字节，最多 40：6004。一个汉字占 3 字节。"),
  ])
  func itSaysWhatIsWrongAndWhatToDo(row: Sentence) {
    #expect(row.check.phrase.text(in: .english) == row.english)
    #expect(row.check.phrase.text(in: .chinese) == row.chinese)
  }
}
