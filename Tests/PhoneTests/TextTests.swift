import Testing

@testable import Phone

/// The app's own strings, and what the lock screen hides.
@Suite struct TextTests {
  private func strings(_ text: String) throws -> StringsFile { try StringsFile(Array(text.utf8)) }

  @Test(arguments: [
    (#""a" = "b";"#, ["a": "b"]),
    ("/* one\ntwo */\n\"a\" = \"b\"; // three\n\"c\"=\"d\";", ["a": "b", "c": "d"]),
    (#""a\"q" = "l\n\U00e9\\";"#, ["a\"q": "l\né\\"]), ("key = word;", ["key": "word"]),
    ("alone;", ["alone": "alone"]),
    (#""a" = "1"; "a" = "2";"#, ["a": "2"]), ("", [:]), ("{}", [:]),
    (#"{"a":"b","c":"%@"}"#, ["a": "b", "c": "%@"]),
  ])
  func reads(_ text: String, _ texts: [String: String]) throws {
    #expect(try strings(text).texts == texts)
  }

  @Test func readsOlderEncodings() throws {
    let units = Array("\"a\" = \"é\";".utf16)
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try StringsFile(big).texts == ["a": "é"])
    #expect(try StringsFile(little).texts == ["a": "é"])
    #expect(try StringsFile([0xEF, 0xBB, 0xBF] + Array(#""a" = "b";"#.utf8)).texts == ["a": "b"])
  }

  @Test(arguments: [
    (#""a" = "b""#, 1), ("\"a\" = \"b\";\n\n\"c\" = ;", 3), (#""a" "b";"#, 1), ("/* open", 1), (#""open"#, 1),
    (#""a" = "\U12";"#, 1), (#"{"a":1}"#, 1), ("= ;", 1),
  ])
  func refuses(_ text: String, _ line: Int) {
    #expect(throws: StringsFault(line: line)) { try strings(text) }
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(throws: StringsFault.self) { try StringsFile([0xFF, 0x00, 0x12]) }
    #expect(throws: StringsFault.self) { try StringsFile([0xFE, 0xFF, 0x00]) }
  }

  private static let tables: [String: [String: String]] = [
    "en": ["k": "english"], "zh-Hans": ["k": "中文"], "de": ["k": "deutsch"],
  ]

  @Test(arguments: [
    ("en", "english"), ("en-GB", "english"), ("zh-Hans", "中文"), ("zh-Hans-CN", "中文"), ("zh", "中文"),
    ("ZH-hans", "中文"), ("de-AT", "deutsch"), ("fr", "english"),
  ])
  func theLanguageIsChosen(_ language: String, _ text: String) {
    #expect(StringsChoice.table(for: language, in: Self.tables)?["k"] == text)
  }

  @Test func withoutEnglishTheBaseOrTheOnlyOneCounts() {
    #expect(StringsChoice.table(for: "fr", in: ["Base": ["k": "b"], "de": ["k": "d"]])?["k"] == "b")
    #expect(StringsChoice.table(for: "fr", in: ["de": ["k": "d"]])?["k"] == "d")
    #expect(StringsChoice.table(for: "fr", in: [:]) == nil)
  }

  typealias LocRow = (rule: String, alert: String, lines: String)

  private static let localised: [LocRow] = [
    ("ios.loc", #"{"loc-key":"HI","loc-args":["Ann"]}"#, "Hello Ann"),
    ("ios.loc", #"{"loc-key":"HI","loc-args":["Ann","Bob"]}"#, "Hello Ann"),
    ("ios.loc", #"{"loc-key":"HI"}"#, "Hello %@"),
    ("ios.loc", #"{"loc-key":"TWO","loc-args":["a","b"]}"#, "b before a"),
    ("ios.loc", #"{"loc-key":"HI","loc-args":[7]}"#, "Hello 7"),
    ("ios.loc", #"{"loc-key":"HI","body":"plain","loc-args":["Ann"]}"#, "Hello Ann"),
    ("ios.show", #"{"loc-key":"NONE","body":"plain"}"#, "plain"),
    ("ios.show", #"{"loc-key":"NONE"}"#, "NONE"),
    ("ios.loc", #"{"title-loc-key":"T","subtitle-loc-key":"S","loc-key":"NONE"}"#, "Title|Sub|NONE"),
    ("ios.show", #""HI""#, "HI"),
  ]

  @Test(arguments: localised.indices) func locKeys(_ index: Int) throws {
    let row = Self.localised[index]
    let file = try strings(#"{"HI":"Hello %@","TWO":"%2$@ before %1$@","T":"Title","S":"Sub"}"#)
    var run = PhoneRun(.background)
    run.perform(.set(.strings(language: "en", file)))
    run.forget()
    try run.receive(#"{"aps":{"alert":\#(row.alert)}}"#)
    let entry = try #require(run.phone.centre.entries.last)
    #expect(run.phone.lines(of: entry).texts.joined(separator: "|") == row.lines)
    #expect(run.rules.contains(row.rule))
    #expect(run.said.contains("reads \(row.lines)") == (row.rule == "ios.loc"))
  }

  @Test func thePhonesLanguageDecides() throws {
    var run = PhoneRun(.background)
    run.perform(.set(.strings(language: "en", try strings(#""HI" = "Hello";"#))))
    run.perform(.set(.strings(language: "zh-Hans", try strings(#""HI" = "你好";"#))))
    run.perform(.set(.language("zh-Hans")))
    run.forget()
    let number = try run.receive(#"{"aps":{"alert":{"loc-key":"HI"}}}"#)
    #expect(run.said == ["shown banner,list", "reads 你好"])
    run.perform(.tap(.text("你好"), action: nil))
    #expect(run.log.steps.last?.push == number)
  }

  @Test(arguments: [
    ("always", false, ""), ("always", true, ""), ("when-unlocked", false, ""),
    ("when-unlocked", true, "title,subtitle,body"), ("never", true, "title,subtitle,body"),
    ("never", false, "title,subtitle,body"),
  ])
  func showPreviews(_ when: String, _ isLocked: Bool, _ hidden: String) throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone previews \(when)"] + (isLocked ? ["phone lock"] : []))
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.said.contains("hidden \(hidden)") == !hidden.isEmpty)
    #expect(run.rules.contains("ios.previews") == !hidden.isEmpty)
    let entry = try #require(run.phone.centre.entries.last)
    #expect(run.phone.hiddenText(of: entry).names.joined(separator: ",") == hidden)
  }

  @Test(arguments: [
    ("17", true, true, "body"), ("17", true, false, "subtitle,body"), ("17", false, true, "title,body"),
    ("10", true, true, "title,subtitle,body"),
  ])
  func aCategoryKeepsParts(_ version: String, _ title: Bool, _ subtitle: Bool, _ hidden: String) throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone os \(version)", "phone previews when-unlocked", "phone lock"])
    run.phone.setup.categories = [
      NotificationCategory("MAIL", showsHiddenTitle: title, showsHiddenSubtitle: subtitle)
    ]
    try run.receive(#"{"aps":{"alert":"x","category":"MAIL"}}"#)
    #expect(run.said.contains("hidden \(hidden)"))
    run.perform(.life(.unlock))
    let entry = try #require(run.phone.centre.entries.last)
    #expect(run.phone.hiddenText(of: entry).isEmpty)
  }
}
