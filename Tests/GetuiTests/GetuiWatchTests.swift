import Phone
import Testing

@testable import Getui

/// What a backend does with the service's answers, and what is said about that.
@Suite struct GetuiWatchTests {
  /// One request of a client: what it asks, what a fault makes of the answer, and how long after the one before.
  struct Call: Sendable {
    var method = "POST"
    var path = "/push/all"
    var body = GetuiWatchTests.toAll(1)
    var strike: RESTCode?
    var after: Int64 = 0
    var credential = GetuiCredential.token(1)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let why: String
    let calls: [Call]
    /// The warnings of each call, by rule.
    let warnings: [[String]]
    var testDescription: String { why }
  }

  static func toAll(_ id: Int) -> String {
    #"{"request_id":"request-000\#(id)","audience":"all",\#(RESTTests.push)}"#
  }

  static func toTag(_ id: Int) -> String {
    #"{"request_id":"request-000\#(id)","audience":{"tag":[{"key":"custom_tag","values":["a"],"opt_type":"or"}]},\#(RESTTests.push)}"#
  }

  static func toOne(_ id: Int, _ client: String = "0123456789abcdef0123456789abcdef") -> Call {
    Call(
      path: "/push/single/cid",
      body: #"{"request_id":"request-000\#(id)","audience":{"cid":["\#(client)"]},\#(RESTTests.push)}"#)
  }

  static let auth = Call(path: "/auth", body: RefusalTests.auth, credential: .rightSign)
  static func push(_ id: Int, _ after: Int64 = 0) -> Call { Call(body: toAll(id), after: after) }

  static let rows: [Row] = [
    Row(
      why: "told that the minute is used up, goes on; by tag it is the same limit",
      calls: [
        Call(strike: .appPerMinute), Call(path: "/push/tag", body: toTag(2)), push(3, 60_000),
      ], warnings: [[], ["getui.client.limit"], []]),
    Row(
      why: "told that the day is used up, and the day ends in Beijing at midnight",
      calls: [Call(strike: .allPerDay), push(1, 11 * 3_600_000), push(2, 3_600_000)],
      warnings: [[], ["getui.client.limit"], []]),
    Row(
      why: "too many calls of every kind", calls: [Call(strike: .callsTooOften), toOne(1)],
      warnings: [[], ["getui.client.limit"]]),
    Row(
      why: "another kind of call is free", calls: [Call(strike: .appPerMinute), toOne(1)], warnings: [[], []]),
    Row(
      why: "the tags of one client a day",
      calls: ["CID", "other", "CID"].enumerated().map { place, client in
        Call(
          path: "/user/custom_tag/cid/\(client)", body: #"{"custom_tag":["a"]}"#,
          strike: place == 0 ? .tagSetPerDay : nil)
      }, warnings: [[], [], ["getui.client.limit"]]),
    Row(
      why: "too many /auth", calls: [Call(path: "/auth", strike: .authTooOften), auth],
      warnings: [[], ["getui.client.limit"]]),
    Row(
      why: "tries again at once while the service starts", calls: [Call(strike: .starting), push(1, 200)],
      warnings: [[], ["getui.client.retry"]]),
    Row(
      why: "waits while the service starts", calls: [Call(strike: .starting), push(1, 1000)],
      warnings: [[], []]),
    Row(
      why: "goes on with a token that was never given out",
      calls: [GetuiCredential.unknownToken, .unknownToken, .token(9), .token(9), .none, .none].map {
        Call(credential: $0)
      },
      warnings: [[], ["getui.client.token"], [], ["getui.client.token"], [], []]),
    Row(
      why: "asks for another token once one was refused",
      calls: [Call(credential: .unknownToken), auth, push(1), Call(credential: .unknownToken)],
      warnings: [[], [], [], []]),
    Row(
      why: "a token for each push",
      calls: [auth, push(1), auth, push(2), auth, push(3), auth, push(4), push(5), auth],
      warnings: [[], [], [], [], ["getui.client.auth"], [], ["getui.client.auth"], [], [], []]),
    Row(
      why: "started again and again, with nothing sent", calls: [auth, auth, auth, auth],
      warnings: [[], [], [], []]),
    Row(
      why: "the same request_id for another push", calls: [push(1), push(2), push(1)],
      warnings: [[], [], ["getui.client.request"]]),
    Row(
      why: "a request_id that was refused is free", calls: [Call(strike: .appPerMinute), push(1, 60_000)],
      warnings: [[], []]),
    Row(
      why: "sends on to an unknown cid", calls: [toOne(1), toOne(2), toOne(3, "CID")],
      warnings: [[], ["getui.client.void"], []]),
    Row(
      why: "nobody is warned about what is written as a command",
      calls: [1, 2].map { id in
        var call = toOne(id)
        call.credential = .trusted
        return call
      }, warnings: [[], []]),
  ]

  @Test(arguments: rows) func warns(_ row: Row) {
    var desk = Desk.online()
    desk.request("POST", "/auth", RefusalTests.auth, as: .rightSign)
    // The first token belongs to the desk; what the row makes of tokens begins with its own.
    desk.service.watch = GetuiWatch()
    for (call, expected) in zip(row.calls, row.warnings) {
      desk.pass(milliseconds: call.after)
      var request = GetuiRequest(
        method: call.method, target: "/v2/app" + call.path.replacing("CID", with: desk.cid()),
        body: Array(call.body.replacing("CID", with: desk.cid()).utf8), credential: call.credential)
      request.strike = call.strike.map { .refuse($0) }
      var log = GetuiTranscript()
      _ = desk.service.handle(request, at: desk.now, into: &log)
      let warned = log.steps.filter { if case .warned = $0.event { true } else { false } }
      #expect(warned.map(\.rule.name) == expected)
      #expect(warned.allSatisfy { $0.cause == 0 && $0.from == .service && $0.to == .backend })
    }
  }

  @Test func everyWarningHasARow() {
    let rules = Set(Self.rows.flatMap { $0.warnings.joined() })
    #expect(rules == Set(GetuiWarning.allCases.map(\.rule.name)))
  }

  @Test func everyLimitOfAMinuteOrADayHasACode() {
    let limits = Set(RESTCode.allCases.compactMap(\.limit))
    #expect(Set(GetuiLimit.allCases).subtracting(limits) == [.authPerDay, .tagsInPush])
  }
}
