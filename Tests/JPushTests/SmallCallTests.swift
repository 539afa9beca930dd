import Phone
import Testing

@testable import JPush

@Suite struct SmallCallTests {
  @Test(arguments: [
    (["vip", "game"], ["vip", "game"]), ([], []), (["a-b"], []),
    (["vip", "", "vip", "a b", "汉字"], ["vip", "汉字"]),
    (
      [String(repeating: "汉", count: 13), String(repeating: "汉", count: 14)],
      [String(repeating: "汉", count: 13)]
    ),
  ])
  func filterValidTagsKeepsTheValidOnes(tags: [String], valid: [String]) {
    var desk = Desk.loggedIn
    desk.perform(.filterValidTags(tags))
    #expect(desk.events == [.filtered(tags, valid: valid)])
  }

  @Test func filterValidTagsKeepsTheLeadingThousand() {
    let tags = ["-"] + TagSetCheckTests.tags(1200, bytes: 40)
    #expect(TagFilter.valid(tags) == Array(tags[1...1000]), "the total of bytes does not cut")
  }

  struct Number: CustomTestStringConvertible, Sendable {
    let number: String
    let code: Int
    var testDescription: String { number }
  }

  @Test(arguments: [
    Number(number: "13800138000", code: 0), Number(number: "+86-13800138000", code: 0),
    Number(number: "1", code: 0),
    Number(number: "", code: 0), Number(number: "12345678901234567890", code: 0),
    Number(number: "+1234567890123456789", code: 0), Number(number: "123456789012345678901", code: 6025),
    Number(number: "-13800138000", code: 6023), Number(number: "138 0013", code: 6023),
    Number(number: "138+0013", code: 6023), Number(number: "(010)1234", code: 6023),
    Number(number: "１３８", code: 6023), Number(number: "abc", code: 6023),
    Number(number: "12345678901234567890x", code: 6023),
  ])
  func aMobileNumberIsJudged(row: Number) {
    #expect(MobileNumberCheck(row.number).code.rawValue == row.code)
  }

  @Test func aMobileNumberIsBoundAndUnbound() {
    var desk = Desk.loggedIn
    desk.call(.setMobileNumber("+86-138"))
    desk.pass(seconds: 1)
    #expect(desk.device?.mobileNumber == "+86-138")
    desk.call(.setMobileNumber(""))
    desk.pass(seconds: 1)
    #expect(desk.device?.mobileNumber == nil)
    desk.call(.setMobileNumber("138"))
    desk.pass(seconds: 11)
    desk.call(.setMobileNumber(nil))
    desk.pass(seconds: 1)
    #expect(desk.device?.mobileNumber == nil)
    #expect(desk.codes == [0, 0, 0, 0])
  }

  @Test func theFourthMobileNumberWithinTenSecondsIsTooMuch() {
    var desk = Desk.loggedIn
    for number in 1...4 { desk.call(.setMobileNumber("13\(number)")) }
    desk.call(.setMobileNumber("x"))
    desk.call(.setAlias("a"))
    desk.pass(seconds: 1)
    #expect(desk.codes == [6011, 6023, 0, 0, 0, 0])
    desk.pass(milliseconds: 9000)
    desk.call(.setMobileNumber("135"))
    desk.pass(seconds: 1)
    #expect(desk.codes.last == 0)
  }

  struct Moved: CustomTestStringConvertible, Sendable {
    let name: String
    /// Milliseconds before the clock moves and after it; nil leaves the clock alone.
    let before: Int64?
    let after: Int64
    let code: Int
    var testDescription: String { name }
  }

  @Test(
    "jpush.code.6013: a moved clock breaks the window of the mobile number",
    arguments: [
      Moved(name: "moved within the window", before: 1000, after: 1000, code: 6013),
      Moved(name: "moved at once", before: 0, after: 0, code: 6013),
      Moved(name: "the call has left the window", before: 1000, after: 9000, code: 0),
      Moved(name: "moved after it has", before: 10_000, after: 0, code: 0),
      Moved(name: "not moved", before: nil, after: 1000, code: 0),
    ])
  func theClockMoves(_ row: Moved) {
    var desk = Desk.loggedIn
    desk.call(.setMobileNumber("138"))
    if let before = row.before {
      desk.pass(milliseconds: before)
      desk.client.clockMoved(at: desk.now)
    }
    desk.pass(milliseconds: row.after)
    desk.call(.setMobileNumber("139"))
    desk.call(.setAlias("a"))
    desk.pass(seconds: 1)
    #expect(desk.answers.map(\.code.rawValue).sorted() == [0, 0, row.code])
    #expect(desk.device?.mobileNumber == (row.code == 0 ? "139" : "138"))
  }

  @Test func aClockThatMovesBeforeTheFirstCallBreaksNothing() {
    var desk = Desk.loggedIn
    desk.client.clockMoved(at: desk.now)
    desk.call(.setMobileNumber("138"))
    desk.call(.setMobileNumber("139"))
    desk.pass(seconds: 1)
    #expect(desk.codes == [0, 0])
  }

