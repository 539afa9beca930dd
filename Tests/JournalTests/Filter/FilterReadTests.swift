import Language
import Phone
import Simulation
import Testing

@testable import Journal

@Suite struct FilterReadTests {
  @Test(arguments: [
    ("badge:>2", FilterCondition.badge(.over(2))),
    ("badge:>=2", .badge(.atLeast(2))),
    ("badge:<2", .badge(.under(2))),
    ("badge:<=2", .badge(.atMost(2))),
    ("badge:=2", .badge(.equal(2))),
    ("badge:none", .badge(.none)),
    ("priority:any", .priority(.any)),
    ("from:jpush,stream", .source([.vendor("jpush"), .origin(.stream)])),
    ("quiet", .outcome([.quiet])),
    ("Quiet", .outcome([.quiet])),
    ("outcome:banner,LIST", .outcome([.banner, .list])),
    ("title:订单", .text(.title, Needle("订单"))),
    ("title：订单", .text(.title, Needle("订单"))),
    ("TITLE:x", .text(.title, Needle("x"))),
    (#""two words""#, .text(.text, Needle("two words"))),
    (#""quiet""#, .text(.text, Needle("quiet"))),
    (#""badge:>2""#, .text(.text, Needle("badge:>2"))),
    (#"text:"a:b""#, .text(.text, Needle("a:b"))),
    ("12:30", .text(.text, Needle("12:30"))),
    ("#12", .number(PushNumber(12))),
    ("@2", .phone(PhoneNumber(2))),
    ("state:notrunning", .state([.notRunning])),
    ("sound:none", .sound(.none)),
    ("sound:default", .sound(.standard)),
    (#"sound:"none""#, .sound(.named("none"))),
    ("sound:ding.caf", .sound(.named("ding.caf"))),
    ("is:read", .mark(.read)),
    ("is:onphone", .mark(.onPhone)),
    ("is:warned", .mark(.warned)), ("is:Adopted", .mark(.adopted)), ("is:resent", .mark(.resent)),
    ("kind:silent", .kind([.silent])),
    ("age:<5m", .age(.under(300_000_000))),
    ("age:5m", .age(.under(300_000_000))),
    ("age:>1h", .age(.over(3_600_000_000))),
    ("callback:willPresent", .callback("willPresent")),
    ("callback:none", .callback(nil)),
    ("shown:banner,sound", .shown([.banner, .sound])),
    ("shown:none", .shown([])),
    ("reason:BadDeviceToken", .name(.reason, "BadDeviceToken")),
    ("collapse:none", .name(.collapse, nil)),
    ("rule:ios", .rule("ios")),
  ])
  func readsOneTerm(_ text: String, _ expected: FilterCondition) throws {
    #expect(try Filter(parsing: text).terms == [FilterTerm(expected)])
    #expect(try Filter(parsing: "!" + text).terms == negated(text, expected))
  }

  /// A quote opens text only at the start of a word, so `!"x"` is a negated term like any other.
  private func negated(_ text: String, _ expected: FilterCondition) -> [FilterTerm] {
    text == #""badge:>2""#
      ? [FilterTerm(.badge(.over(2)), isNegated: true)] : [FilterTerm(expected, isNegated: true)]
  }

  @Test func termsAreJoinedAndCommentsLeftOut() throws {
    let filter = try Filter(parsing: "badge:>2 from:jpush !quiet # mine")
    #expect(filter.text == "badge:>2 from:jpush !quiet")
    #expect(try Filter(parsing: "  ").isEmpty)
  }

  @Test(arguments: [
    ("bagde:3", 1, "badge:"), ("quiet !fromm:x", 8, "from:"), ("outcome:baner", 9, "banner"),
    ("outcome:list,quit", 14, "quiet"), ("!from:jpsh", 7, "jpush"), ("is:raed", 4, "read"),
  ])
  func saysWhereItIsWrongAndWhatWasMeant(_ text: String, _ column: Int, _ suggestion: String) {
    let error = #expect(throws: LanguageError.self) { try Filter(parsing: text) }
    #expect(error?.column == column)
    #expect(error?.suggestion == suggestion)
  }

  @Test(arguments: [
    ("badge:x", "filter.value"), ("badge:", "filter.value.missing"), ("age:soon", "filter.value"),
    ("age:>=5m", "filter.value"), ("!", "filter.nothing"), ("https://x", "filter.key.unknown"),
    ("shown:loud", "filter.value"), ("\"open", "language.quote.open"),
  ])
  func refusesWithAReason(_ text: String, _ reason: String) {
    let error = #expect(throws: LanguageError.self) { try Filter(parsing: text) }
    #expect(error?.reason.id.name == reason)
  }

  @Test func printsWhatItReads() throws {
    var random = SeededRandom(7)
    for _ in 0..<4_000 {
      let filter = Filter((0..<Int.random(in: 0...4, using: &random)).map { _ in .random(&random) })
      #expect(try Filter(parsing: filter.text) == filter, "\(filter.text)")
    }
  }
}
