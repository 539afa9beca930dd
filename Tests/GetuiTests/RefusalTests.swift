import Payload
import Phone
import Testing
import Words

@testable import Getui

/// Every code of REST v2 with its status, raised.
@Suite struct RefusalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let code: RESTCode
    let status: Int
    let why: String
    var method = "POST"
    var path = "/push/all"
    var body = RefusalTests.toAll
    var credential = GetuiCredential.token(1)
    var before: @Sendable (inout Desk) -> Void = { _ in }
    var testDescription: String { "getui.rest.\(code.rawValue): \(why)" }
  }

  static let push = RESTTests.push
  static let toAll = #"{"request_id":"request-2001","audience":"all",\#(push)}"#
  static let toTag =
    #"{"request_id":"request-2001","audience":{"tag":[{"key":"custom_tag","values":["a","b"],"opt_type":"or"}]},\#(push)}"#
  static let toFastTag = #"{"request_id":"request-2001","audience":{"fast_custom_tag":"a"},\#(push)}"#
  static let toOne = #"{"request_id":"request-2001","audience":{"cid":["CID"]},\#(push)}"#
  static let toList = #"{"audience":{"cid":["CID"]},"taskid":"LAST"}"#
  static let scheduled =
    #"{"request_id":"request-2001","settings":{"schedule_time":1772427600000},"audience":"all",\#(push)}"#

  @Sendable static func message(_ desk: inout Desk) {
    desk.request("POST", "/push/list/message", "{\(push)}")
  }

  @Sendable static func schedule(_ desk: inout Desk) { desk.request("POST", "/push/all", scheduled) }

  static func limit(_ limit: GetuiLimit, _ value: Int) -> @Sendable (inout Desk) -> Void {
    { $0.change(.limit(limit, value)) }
  }

  static func denied(_ right: GetuiRight) -> @Sendable (inout Desk) -> Void {
    { $0.change(.right(right, false)) }
  }

  static let rows: [Row] = [
    Row(code: .ok, status: 200, why: "done"),
    Row(code: .failure, status: 200, why: "the body is not JSON", body: "{"),
    Row(code: .failure, status: 200, why: "the body is no object", body: "[]"),
    Row(code: .starting, status: 200, why: "the service starts", before: { $0.change(.starting(true)) }),
    Row(code: .noSuchPath, status: 404, why: "no such path", path: "/push/everybody"),
    Row(code: .noSuchPath, status: 404, why: "no path at all", path: ""),
    Row(code: .noSuchMethod, status: 405, why: "GET for a push", method: "GET"),
    Row(code: .tokenInvalid, status: 401, why: "no token", credential: .none),
    Row(code: .tokenInvalid, status: 401, why: "a token never given out", credential: .unknownToken),
    Row(code: .tokenInvalid, status: 401, why: "a number never given out", credential: .token(9)),
    Row(
      code: .tokenInvalid, status: 401, why: "a token a day old",
      before: { $0.change(.clock(86_400_000_000)) }),
    Row(code: .tokenInvalid, status: 401, why: "a sign is no token", credential: .rightSign),
    Row(
      code: .appBlacklisted, status: 401, why: "the app id is on the black list",
      before: { $0.change(.blacklist(true)) }),
    Row(
      code: .authTooOften, status: 401, why: "the 101st /auth in a minute", path: "/auth",
      body: auth, credential: .rightSign, before: limit(.authPerMinute, 1)),
    Row(
      code: .authTooOften, status: 401, why: "more /auth than in a day", path: "/auth", body: auth,
      credential: .rightSign, before: limit(.authPerDay, 1)),
    Row(
      code: .noDetailRight, status: 401, why: "message details", method: "GET",
      path: "/task/detail/CID/LAST", body: "",
      before: { desk in
        message(&desk)
        desk.change(.right(.taskDetail, false))
      }),
    Row(
      code: .noDetailRight, status: 401, why: "device status", method: "GET",
      path: "/user/deviceStatus/CID", body: "", before: denied(.deviceStatus)),
    Row(
      code: .callsTooOften, status: 401, why: "too many calls in a minute", before: limit(.callsPerMinute, 1)),
    Row(code: .parameter, status: 400, why: "a bad sign", path: "/auth", body: auth, credential: .wrongSign),
    Row(code: .parameter, status: 400, why: "a parameter is missing", body: "{}"),
    Row(
      code: .pushFailed, status: 400, why: "strategy 2 without a device token", path: "/push/single/cid",
      body:
        #"{"request_id":"request-2001","settings":{"strategy":{"ios":2}},"audience":{"cid":["CID"]},\#(push)}"#,
      before: { $0.token(nil) }),
    Row(
      code: .pushFailed, status: 400, why: "strategy 4 without a device token", path: "/push/single/cid",
      body:
        #"{"request_id":"request-2001","settings":{"strategy":{"default":4}},"audience":{"cid":["CID"]},\#(push)}"#,
      before: { $0.token(nil) }),
    Row(
      code: .scheduleCannotGo, status: 400, why: "in the last minute", method: "DELETE",
      path: "/task/schedule/LAST", body: "",
      before: { desk in
        schedule(&desk)
        desk.pass(seconds: 3541)
      }),
    Row(
      code: .scheduleCannotGo, status: 400, why: "already ran", method: "DELETE",
      path: "/task/schedule/LAST", body: "",
      before: { desk in
        schedule(&desk)
        desk.pass(seconds: 4000)
      }),
    Row(
      code: .taskInvalid, status: 400, why: "no such task", method: "DELETE", path: "/task/x", body: ""),
    Row(
      code: .taskInvalid, status: 400, why: "a single push cannot be stopped", method: "DELETE",
      path: "/task/LAST", body: "", before: { _ = $0.push(GetuiDraft(text: "t")) }),
    Row(
      code: .taskInvalid, status: 400, why: "a message older than its time to live", path: "/push/list/cid",
      body: toList,
      before: { desk in
        message(&desk)
        desk.pass(seconds: 7200)
      }),
    Row(
      code: .taskInvalid, status: 400, why: "a schedule in the past",
      body: scheduled.replacing("1772427600000", with: "1772423000000")),
    Row(
      code: .taskInvalid, status: 400, why: "a schedule more than 7 days ahead",
      body: scheduled.replacing("1772427600000", with: "1773120000000")),
    Row(
      code: .taskInvalid, status: 400, why: "not a scheduled task", method: "GET",
      path: "/task/schedule/LAST", body: "", before: message),
    Row(
      code: .tagFailed, status: 400, why: "a tag with a space", path: "/user/custom_tag/cid/CID",
      body: #"{"custom_tag":["a b"]}"#),
    Row(
      code: .noFastTagRight, status: 403, why: "no right", path: "/push/fast_custom_tag", body: toFastTag,
      before: denied(.fastTag)),
    Row(
      code: .noTagRight, status: 403, why: "no right", path: "/user/custom_tag/cid/CID",
      body: #"{"custom_tag":["a"]}"#, before: denied(.changeTags)),
    Row(code: .noScheduleRight, status: 403, why: "no right", body: scheduled, before: denied(.schedule)),
    Row(
      code: .noPushTagRight, status: 403, why: "no right", path: "/push/tag", body: toTag,
      before: denied(.pushTag)),
    Row(
      code: .tagsPerDay, status: 403, why: "tag changes of the day", method: "PUT",
      path: "/user/custom_tag/batch/a", body: #"{"cid":["CID"]}"#, before: limit(.tagChangesPerDay, 0)),
    Row(
      code: .tagLength, status: 403, why: "33 characters", path: "/user/custom_tag/cid/CID",
      body: #"{"custom_tag":["\#(String(repeating: "a", count: 33))"]}"#),
    Row(
      code: .fastTagPerDay, status: 403, why: "fast tags of the day", path: "/push/fast_custom_tag",
      body: toFastTag, before: limit(.fastTagPerDay, 0)),
    Row(
      code: .allPerDay, status: 403, why: "the 101st push to all",
      before: { desk in
        desk.change(.limit(.appPerMinute, 1000))
        desk.change(.limit(.appPerDay, 1))
        desk.request("POST", "/push/tag", toTag.replacing("request-2001", with: "request-2000"))
      }),
    Row(
      code: .listPerDay, status: 403, why: "clients of the day", path: "/push/list/cid", body: toList,
      before: { desk in
        message(&desk)
        desk.change(.limit(.listPerDay, 0))
      }),
    Row(
      code: .pushPerDay, status: 403, why: "pushes of the day", path: "/push/single/cid", body: toOne,
      before: limit(.pushPerDay, 0)),
    Row(
      code: .tagPushPerDay, status: 403, why: "shared with pushes to all", path: "/push/tag", body: toTag,
      before: { desk in
        desk.change(.limit(.appPerDay, 1))
        desk.request("POST", "/push/all", toAll.replacing("request-2001", with: "request-2000"))
      }),
    Row(
      code: .tagSetPerDay, status: 403, why: "once a day per cid", path: "/user/custom_tag/cid/CID",
      body: #"{"custom_tag":["a"]}"#,
      before: { _ = $0.request("POST", "/user/custom_tag/cid/@1", #"{"custom_tag":["b"]}"#) }),
    Row(
      code: .tagsPerMinute, status: 403, why: "tag changes of the minute", method: "DELETE",
      path: "/user/custom_tag/batch/a", body: #"{"cid":["CID"]}"#, before: limit(.tagChangesPerMinute, 0)),
    Row(
      code: .fastTagPerMinute, status: 403, why: "fast tags of the minute", path: "/push/fast_custom_tag",
      body: toFastTag, before: limit(.fastTagPerMinute, 0)),
    Row(
      code: .appPerMinute, status: 403, why: "the sixth push to all in a minute",
      before: { desk in
        for number in 1...5 {
          desk.request("POST", "/push/all", toAll.replacing("request-2001", with: "request-210\(number)"))
        }
      }),
    Row(
      code: .listPerMinute, status: 403, why: "lists of the minute", path: "/push/list/cid", body: toList,
      before: { desk in
        message(&desk)
        desk.change(.limit(.listPerMinute, 0))
      }),
    Row(
      code: .tooManyTags, status: 403, why: "too many values", path: "/push/tag", body: toTag,
      before: limit(.tagsInPush, 1)),
    Row(
      code: .noReportRight, status: 403, why: "no right", method: "GET",
      path: "/report/push/task/LAST/detail",
      body: "",
      before: { desk in
        message(&desk)
        desk.change(.right(.reportDetail, false))
      }),
    Row(
      code: .reportsTooOften, status: 403, why: "reports of the minute", method: "GET",
      path: "/report/push/task/LAST", body: "",
      before: { desk in
        message(&desk)
        desk.change(.limit(.reportsPerMinute, 0))
      }),
    Row(
      code: .reportsBusy, status: 403, why: "the reports are busy", method: "GET",
      path: "/report/push/task/LAST", body: "",
      before: { desk in
        message(&desk)
        desk.change(.busy(true))
      }),
  ]

  static let auth = #"{"sign":"-","timestamp":"1772424000000","appkey":"key"}"#

  @Test(arguments: rows)
  func isRaised(_ row: Row) {
    var desk = Desk.online()
    desk.request("POST", "/auth", Self.auth, as: .rightSign)
    row.before(&desk)
    let last = desk.service.tasks.all.last?.id.text ?? ""
    func real(_ text: String) -> String {
      text.replacing("CID", with: desk.cid()).replacing("LAST", with: last)
    }
    let reply = desk.request(row.method, real(row.path), real(row.body), as: row.credential)
    #expect(reply.code == row.code)
    #expect(reply.status == row.status)
    #expect(desk.rules.contains("getui.rest.\(row.code.rawValue)"))
  }

  @Test func noCodeIsUnreachable() {
    #expect(Set(Self.rows.map(\.code)) == Set(RESTCode.allCases))
  }

  @Test(arguments: RESTCode.allCases)
  func everyCodeHasItsSentencesAndItsRule(_ code: RESTCode) {
    for phrase in [code.meaning, code.remedy] {
      for tongue in Tongue.allCases { #expect(phrase.text(in: tongue) != phrase.id.name) }
    }
    #expect(RuleBook.rule(code.rule) != nil)
  }

  @Test func theNextMinuteAndTheNextDayAreFreeAgain() {
    var desk = Desk.online()
    desk.change(.limit(.appPerDay, 6))
    func all(_ number: Int) -> RESTCode {
      desk.request("POST", "/push/all", Self.toAll.replacing("2001", with: String(3000 + number))).code
    }
    #expect((1...6).map(all) == Array(repeating: .ok, count: 5) + [.appPerMinute])
    desk.pass(seconds: 60)
    #expect((7...8).map(all) == [.ok, .allPerDay])
    desk.pass(seconds: 12 * 3600)
    #expect(all(9) == .ok)
  }
}
