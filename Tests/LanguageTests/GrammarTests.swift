import Testing
import Words

@testable import Language

@Suite struct GrammarTests {
  static let grammar = SampleCommand.grammar

  @Test(arguments: [
    ("app go", SampleCommand.go),
    ("count 3 fast=on", .count(3, fast: true)),
    ("count fast=off 3", .count(3, fast: false)),
    ("count 3", .count(3, fast: nil)),
    ("pick red", .pick("red")),
    ("clock +61m", .span(3_660_000_000)),
    ("clock -1d", .span(-86_400_000_000)),
    ("clock 800ms", .span(800_000)),
    ("tags add vip,game seq=1", .tags(["vip", "game"], seq: 1)),
    (#"tags add "a b,c""#, .tags(["a b", "c"], seq: nil)),
    (#"push json:'{"aps":{}}' id=x"#, .push(Array(#"{"aps":{}}"#.utf8), id: "x")),
    ("push base64:/w==", .push([0xFF], id: nil)),
    ("tap #12", .tap(.number(12), action: nil)),
    ("tap 3 TRACK", .tap(.row(3), action: "TRACK")),
    (#"tap "3""#, .tap(.text("3"), action: nil)),
    ("rate 50/s", .rate(50)),
    ("message sync extras.k=v extras.n=1", .message("sync", [Pair("k", "v"), Pair("n", "1")])),
    (#"message "extras.k=v""#, .message("extras.k=v", [])),
    ("filter badge:>2 !quiet", .filter("badge:>2 !quiet")),
    (#"filter title:"two words" !quiet"#, .filter(#"title:"two words" !quiet"#)),
    (#"filter title:"two words""#, .filter(#"title:"two words""#)),
    (#"filter "title:\"two words\"""#, .filter(#"title:"two words""#)),
  ])
  func reads(_ text: String, _ expected: SampleCommand) throws {
    #expect(try Self.grammar.parse(text) == expected)
  }

  @Test(
    arguments: [
      ("", 1, "language.empty", nil),
      ("ap go", 1, "language.unknown", "app"),
      ("app", 4, "language.more", nil),
      ("app stap", 5, "language.unknown.second", "app stop"),
      ("zzzzzz", 1, "language.unknown", nil),
      ("count", 6, "language.missing", nil),
      ("count 12", 7, "language.value", nil),
      ("count 1 2", 9, "language.extra", nil),
      ("count 1 fast=on fast=off", 17, "language.twice", nil),
      ("pick rad", 6, "language.value", "red"),
      ("clock 5x", 7, "language.value", nil),
      ("clock 99999999999999999d", 7, "language.value", nil),
      ("push {}", 6, "language.value", nil),
      ("push base64:!", 6, "language.value", nil),
      ("tap #0", 5, "language.value", nil),
      ("rate 10001/s", 6, "language.value", nil),
    ] as [(String, Int, WordID, String?)])
  func refuses(_ text: String, _ column: Int, _ reason: WordID, _ suggestion: String?) {
    let error = #expect(throws: LanguageError.self) { try Self.grammar.parse(text) }
    #expect(error?.column == column)
    #expect(error?.reason.id == reason)
    #expect(error?.suggestion == suggestion)
  }

  @Test(arguments: 0..<3000)
  func printingThenReadingGivesTheCommandBack(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let command = random.command()
    let line = try #require(Self.grammar.print(command))
    #expect(!line.utf8.contains(UInt8(ascii: "\n")))
    #expect(try Self.grammar.parse(line) == command, "\(line)")
  }

  @Test(arguments: [
    ("", ["app …", "clock <by>", "count <n> [fast=on|off]"]),
    ("app ", ["app go", "app stop"]),
    ("app s", ["app stop"]),
    ("pick ", ["red", "green"]),
    ("pick g", ["green"]),
    ("count 3 ", ["[fast=on|off]"]),
  ])
  func completes(_ text: String, _ labels: [String]) {
    let found = Self.grammar.completions(of: text).map(\.label)
    #expect(labels.allSatisfy(found.contains), "\(found)")
  }

  @Test func aLiftedRowReadsAndPrintsTheSame() throws {
    let lifted = Grammar(Self.grammar.specs.map { $0.lifted({ Optional($0) }, { $0 }) })
    #expect(try lifted.parse("app go") == .go)
    #expect(lifted.print(.count(3, fast: true)) == "count 3 fast=on")
  }
}