  @Test func tagCallsDoNotCountAsMobileNumbers() {
    var desk = Desk.loggedIn
    for _ in 0..<10 { desk.call(.older(OlderCall(.block, alias: "a"))) }
    desk.call(.setMobileNumber("138"))
    desk.pass(seconds: 1)
    #expect(desk.codes == Array(repeating: 0, count: 11))
  }

  @Test func withoutALoginAMobileNumberTimesOut() {
    var desk = Desk.loggedIn
    desk.network(false)
    desk.call(.setMobileNumber("138"))
    desk.pass(seconds: 20)
    #expect(desk.codes == [6002])
  }

  @Test func theRegistrationIDIsEmptyBeforeTheRegistration() {
    var desk = Desk()
    desk.app(.foreground)
    desk.perform(.registrationID)
    #expect(desk.events == [.registrationIDRead("")])
    desk.pass(seconds: 1)
    desk.steps = []
    desk.perform(.registrationID)
    #expect(desk.events == [.registrationIDRead(desk.client.registrationID?.text ?? "none")])
  }

  @Test func aBlockAskedForAtLaunchIsAnsweredWithTheRegistration() {
    var desk = Desk()
    desk.app(.foreground)
    desk.perform(.registrationIDCompletionHandler)
    desk.perform(.registrationIDCompletionHandler)
    desk.pass(seconds: 60)
    let answer = JPushEvent.registrationIDAnswered(.ok, desk.client.registrationID?.text)
    #expect(desk.events.filter { $0 == answer }.count == 2)
    let place = desk.events.firstIndex(of: .connection(.registered)) ?? 0
    #expect(desk.events[place + 1] == answer)
  }

  @Test func aBlockIsAnsweredSoonOnceThereIsAnID() {
    var desk = Desk.loggedIn
    desk.network(false)
    desk.perform(.registrationIDCompletionHandler)
    desk.pass(milliseconds: 1)
    #expect(desk.events.last == .registrationIDAnswered(.ok, desk.client.registrationID?.text))
  }

  @Test func withoutARegistrationABlockFailsWith1011() {
    var desk = Desk()
    desk.network(false)
    desk.app(.foreground)
    desk.perform(.registrationIDCompletionHandler)
    desk.pass(seconds: 19)
    #expect(!desk.events.contains(.registrationIDAnswered(.noRegistrationID, nil)))
    desk.pass(seconds: 1)
    #expect(desk.events.filter { $0 == .registrationIDAnswered(.noRegistrationID, nil) }.count == 1)
  }

  @Test func aBlockWaitsWhileTheAppIsSuspendedAndDiesWithTheProcess() {
    var desk = Desk()
    desk.network(false)
    desk.app(.foreground)
    desk.perform(.registrationIDCompletionHandler)
    desk.app(.suspended)
    desk.pass(seconds: 60)
    #expect(!desk.events.contains(.registrationIDAnswered(.noRegistrationID, nil)))
    desk.app(.background)
    #expect(desk.events.last == .registrationIDAnswered(.noRegistrationID, nil))
    desk.perform(.registrationIDCompletionHandler)
    desk.app(.notRunning)
    desk.app(.background)
    desk.pass(seconds: 60)
    #expect(desk.events.filter { $0 == .registrationIDAnswered(.noRegistrationID, nil) }.count == 1)
  }

  struct Note: CustomTestStringConvertible, Sendable {
    let note: SDKNote
    let rule: String
    var level = LogLevel.info
    var collectsCrashes = false
    var heartBeat: Int?
    var testDescription: String { "\(note.name) \(note.detail)" }
  }

  @Test(arguments: [
    Note(note: .startLogPageView("home"), rule: "jpush.note.page"),
    Note(note: .stopLogPageView("home"), rule: "jpush.note.page"),
    Note(note: .beginLogPageView("home", seconds: -5), rule: "jpush.note.page"),
    Note(note: .setLocation(latitude: 100, longitude: 20.5), rule: "jpush.note.location"),
    Note(note: .crashLogOn, rule: "jpush.note.crash", collectsCrashes: true),
    Note(note: .setDebugMode, rule: "jpush.note.log", level: .debug),
    Note(note: .setLogOff, rule: "jpush.note.log", level: .warning),
    Note(note: .setHeartBeat(seconds: 30), rule: "jpush.note.heartbeat", heartBeat: 30),
    Note(note: .setHeartBeat(seconds: 290), rule: "jpush.note.heartbeat", heartBeat: 290),
    Note(note: .setHeartBeat(seconds: 29), rule: "jpush.note.heartbeat.range"),
    Note(note: .setHeartBeat(seconds: 291), rule: "jpush.note.heartbeat.range"),
  ])
  func aCallWithoutAnswerIsNoted(row: Note) {
    var desk = Desk.loggedIn
    desk.perform(.note(row.note))
    #expect(desk.events == [.noted(row.note)])
    #expect(desk.steps.map(\.rule.name) == [row.rule])
    #expect(desk.client.logLevel == row.level)
    #expect(desk.client.collectsCrashes == row.collectsCrashes)
    #expect(desk.client.heartBeat == row.heartBeat)
    desk.app(.swipedAway)
    #expect(desk.client.logLevel == .info, "settings live in the process")
    #expect(!desk.client.collectsCrashes)
    #expect(desk.client.heartBeat == nil)
  }
}
