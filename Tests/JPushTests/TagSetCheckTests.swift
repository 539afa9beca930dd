import Testing
import Words

@testable import JPush

@Suite struct TagSetCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let tags: [String]
    let code: Int
    var limit = TagSetCheck.Limit.newCalls
    var testDescription: String { name }
  }

  /// `count` different tags of `bytes` bytes each.
  static func tags(_ count: Int, bytes: Int) -> [String] {
    (0..<count).map { index in
      let number = String(index)
      return String(repeating: "t", count: bytes - number.utf8.count) + number
    }
  }

  private static let rows: [Row] = [
    Row(name: "none", tags: [], code: 6001),
    Row(name: "one", tags: ["vip"], code: 0),
    Row(name: "the same twice counts once", tags: ["vip", "vip"], code: 0),
    Row(name: "an empty one among others", tags: ["vip", ""], code: 6005),
    Row(name: "one bad fails all", tags: ["vip", "a-b", "game"], code: 6005),
    Row(name: "one long fails all", tags: ["vip", String(repeating: "a", count: 41)], code: 6006),
    Row(name: "the first bad one decides", tags: [String(repeating: "a", count: 41), "a-b"], code: 6006),
    Row(name: "1000", tags: tags(1000, bytes: 4), code: 0),
    Row(name: "1001", tags: tags(1001, bytes: 4), code: 6007),
    Row(name: "1001 with one twice are 1000", tags: tags(1000, bytes: 4) + ["ttt0"], code: 0),
    Row(name: "5000 bytes", tags: tags(125, bytes: 40), code: 0),
    Row(name: "5001 bytes", tags: tags(125, bytes: 40) + ["x"], code: 6008),
    Row(name: "1000 of five bytes are 5000", tags: tags(1000, bytes: 5), code: 0),
    Row(name: "characters before number", tags: tags(1001, bytes: 4) + ["-"], code: 6005),
    Row(name: "length before number", tags: tags(1001, bytes: 41), code: 6006),
    Row(name: "number before total", tags: tags(1001, bytes: 40), code: 6007),
    Row(name: "older calls: 7000 bytes", tags: tags(175, bytes: 40), code: 0, limit: .olderCalls),
    Row(
      name: "older calls: 7001 bytes", tags: tags(175, bytes: 40) + ["x"], code: 6008, limit: .olderCalls),
  ]

  @Test(arguments: rows) func code(row: Row) {
    #expect(TagCheck.check(row.tags, limit: row.limit).code.rawValue == row.code)
  }

  @Test func itCountsTagsAndBytesWithoutSeparators() {
    let check = TagCheck.check(["vip", "汉字", "vip"])
    #expect(check.count == 2)
    #expect(check.bytes == 9)
  }

  @Test(arguments: [
    (["vip", "game"], "2 of 1000 tags, 7 of 5000 bytes", "2/1000 个 tag，7/5000 字节"),
    ([], "no tags: 6001", "没有 tag：6001"),
    (
      ["a-b"],
      "a-b: “-” at character 2 is not allowed: 6005. Use letters, digits, _, Chinese characters and @!#$&*+=.|.",
      "a-b：第 2 个字符“-”不允许：6005。可用字母、数字、下划线、汉字和 @!#$&*+=.|。"
    ),
    (tags(1001, bytes: 4), "1001 tags, 1000 allowed: 6007.", "1001 个 tag，最多 1000 个：6007。"),
    (
      tags(126, bytes: 40), "5040 bytes together, 5000 allowed: 6008. Split them over several calls.",
      "共 5040 字节，最多 5000：6008。请分多次调用。"
    ),
  ])
  func itSaysWhatIsWrongAndWhatToDo(tags: [String], english: String, chinese: String) {
    #expect(TagCheck.check(tags).phrase.text(in: .english) == english)
    #expect(TagCheck.check(tags).phrase.text(in: .chinese) == chinese)
  }
}
