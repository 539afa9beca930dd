import Phone
import Testing

@testable import JPush

/// What a backend does with the service's answers, and what is said about that.
@Suite struct JPushWatchTests {
  /// One request of a client: what it asks, what a fault makes of the answer, and how long after the one before.
  struct Call: Sendable {
    var method = "POST"
    var target = "/v3/push"
    var body = JPushWatchTests.push()
    var strike: JPushCode?
    var after: Int64 = 0
    var credential = JPushWatchTests.own
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let why: String
    let calls: [Call]
    /// The warnings of each call, by rule.
    let warnings: [[String]]
    var quota: Int?
    var testDescription: String { why }
  }

  static let own = JPushCredential.unchecked(key: "0123456789abcdef01234567")

  static func push(_ audience: String = #""all""#, _ more: String = "") -> String {
    #"{"platform":"all","audience":\#(audience),"notification":{"alert":"hi"}\#(more)}"#
  }

  static let stranger = Call(body: push(#"{"registration_id":["190e35f7e0f716fa77e"]}"#))
  static let strangers = Call(
    body: push(#"{"registration_id":["190e35f7e0f716fa77e","191e35f7e0f716fa77e"]}"#))
  static let report = Call(method: "GET", target: "/v3/received?msg_ids=1", body: "")

  static let rows: [Row] = [
    Row(
      why: "calls on although the minute is used up", calls: [Call(), Call(), Call(), Call(after: 61_000)],
      warnings: [[], [], ["jpush.client.limit"], []], quota: 1),
    Row(
      why: "told 2002 by a fault, calls another API first", calls: [Call(strike: .tooOften), report, Call()],
      warnings: [[], [], ["jpush.client.limit"]]),
    Row(
      why: "waits for the window", calls: [Call(strike: .tooOften), Call(after: 60_000)], warnings: [[], []]),
    Row(
      why: "retries at once, without cid", calls: [Call(strike: .failed), Call(after: 300)],
      warnings: [[], ["jpush.client.retry", "jpush.client.cid"]]),
    Row(
      why: "retries later, without cid, until it is taken",
      calls: [Call(strike: .timedOut), Call(after: 5000), Call(after: 5000)],
      warnings: [[], ["jpush.client.cid"], []]),
    Row(
      why: "retries with a cid",
      calls: [
        Call(body: push(#""all""#, #","cid":"a-1""#), strike: .failed),
        Call(body: push(#""all""#, #","cid":"a-1""#), after: 1500),
      ], warnings: [[], []]),
    Row(
      why: "sends something else after a failure",
      calls: [Call(strike: .failed), Call(body: push(#"{"tag":["vip"]}"#))], warnings: [[], []]),
    Row(
      why: "a report is no push, so it needs no cid",
      calls: [
        Call(method: "GET", target: "/v3/received?msg_ids=1", body: "", strike: .reportFailed),
        Call(method: "GET", target: "/v3/received?msg_ids=1", body: "", after: 300),
      ], warnings: [[], ["jpush.client.retry"]]),
    Row(
      why: "sends on to an unknown registration ID", calls: [stranger, stranger, strangers],
      warnings: [[], ["jpush.client.void"], ["jpush.client.void"]]),
    Row(
      why: "an error of the client's own", calls: [Call(body: "{}"), Call(body: "{}")], warnings: [[], []]),
    Row(
      why: "nobody is warned about what is written as a command",
      calls: [
        Call(body: stranger.body, credential: .trusted), Call(body: stranger.body, credential: .trusted),
      ],
      warnings: [[], []]),
  ]

  @Test(arguments: rows) func warns(_ row: Row) {
    var desk = RESTDesk()
    if let quota = row.quota { desk.service.change(.limit(.push, quota)) }
    for (call, expected) in zip(row.calls, row.warnings) {
      desk.now = desk.now.after(milliseconds: call.after)
      var log = JPushTranscript()
      var request = JPushRequest(
        method: call.method, target: call.target, body: Array(call.body.utf8), credential: call.credential)
      request.strike = call.strike.map { .refuse($0) }
      _ = desk.service.handle(request, at: desk.now, into: &log)
      let warned = log.steps.filter { if case .warned = $0.event { true } else { false } }
      #expect(warned.map(\.rule.name) == expected)
      #expect(warned.allSatisfy { $0.cause == 0 && $0.from == .service && $0.to == .backend })
    }
  }

  @Test func everyWarningHasARow() {
    let rules = Set(Self.rows.flatMap { $0.warnings.joined() })
    #expect(rules == Set(JPushWarning.allCases.map(\.rule.name)))
  }
}
