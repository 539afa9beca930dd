import Getui
import JPush
import Payload
import Phone
import Testing

@testable import Simulation

/// Every code that the vendors list for their SDKs and services, raised by commands that a person can type; and none
/// that is listed is left out.
@Suite struct EveryCodeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let code: Int
    let lines: [String]
    let status: Int

    init(_ code: Int, _ lines: String..., status: Int = 200) {
      self.code = code
      self.lines = lines
      self.status = status
    }

    init(_ code: Int, all lines: [String]) {
      self.code = code
      self.lines = lines
      status = 200
    }

    var testDescription: String { "\(code): \(lines.last ?? "")".prefix(90).description }
  }

  private static let long = String(repeating: "a", count: 41)

  /// Tags whose bytes together are as many as `bytes` each.
  private static func tags(_ count: Int, bytes: Int) -> String {
    (0..<count).map { number in
      let digits = String(number)
      return String(repeating: "t", count: bytes - digits.utf8.count) + digits
    }.joined(separator: ",")
  }

  private static func jpush(_ method: String, _ target: String, _ body: String = "", as who: String = "")
    -> String
  {
    "jpush request \(method) /v3/\(target)" + (body.isEmpty ? "" : " json:'\(body)'")
      + (who.isEmpty ? "" : " as=\(who)")
  }

  private static func push(_ rest: String, audience: String = #""all""#, as who: String = "") -> String {
    jpush("POST", "push", #"{"platform":"all","audience":\#(audience),\#(rest)}"#, as: who)
  }

  private static let hello = #""message":{"msg_content":"m"}"#
  private static let big = #""message":{"msg_content":"m"},"options":{"big_push_duration":5}"#
  private static let key = "0123456789abcdefABCDEF01"
  private static let team = (2...11).map { jpush("POST", "devices/@\($0)", #"{"alias":"team"}"#) }

  // MARK: JPush, the SDK

  static let jpushSDK: [Row] = [
    Row(0, "wait 2s", "sdk addTags vip"),
    Row(1005, "jpush code key deleted", "app remove", "app install", "wait 2s"),
    Row(1008, "wait 2s", "sdk setupWithOption short", "wait 2s"),
    Row(1008, "jpush app key=\(key)", "wait 2s", "sdk setupWithOption 0123456789abcdefABCDEF02", "wait 2s"),
    Row(1009, "jpush code key no-ios", "app remove", "app install", "wait 2s"),
    Row(
      1011, "jpush code simulator on", "app remove", "app install", "sdk registrationIDCompletionHandler",
      "wait 21s"),
    Row(6001, "wait 2s", #"sdk addTags """#),
    Row(6001, "wait 2s", "sdk setTags:alias:fetchCompletionHandle:"),
    Row(6002, "wait 2s", "phone network off", "sdk addTags a", "wait 21s"),
    Row(6003, "wait 2s", "sdk setAlias a-b"), Row(6004, "wait 2s", "sdk setAlias \(long)"),
    Row(6005, "wait 2s", "sdk addTags a,b-c"), Row(6006, "wait 2s", "sdk addTags \(long)"),
    Row(6007, "wait 2s", "sdk setTags \(tags(1001, bytes: 4))"),
    Row(6008, "wait 2s", "sdk setTags \(tags(126, bytes: 40))"),
    Row(6009, "wait 2s", "jpush answer 6009", "sdk getAlias"),
    Row(
      6011, "wait 2s", "sdk setMobileNumber 1", "sdk setMobileNumber 2", "sdk setMobileNumber 3",
      "sdk setMobileNumber 4"),
    Row(6012, "wait 2s", "sdk setPushEnable off", "sdk addTags a"),
    Row(
      6013, "wait 2s", "sdk setMobileNumber 1", "wait 1s", "phone clock wrong", "sdk setMobileNumber 2"),
    Row(6014, "wait 2s", "jpush busy on", "sdk getAlias"),
    Row(6015, "wait 2s", "jpush blacklist on", "sdk getAlias"),
    Row(6016, "wait 2s", "jpush answer 6016", "sdk getAlias"),
    Row(6017, all: ["wait 2s", "phone add 10", "jpush code sdk 3.1.2"] + team + ["sdk setAlias team"]),
    Row(6018, "wait 2s", "sdk setTags \(tags(1000, bytes: 4))", "wait 1s", "sdk addTags x"),
    Row(6019, "wait 2s", "jpush failing on", "sdk getAllTags"),
    Row(6020, "wait 2s", "jpush answer 6020", "sdk getAlias"),
    Row(6021, "wait 2s", "phone network off", "sdk addTags a", "sdk addTags b"),
    Row(6022, "wait 2s", "phone network off", "sdk setAlias a", "sdk getAlias"),
    Row(6023, "wait 2s", "sdk setMobileNumber x1"), Row(6024, "wait 2s", "jpush failing on", "sdk getAlias"),
    Row(6025, "wait 2s", "sdk setMobileNumber 123456789012345678901"),
    Row(6026, "wait 2s", "jpush answer 6026", "sdk addTags a"),
    Row(6027, all: ["wait 2s", "phone add 10"] + team + ["sdk setAlias team"]),
    Row(7000, "wait 2s", "jpush fence make shop for=1s", "wait 2s", "jpush fence enter shop"),
    Row(7001, "wait 2s", "jpush fence leave shop"),
  ]

  @Test(arguments: jpushSDK) func jpushSDKCode(_ row: Row) throws {
    var run = try Self.play(row.lines, sdk: "jpush")
    run.wait(seconds: 1)
    let told = run.trace.entries.filter { !Self.codes($0.event).isEmpty }
    #expect(told.last.flatMap { Self.codes($0.event).last } == row.code)
    let isForced = row.lines.contains { $0.hasPrefix("jpush answer") }
    #expect((told.last?.rule == "jpush.code.forced") == isForced)
  }

  @Test func noCodeOfTheJPushSDKIsUnreachable() {
    #expect(Set(Self.jpushSDK.map(\.code)) == Set(SDKCode.all.map(\.rawValue)))
  }

  /// What a code that is not forced comes with; those that are come with one rule that says so.
  @Test func onlyCodesWithoutACauseAreForced() {
    let forced = Self.jpushSDK.filter { row in row.lines.contains { $0.hasPrefix("jpush answer") } }
    #expect(Set(forced.map(\.code)) == [6009, 6016, 6020, 6026])
  }

  // MARK: JPush, REST

  static let jpushREST: [Row] = [
    Row(0, push(hello)), Row(10, "jpush failing on", jpush("GET", "received?msg_ids=1"), status: 500),
    Row(10, "jpush busy on", jpush("GET", "received?msg_ids=1"), status: 500),
    Row(404, jpush("GET", "nothing"), status: 404), Row(1000, "jpush failing on", push(hello), status: 500),
    Row(1001, jpush("GET", "push"), status: 405), Row(1002, jpush("POST", "push", "{}"), status: 400),
    Row(1003, push(hello, audience: #""some""#), status: 400),
    Row(1004, push(hello, as: "wrong"), status: 401),
    Row(
      1005,
      push(#""notification":{"ios":{"alert":"\#(String(repeating: "a", count: 2001))"}}"#), status: 400),
    Row(1008, "jpush app key=\(key)", push(hello, as: "unchecked:short"), status: 400),
    Row(1009, push(#"\#(hello),"extra":1"#), status: 400),
    Row(1011, push(hello, audience: #"{"tag":["nobody"]}"#), status: 400),
    Row(1012, "jpush limit big-pushes 0", push(big), status: 400),
    Row(1030, "jpush busy on", push(hello), status: 503),
    Row(2002, "jpush limit push 0", push(hello), status: 429),
    Row(2003, "jpush blacklist on", push(hello), status: 403),
    Row(2003, "jpush vip off", jpush("GET", "messages?msg_ids=1"), status: 403),
    Row(2004, "jpush foreign-address on", push(hello), status: 403),
    Row(2005, "jpush limit copies 0", push(hello), status: 400 + 3),
    Row(2006, "jpush vip off", jpush("POST", "push/batch/regid/single", "{}"), status: 403),
    Row(2007, "jpush vip off", jpush("POST", "devices/status", "{}"), status: 403),
    Row(3001, jpush("GET", "received?msg_ids=1", as: "nobody"), status: 401),
    Row(3004, jpush("GET", "users?time_unit=DAY&start=2026-01&duration=1"), status: 400),
    Row(3005, jpush("GET", "users?time_unit=DAY&start=2020-01-01&duration=1"), status: 400),
    Row(7000, "jpush failing on", jpush("GET", "tags"), status: 500),
    Row(7001, jpush("GET", "tags", as: "nobody"), status: 401),
    Row(7002, jpush("GET", "devices/x"), status: 400),
    Row(7004, jpush("GET", "tags", as: "wrong"), status: 401),
    Row(7008, "jpush app key=\(key)", jpush("GET", "tags", as: "unchecked:other"), status: 400),
    Row(
      7013, "wait 1s", "sdk setTags \(tags(1000, bytes: 4))", "wait 1s",
      jpush("POST", "devices/@1", #"{"tags":{"add":["x"]}}"#), status: 400),
    Row(7015, "phone add 11", "jpush request GET /v3/tags", status: 400),
    Row(7030, "jpush busy on", jpush("GET", "tags"), status: 503),
    Row(8100, jpush("POST", "schedules", "{}"), status: 400),
    Row(8101, jpush("GET", "schedules", as: "wrong"), status: 401),
    Row(8104, jpush("GET", "schedules/x"), status: 404),
    Row(8200, "jpush failing on", jpush("GET", "schedules"), status: 500),
    Row(8203, "jpush busy on", jpush("GET", "schedules"), status: 503),
  ]

  @Test(arguments: jpushREST) func jpushRESTCode(_ row: Row) throws {
    var lines = row.lines
    if row.code == 7015 {
      lines = [lines[0]] + Self.team + [Self.jpush("POST", "devices/@1", #"{"alias":"team"}"#)]
    }
    let run = try Self.play(["wait 2s"] + lines, sdk: "jpush")
    let replies = run.trace.entries.compactMap { entry -> JPushReply? in
      if case .jpush(.replied(let reply)) = entry.event { reply } else { nil }
    }
    let reply = try #require(replies.last)
    #expect(reply.code.rawValue == row.code && reply.status == row.status)
    let body = String(decoding: reply.encoded().body, as: UTF8.self)
    #expect(row.code == 0 || body.contains(#""error":{"code":\#(row.code),"message":"#))
    #expect(run.rules.contains("jpush.rest.\(row.code)"))
  }

  @Test func noCodeOfTheJPushServiceIsUnreachable() {
    #expect(Set(Self.jpushREST.map(\.code)) == Set(JPushCode.allCases.map(\.rawValue)))
  }

  // MARK: Getui, the SDK

  static let getuiTags: [Row] = [
    Row(20001, "wait 2s", "sdk setTags \(tags(101, bytes: 4))"),
    Row(20002, "wait 2s", "sdk setTags a", "wait 1s", "sdk setTags b"),
    Row(20003, "wait 2s", "sdk setTags a,a"),
    Row(20004, "wait 2s", "sdk destroy", "sdk setTags a"),
    Row(20005, "wait 2s", "getui failing on", "sdk setTags a"), Row(20006, "wait 2s", #"sdk setTags """#),
    Row(20007, "wait 2s", #"sdk getui.setTags a sequenceNum="""#),
    Row(20008, "wait 2s", "phone network off", "sdk setTags a"),
    Row(20009, "wait 2s", "getui blacklist on", "sdk setTags a"),
    Row(20010, "wait 2s", "sdk setTags \(tags(100, bytes: 6))"), Row(20011, "wait 2s", #"sdk setTags "a b""#),
  ]

  static let getuiAlias: [Row] = [
    Row(30001, "wait 2s", "sdk bindAlias a", "sdk bindAlias b"),
    Row(30002, "wait 2s", "sdk unbindAlias other"),
    Row(
      30003, all: ["wait 2s"] + Array(repeating: ["wait 6s", "sdk bindAlias a"], count: 51).flatMap(\.self)),
    Row(30004, "wait 2s", "getui failing on", "sdk bindAlias a"),
    Row(30005, "phone network off", "app remove", "app install", "sdk bindAlias a"),
    Row(30006, "wait 2s", "phone network off", "sdk bindAlias a"), Row(30007, "wait 2s", "sdk bindAlias a-b"),
    Row(30008, "wait 2s", #"sdk bindAlias a sequenceNum="""#),
  ]

  private static func media(_ url: String) -> String {
    #"sdk handelNotificationServiceRequest json:'{"aps":{},"multimedia":[{"url":"\#(url)","type":1}]}'"#
  }

  static let getuiMedia: [Row] = [
    Row(10001, "wait 2s", media("https://a.cn/图.png"), "wait 2s"),
    Row(
      10001, "wait 2s", "getui resource https://a.cn/a.png missing=on", media("https://a.cn/a.png"), "wait 2s"
    ),
    Row(10002, "wait 2s", media("http://a.cn/a.png"), "wait 2s"),
    Row(
      10003, "wait 2s", "getui resource https://a.cn/a.png size=10485761", media("https://a.cn/a.png"),
      "wait 2s"),
  ]

  @Test(arguments: getuiTags + getuiAlias + getuiMedia) func getuiSDKCode(_ row: Row) throws {
    var run = try Self.play(row.lines, sdk: "getui")
    run.wait(seconds: 1)
    let codes = run.trace.entries.flatMap { Self.codes($0.event) }
    #expect(codes.last == row.code)
  }

  @Test func noCodeOfTheGetuiSDKIsUnreachable() {
    #expect(Set(Self.getuiTags.map(\.code)) == Set(TagCode.allCases.map(\.rawValue)))
    #expect(Set(Self.getuiAlias.map(\.code)) == Set(AliasCode.allCases.map(\.rawValue)))
    #expect(Set(Self.getuiMedia.map(\.code)) == Set(MediaCode.allCases.map(\.rawValue)))
  }

  // MARK: Getui, the receipts

  private static let apns = #""push_channel":{"ios":{"aps":{"alert":{"title":"T"}}}}"#

  private static func getui(_ rest: String) -> String {
    #"getui request POST /v2/app/push/single/cid json:'{"request_id":"receipt-001","audience":{"cid":["@1"]},\#(rest)}'"#
  }

  static let receipts: [Row] = [
    Row(200, "wait 2s", getui(#""push_message":{"transmission":"t"}"#)),
    Row(
      400, "wait 2s", "app kill",
      getui(
        #""push_channel":{"ios":{"aps":{"alert":{"title":"T"}},"payload":"\#(String(repeating: "a", count: 4096))"}}"#
      )),
    Row(401, "wait 2s", "getui request POST /v2/app/user/black/cid/@1", getui(apns)),
    Row(402, "wait 2s", "app kill", "clock 31d", "clock 31d", "clock 31d", getui(apns)),
    Row(500, "wait 2s", "getui failing on", getui(apns)),
  ]

  @Test(arguments: receipts) func receiptCode(_ row: Row) throws {
    let run = try Self.play(["getui receipts on"] + row.lines, sdk: "getui")
    let codes = run.trace.entries.compactMap { entry -> Int? in
      if case .getui(.receiptLine(let line)) = entry.event { line.code.rawValue } else { nil }
    }
    #expect(codes.last == row.code)
  }

  @Test func noCodeOfAReceiptIsUnreachable() {
    #expect(Set(Self.receipts.map(\.code)) == Set(ReceiptLine.Code.allCases.map(\.rawValue)))
  }

  // MARK: -

  private static func play(_ lines: [String], sdk: String) throws -> WorldRun {
    var run = WorldRun()
    try run.play("app sdk \(sdk)")
    for line in lines {
      guard line.hasPrefix("wait "), let seconds = Int64(line.dropFirst(5).dropLast()) else {
        try run.play(line)
        continue
      }
      run.wait(seconds: seconds)
    }
    return run
  }

  /// The codes that an event gives the app.
  private static func codes(_ event: Event) -> [Int] {
    switch event {
    case .jpush(.answered(let answer)): [answer.code.rawValue]
    case .jpush(.registrationIDAnswered(let code, _)), .jpush(.registrationFailed(let code)): [code.rawValue]
    case .jpush(.geofence(.entered(_, let code?))), .jpush(.geofence(.left(_, let code?))): [code.rawValue]
    case .getui(.callback(.attachmentsComplete(_, let errors))): errors.map(\.rawValue)
    case .getui(.callback(.didSetTags(_, let code))): [code?.rawValue ?? 0]
    case .getui(.callback(.didAliasAction(_, _, let code))): [code?.rawValue ?? 0]
    default: []
    }
  }
}
