import Testing
import Words

@testable import Language

@Suite struct LineTests {
  @Test(arguments: [
    ("app background", ["app", "background"]),
    ("  app   background  ", ["app", "background"]),
    (#"tap "Your parcel""#, ["tap", "Your parcel"]),
    (#"push json:'{"aps":{}}'"#, ["push", #"json:{"aps":{}}"#]),
    (#"say "a \"b\" \\ \n\t\u{1F514}""#, ["say", "a \"b\" \\ \n\t🔔"]),
    ("tap #12 # a comment", ["tap", "#12"]),
    ("# only a comment", []),
    ("#a comment without a space", []),
    ("", []),
    (#"say """#, ["say", ""]),
    ("filter badge:>2", ["filter", "badge:>2"]),
    (#"extras."odd key"="a b""#, ["extras.odd key=a b"]),
    ("标签 王小明", ["标签", "王小明"]),
  ])
  func words(_ text: String, _ expected: [String]) throws {
    #expect(try Line(text).words.map(\.text) == expected)
  }

  @Test(arguments: [
    (#"say "open"#, 5, "language.quote.open"),
    ("say 'open", 5, "language.quote.open"),
    (#"say "a\x""#, 7, "language.escape"),
    (#"say "\u{110000}""#, 6, "language.escape"),
  ])
  func faults(_ text: String, _ column: Int, _ reason: WordID) {
    #expect(throws: LanguageError(column: column, reason: Phrase(reason))) { try Line(text) }
  }

  @Test func aWordKnowsItsColumnInCharacters() throws {
    #expect(try Line("标签 add vip").words.map(\.column) == [1, 4, 8])
  }
}
