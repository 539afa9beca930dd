import Phone
import Testing
import Words

@testable import Getui

/// `setTags:`, `queryTag:` and their codes.
@Suite struct TagTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let code: Int
    let why: String
    var tags: [String] = ["vip"]
    var number: String?
    var before: @Sendable (inout Desk) -> Void = { _ in }
    var testDescription: String { "getui.tags.\(code): \(why)" }
  }

  static let hundred = (0..<100).map { "t\($0)" }

  @Test(arguments: [
    Row(code: 0, why: "one tag"),
    Row(code: 0, why: "100 tags", tags: hundred),
    Row(code: 0, why: "every mark of the header", tags: ["a+b", "a-b", "a*b", "a_b", "a.b", "标签1", "A9"]),
    Row(code: 20001, why: "101 tags", tags: hundred + ["more"]),
    Row(
      code: 20002, why: "a second success on one day",
      before: { desk in
        desk.call(.setTags(["first"], sequenceNumber: "0"))
        desk.pass(seconds: 1)
      }),
    Row(code: 20003, why: "a tag twice", tags: ["vip", "game", "vip"]),
    Row(code: 20004, why: "the SDK was destroyed", before: { $0.call(.destroy) }),
    Row(code: 20005, why: "the service fails", before: { $0.change(.failing(true)) }),
    Row(code: 20006, why: "no tags", tags: []),
    Row(code: 20006, why: "an empty tag", tags: ["vip", ""]),
    Row(code: 20007, why: "an empty sequence number", number: ""),
    Row(code: 20008, why: "offline", before: { $0.network(false) }),
    Row(code: 20009, why: "the app id is on the black list", before: { $0.change(.blacklist(true)) }),
    Row(
      code: 20010, why: "more than 512 characters together",
      tags: (0..<100).map { "abcde\($0)" }),
    Row(code: 20011, why: "a space", tags: ["v ip"]),
    Row(code: 20011, why: "an at sign", tags: ["a@b"]),
    Row(code: 20011, why: "an emoji", tags: ["😀"]),
  ])
  func setTagsAnswers(_ row: Row) {
    var desk = Desk.online()
    row.before(&desk)
    desk.steps = []
    desk.call(.setTags(row.tags, sequenceNumber: row.number))
    desk.pass(seconds: 1)
    #expect(desk.tagCodes == [row.code])
    #expect(desk.record()?.tags == (row.code == 0 ? row.tags.sorted() : row.code == 20002 ? ["first"] : []))
    let rule = row.code == 0 ? "getui.tags.ok" : "getui.tags.\(row.code)"
    #expect(desk.rules { if case .callback(.didSetTags) = $0 { true } else { false } } == [rule])
  }

  @Test(arguments: TagCode.allCases)
  func everyCodeHasItsThreeSentencesAndItsRule(_ code: TagCode) {
    for phrase in [code.meaning, code.condition, code.remedy] {
      for tongue in Tongue.allCases { #expect(phrase.text(in: tongue) != phrase.id.name) }
    }
    #expect(RuleBook.rule(code.rule) != nil)
  }

  @Test func beforeTheLoginItIsOffline() {
    var desk = Desk()
    desk.app(.foreground)
    desk.call(.setTags(["vip"], sequenceNumber: nil))
    desk.pass(milliseconds: 5)
    #expect(desk.tagCodes == [20008])
  }

  @Test func theOrderOfTheChecksIsTheStatedOne() {
    #expect(TagListCheck([], sequenceNumber: "").code == .noSequenceNumber)
    #expect(TagListCheck(Self.hundred + ["", "x y"]).code == .empty)
    #expect(TagListCheck(Self.hundred + ["t1", "x y"]).code == .tooMany)
    #expect(TagListCheck(["a", "a", "x y"]).code == .duplicate)
    #expect(TagListCheck(["a", "x y"]).code == .malformed)
  }

  @Test func theCallReturnsWhetherItWasTried() {
    var desk = Desk.online()
    desk.call(.setTags(["vip"], sequenceNumber: "1"))
    desk.call(.setTags(["v p"], sequenceNumber: "2"))
    #expect(desk.returns == [.flag(true), .flag(false)])
  }

  @Test func itReplacesWhatWasThere() {
    var desk = Desk.online()
    desk.call(.setTags(["a", "b"], sequenceNumber: "1"))
    desk.pass(seconds: 86_400)
    desk.call(.setTags(["c"], sequenceNumber: "2"))
    desk.pass(seconds: 1)
    #expect(desk.tagCodes == [0, 0])
    #expect(desk.record()?.tags == ["c"])
  }

  @Test func aFailedAttemptDoesNotUseUpTheDay() {
    var desk = Desk.online()
    desk.change(.failing(true))
    desk.call(.setTags(["a"], sequenceNumber: "1"))
    desk.pass(seconds: 1)
    desk.change(.failing(false))
    desk.call(.setTags(["a"], sequenceNumber: "2"))
    desk.pass(seconds: 1)
    #expect(desk.tagCodes == [20005, 0])
  }

  @Test func theDayIsBeijings() {
    var desk = Desk.online()
    desk.call(.setTags(["a"], sequenceNumber: "1"))
    desk.pass(seconds: 12 * 3600 - 10)
    desk.call(.setTags(["b"], sequenceNumber: "2"))
    desk.pass(seconds: 10)
    desk.call(.setTags(["c"], sequenceNumber: "3"))
    desk.pass(seconds: 1)
    #expect(desk.tagCodes == [0, 20002, 0])
  }

  @Test func theLimitOfTheDayCanBeAnother() {
    var desk = Desk.online()
    desk.change(.limit(.tagSetsPerDay, 2))
    for number in 1...3 {
      desk.call(.setTags(["t\(number)"], sequenceNumber: "\(number)"))
      desk.pass(seconds: 1)
    }
    #expect(desk.tagCodes == [0, 0, 20002])
  }

  @Test func withoutASequenceNumberTheSDKDerivesOneFromTheTags() {
    var desk = Desk.online()
    desk.change(.limit(.tagSetsPerDay, 9))
    for tags in [["a", "b"], ["a", "b"], ["c"]] {
      desk.call(.setTags(tags, sequenceNumber: nil))
      desk.pass(seconds: 1)
    }
    let numbers = desk.callbacks.compactMap { callback -> String? in
      if case .didSetTags(let number, nil) = callback { number } else { nil }
    }
    #expect(numbers.count == 3)
    #expect(numbers[0] == numbers[1])
    #expect(numbers[0] != numbers[2])
  }

  @Test func queryTagReadsWhatTheServiceHas() {
    var desk = Desk.online()
    desk.call(.setTags(["b", "a"], sequenceNumber: "1"))
    desk.pass(seconds: 1)
    desk.call(.queryTag(sequenceNumber: "2"))
    desk.call(.queryTag(sequenceNumber: ""))
    desk.pass(seconds: 1)
    #expect(desk.callbacks.contains(.didQueryTag(["a", "b"], sequenceNumber: "2", error: nil)))
    #expect(desk.callbacks.contains(.didQueryTag([], sequenceNumber: "", error: .noSequenceNumber)))
  }

  @Test func aConnectionLostBeforeTheAnswerIsOffline() {
    var desk = Desk.online()
    desk.call(.setTags(["a"], sequenceNumber: "1"))
    desk.call(.queryTag(sequenceNumber: "2"))
    desk.pass(milliseconds: 10)
    desk.network(false)
    desk.pass(seconds: 1)
    #expect(desk.tagCodes == [20008])
    #expect(desk.callbacks.contains(.didQueryTag([], sequenceNumber: "2", error: .offline)))
    #expect(desk.record()?.tags == [])
  }

  @Test func answersDieWithTheProcess() {
    var desk = Desk.online()
    desk.call(.setTags(["a"], sequenceNumber: "1"))
    desk.app(.swipedAway)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.tagCodes == [])
  }

  @Test(
    arguments: [
      (["vip"], "1 of 100 tag"), ([], "20006: "), (["a", "a"], "a: 20003."), (["x y"], "x y: 20011."),
    ] as [([String], String)])
  func whatIsSaidWhileTyping(_ tags: [String], _ beginning: String) {
    #expect(TagListCheck(tags).phrase.text(in: .english).hasPrefix(beginning))
  }
}
