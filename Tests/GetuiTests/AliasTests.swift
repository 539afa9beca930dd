import Phone
import Testing
import Words

@testable import Getui

/// `bindAlias:`, `unbindAlias:` and their codes.
@Suite struct AliasTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let code: Int
    let why: String
    var alias = "user_42"
    var number: String?
    var before: @Sendable (inout Desk) -> Void = { _ in }
    var testDescription: String { "getui.alias.\(code): \(why)" }
  }

  static let forty = String(repeating: "a", count: 40)

  @Test(arguments: [
    Row(code: 0, why: "letters, digits and _"),
    Row(code: 0, why: "40 bytes", alias: forty),
    Row(code: 0, why: "13 Chinese characters", alias: String(repeating: "个", count: 13)),
    Row(
      code: 30001, why: "5 s after the call before",
      before: { desk in
        desk.call(.bindAlias("first", sequenceNumber: nil))
        desk.pass(seconds: 5)
      }),
    Row(
      code: 0, why: "more than 5 s after it",
      before: { desk in
        desk.call(.bindAlias("first", sequenceNumber: nil))
        desk.pass(milliseconds: 5001)
      }),
    Row(
      code: 30003, why: "the 51st call within 24 hours",
      before: { desk in
        for number in 1...50 {
          desk.call(.bindAlias("a\(number)", sequenceNumber: nil))
          desk.pass(seconds: 6)
        }
      }),
    Row(
      code: 0, why: "24 hours after the first of 50",
      before: { desk in
        for number in 1...50 {
          desk.call(.bindAlias("a\(number)", sequenceNumber: nil))
          desk.pass(seconds: 6)
        }
        desk.pass(seconds: 86_400)
      }),
    Row(code: 30004, why: "the service fails", before: { $0.change(.failing(true)) }),
    Row(code: 30006, why: "offline", before: { $0.network(false) }),
    Row(code: 30007, why: "empty", alias: ""),
    Row(code: 30007, why: "41 bytes", alias: forty + "a"),
    Row(code: 30007, why: "14 Chinese characters", alias: String(repeating: "个", count: 14)),
    Row(code: 30007, why: "a hyphen", alias: "user-42"),
    Row(code: 30007, why: "an e-mail address, though the page recommends one", alias: "a@b.com"),
    Row(code: 30008, why: "an empty sequence number", number: ""),
  ])
  func bindAliasAnswers(_ row: Row) {
    var desk = Desk.online()
    row.before(&desk)
    desk.steps = []
    desk.call(.bindAlias(row.alias, sequenceNumber: row.number))
    desk.pass(seconds: 1)
    #expect(desk.aliasCodes == [row.code])
    if row.code == 0 { #expect(desk.record()?.alias == row.alias) }
  }

  @Test(arguments: AliasCode.allCases)
  func everyCodeHasItsThreeSentencesAndItsRule(_ code: AliasCode) {
    for phrase in [code.meaning, code.condition, code.remedy] {
      for tongue in Tongue.allCases { #expect(phrase.text(in: tongue) != phrase.id.name) }
    }
    #expect(RuleBook.rule(code.rule) != nil)
  }

  @Test("getui.alias.30005: before the first login") func noCid() {
    var desk = Desk()
    desk.app(.foreground)
    desk.call(.bindAlias("user_42", sequenceNumber: "1"))
    desk.pass(milliseconds: 5)
    #expect(desk.aliasCodes == [30005])
  }

  @Test("getui.alias.30007: the eleventh cid of one alias") func eleventh() {
    var desk = Desk.online(11)
    for index in 0..<11 { desk.call(.bindAlias("team", sequenceNumber: "1"), on: index) }
    desk.pass(seconds: 1)
    #expect(desk.aliasCodes == Array(repeating: 0, count: 10) + [30007])
    #expect(desk.service.clients(ofAlias: "team").count == 10)
  }

  @Test("getui.alias.bound: the last one counts") func lastWins() {
    var desk = Desk.online()
    for alias in ["a", "b"] {
      desk.call(.bindAlias(alias, sequenceNumber: nil))
      desk.pass(seconds: 6)
    }
    #expect(desk.record()?.alias == "b")
    #expect(desk.service.clients(ofAlias: "a") == [])
  }

  @Test("getui.alias.bound: upper and lower case differ") func caseMatters() {
    var desk = Desk.online()
    desk.call(.bindAlias("User", sequenceNumber: nil))
    desk.pass(seconds: 1)
    #expect(desk.service.clients(ofAlias: "user") == [])
  }

  @Test("getui.alias.unbound: isSelf YES leaves the others, NO takes all", arguments: [true, false])
  func unbinds(_ isSelf: Bool) {
    var desk = Desk.online(2)
    for index in 0..<2 { desk.call(.bindAlias("team", sequenceNumber: "1"), on: index) }
    desk.pass(seconds: 6)
    desk.steps = []
    desk.call(.unbindAlias("team", sequenceNumber: "2", isSelf: isSelf))
    desk.pass(seconds: 1)
    #expect(desk.callbacks == [.didAliasAction(.unbind, sequenceNumber: "2", error: nil)])
    #expect(desk.service.clients(ofAlias: "team").count == (isSelf ? 1 : 0))
    #expect(desk.record()?.alias == nil)
  }

  @Test("getui.alias.30002: an alias that is not this cid's") func notMine() {
    var desk = Desk.online()
    desk.call(.unbindAlias("nobodys", sequenceNumber: "2", isSelf: true))
    desk.pass(seconds: 1)
    #expect(desk.aliasCodes == [30002])
  }

  @Test("getui.alias.30001: binding and unbinding share the gap") func sharedGap() {
    var desk = Desk.online()
    desk.call(.bindAlias("a", sequenceNumber: "1"))
    desk.pass(seconds: 1)
    desk.call(.unbindAlias("a", sequenceNumber: "2", isSelf: true))
    desk.pass(seconds: 1)
    #expect(desk.aliasCodes == [0, 30001])
  }

  @Test("getui.alias.30001: a refused call begins no new gap") func refusedCallsDoNotCount() {
    var desk = Desk.online()
    desk.call(.bindAlias("a", sequenceNumber: "1"))
    desk.pass(seconds: 3)
    desk.call(.bindAlias("b", sequenceNumber: "2"))
    desk.pass(milliseconds: 2100)
    desk.call(.bindAlias("c", sequenceNumber: "3"))
    desk.pass(seconds: 1)
    #expect(desk.aliasCodes == [0, 30001, 0])
  }

  @Test("getui.alias.30006: the connection is lost before the answer") func lost() {
    var desk = Desk.online()
    desk.call(.bindAlias("a", sequenceNumber: "1"))
    desk.network(false)
    desk.pass(seconds: 1)
    #expect(desk.aliasCodes == [30006])
    #expect(desk.record()?.alias == nil)
  }

  @Test func theAnswerSpellsTheActionAsTheVendorDoes() {
    #expect(AliasAction.bind.rawValue == "bindAlias")
    #expect(AliasAction.unbind.rawValue == "unbindAlias")
  }

  @Test(arguments: [
    ("user_42", "7 of 40 bytes"), ("a-b", "“-” is not allowed: 30007."),
    ("", "0 bytes, 1 to 40 allowed: 30007."),
  ])
  func whatIsSaidWhileTyping(_ alias: String, _ beginning: String) {
    #expect(AliasTextCheck(alias).phrase.text(in: .english).hasPrefix(beginning))
  }
}
