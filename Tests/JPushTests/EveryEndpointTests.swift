import Payload
import Phone
import Testing

@testable import JPush

/// A good and a bad request for every path of REST API v3; and no path is left out.
@Suite struct EveryEndpointTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let method: String
    /// `$1` stands for the first device's registration ID, `$M` for a message, `$S` for a schedule, `$C` and `$D` for
    /// cids.
    let path: String
    var body = ""
    /// What the answer begins with.
    var answer = ""
    let badPath: String
    var badBody = ""
    let code: JPushCode
    var testDescription: String { "\(method) \(path)" }
  }

  private static let message = #""platform":"all","message":{"msg_content":"m"}"#
  private static let push = #"{"audience":"all",\#(message)}"#
  private static let task =
    #"{"name":"a","enabled":true,"trigger":{"single":{"time":"2026-03-03 13:00:00"}},"push":\#(push)}"#

  private static func batch(_ cid: String, _ target: String) -> String {
    #"{"pushlist":{"\#(cid)":{"target":"\#(target)",\#(message)}}}"#
  }

  private static let pushes: [Row] = [
    Row(
      method: "POST", path: "/push", body: push, answer: #"{"sendno":"0","msg_id":"#, badPath: "/push",
      badBody: "{}", code: .missing),
    Row(
      method: "POST", path: "/push/validate", body: push, answer: #"{"sendno":"0","msg_id":"#,
      badPath: "/push/validate", badBody: #"{"audience":"some",\#(message)}"#, code: .invalid),
    Row(
      method: "GET", path: "/push/cid?count=2&type=schedule", answer: #"{"cidlist":["belfry-"#,
      badPath: "/push/cid?count=1001", code: .invalid),
    Row(
      method: "POST", path: "/push/batch/regid/single", body: batch("$C", "$1"), answer: #"{"$C":{"msg_id":"#,
      badPath: "/push/batch/regid/single", badBody: #"{"pushlist":[]}"#, code: .invalid),
    Row(
      method: "POST", path: "/push/batch/alias/single", body: batch("$D", "user_1"),
      answer: #"{"$D":{"msg_id":"#, badPath: "/push/batch/alias/single", badBody: "{}", code: .missing),
    Row(
      method: "POST", path: "/grouppush", body: push, answer: #"{"belfry":{"sendno":"0","msg_id":"#,
      badPath: "/grouppush", badBody: #"{"audience":{"tag":["nobody"]},\#(message)}"#, code: .nobody),
    Row(method: "DELETE", path: "/push/$M", badPath: "/push/123", code: .invalid),
  ]

  private static let devices: [Row] = [
    Row(
      method: "POST", path: "/devices/status", body: #"{"registration_ids":["$1"]}"#,
      answer: #"{"$1":{"online":false}}"#, badPath: "/devices/status", badBody: "[]", code: .deviceInvalid),
    Row(
      method: "GET", path: "/devices/$1", answer: #"{"tags":["vip"],"alias":"user_1","mobile":null}"#,
      badPath: "/devices/none", code: .deviceInvalid),
    Row(
      method: "POST", path: "/devices/$1", body: #"{"alias":"x"}"#, badPath: "/devices/$1",
      badBody: #"{"alias":"a-b"}"#, code: .deviceInvalid),
    Row(
      method: "GET", path: "/tags", answer: #"{"tags":["cn","vip"]}"#, badPath: "/tags?",
      code: .deviceBusy),
    Row(
      method: "GET", path: "/tags/vip/registration_ids/$1", answer: #"{"result":true}"#,
      badPath: "/tags/vip/registration_ids/none", code: .deviceInvalid),
    Row(
      method: "POST", path: "/tags/new", body: #"{"registration_ids":{"add":["$1"]}}"#, badPath: "/tags/a-b",
      badBody: #"{"registration_ids":{"add":["$1"]}}"#, code: .deviceInvalid),
    Row(
      method: "DELETE", path: "/tags/vip", badPath: "/tags/vip?platform=symbian", code: .deviceInvalid),
    Row(
      method: "GET", path: "/aliases/user_1?platform=ios", answer: #"{"registration_ids":["$1"]}"#,
      badPath: "/aliases/user_1?platform=symbian", code: .deviceInvalid),
    Row(
      method: "POST", path: "/aliases/user_1", body: #"{"registration_ids":{"remove":["$1"]}}"#,
      badPath: "/aliases/user_1", badBody: #"{"registration_ids":{"remove":["none"]}}"#, code: .deviceInvalid),
    Row(
      method: "DELETE", path: "/aliases/user_1", badPath: "/aliases/user_1?platform=symbian",
      code: .deviceInvalid),
  ]

  private static let reports: [Row] = [
    Row(
      method: "GET", path: "/received?msg_ids=$M", answer: #"[{"msg_id":"$M","android_received":null,"#,
      badPath: "/received?msg_ids=a", code: .invalid),
    Row(
      method: "GET", path: "/received/detail?msg_ids=$M",
      answer: #"[{"msg_id":"$M","android_received":null,"#,
      badPath: "/received/detail", code: .invalid),
    Row(
      method: "POST", path: "/status/message", body: #"{"msg_id":$M,"registration_ids":["$1"]}"#,
      answer: #"{"$1":{"status":1}}"#, badPath: "/status/message",
      badBody: #"{"msg_id":$M,"registration_ids":["$1"],"date":"yesterday"}"#, code: .invalid),
    Row(
      method: "GET", path: "/messages?msg_ids=$M", answer: #"[{"android":null,"ios":{"apns_sent":0,"#,
      badPath: "/messages?msg_ids=", code: .invalid),
    Row(
      method: "GET", path: "/messages/detail?msg_ids=$M", answer: #"[{"msg_id":$M,"jpush":null,"#,
      badPath: "/messages/detail?msg_ids=1,x", code: .invalid),
    Row(
      method: "GET", path: "/users?time_unit=DAY&start=2026-03-02&duration=1",
      answer: #"{"time_unit":"DAY","#,
      badPath: "/users?time_unit=DAY&start=2026-03-02", code: .missing),
  ]

  private static let schedules: [Row] = [
    Row(
      method: "POST", path: "/schedules", body: task, answer: #"{"schedule_id":""#, badPath: "/schedules",
      badBody: "{}", code: .scheduleInvalid),
    Row(
      method: "GET", path: "/schedules?page=1", answer: #"{"total_count":1,"total_pages":1,"page":1,"#,
      badPath: "/schedules?", code: .scheduleBusy),
    Row(
      method: "GET", path: "/schedules/$S", answer: #"{"schedule_id":"$S","name":"a","#,
      badPath: "/schedules/none", code: .noSchedule),
    Row(
      method: "GET", path: "/schedules/$S/msg_ids", answer: #"{"count":0,"msgids":[]}"#,
      badPath: "/schedules/none/msg_ids", code: .noSchedule),
    Row(
      method: "PUT", path: "/schedules/$S", body: #"{"name":"b"}"#,
      answer: #"{"schedule_id":"$S","name":"b","#, badPath: "/schedules/$S", badBody: #"{"name":"b c"}"#,
      code: .scheduleInvalid),
    Row(method: "DELETE", path: "/schedules/$S", badPath: "/schedules/none", code: .noSchedule),
  ]

  private static let rows = pushes + devices + reports + schedules

  @Test(arguments: rows) func goodAndBad(_ row: Row) throws {
    var desk = RESTDesk()
    let cids = try #require(desk.send("GET", "/push/cid?count=2").json?["cidlist"]).items.compactMap(\.string)
    let message = try #require(desk.push().json?["msg_id"]?.string)
    let task = try #require(desk.send("POST", "/schedules", Self.task).json?["schedule_id"]?.string)
    func real(_ text: String) -> String {
      [("$1", desk.ids[0].text), ("$M", message), ("$S", task), ("$C", cids[0]), ("$D", cids[1])].reduce(text)
      {
        $0.replacing($1.0, with: $1.1)
      }
    }
    // What takes no argument can only be refused because of the service.
    if row.badPath.hasSuffix("?") { desk.service.change(.busy(true)) }
    let bad = desk.send(row.method, real(row.badPath), real(row.badBody))
    #expect(bad.code == row.code)
    #expect(bad.status == row.code.status)
    #expect(bad.json?["error"]?["message"]?.string?.isEmpty == false)
    desk.service.change(.busy(false))
    let good = desk.send(row.method, real(row.path), real(row.body))
    #expect(good.code == .ok)
    #expect(good.status == 200)
    if row.answer.isEmpty {
      #expect(good.body.isEmpty)
    } else {
      #expect(good.text.hasPrefix(real(row.answer)))
    }
  }

  @Test func noPathIsLeftOut() {
    let met = Self.rows.map { row in
      let path = row.path.prefix { $0 != "?" }.split(separator: "/").map(String.init)
      return JPushEndpointTable.rows.firstIndex { (try? [$0].call(row.method, path[...])) != nil }
    }
    #expect(met == Array(JPushEndpointTable.rows.indices))
  }
}
