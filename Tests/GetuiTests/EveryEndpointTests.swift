import Payload
import Testing

@testable import Getui

/// A good and a bad request for every path of REST v2; and no path is left out.
@Suite struct EveryEndpointTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let method: String
    /// `LIST` stands for a list task, `SCHEDULE` for a scheduled one.
    let path: String
    var body = ""
    var credential = GetuiCredential.trusted
    /// The path of the bad request; the same where there is none.
    var badPath: String?
    var badBody = ""
    var badCredential = GetuiCredential.trusted
    let code: RESTCode
    var testDescription: String { "\(method) \(path)" }
  }

  private static let text = #""push_message":{"transmission":"t"}"#
  private static let unknown = #"{"audience":{"cid":["@1"],"alias":["a"]},"taskid":"x"}"#

  private static func push(_ audience: String) -> String {
    #"{"request_id":"request-3001","audience":\#(audience),\#(text)}"#
  }

  private static func list(_ audience: String) -> String { #"{"audience":{\#(audience)},"taskid":"LIST"}"# }

  private static func batch(_ audience: String) -> String { #"{"msg_list":[\#(push(audience))]}"# }

  private static let byTag = #""cid_by_tag":[{"cid":"@1","tag":["x"],"op_type":2}]"#

  private static let pushes: [Row] = [
    Row(
      method: "POST", path: "/push/single/cid", body: push(#"{"cid":["@1"]}"#),
      badBody: push(#"{"cid":["x"]}"#), code: .parameter),
    Row(
      method: "POST", path: "/push/single/alias", body: push(#"{"alias":["a"]}"#),
      badBody: push(#"{"alias":["nobody"]}"#), code: .parameter),
    Row(
      method: "POST", path: "/push/single/cid_by_tag", body: push("{\(byTag)}"), badBody: push("{}"),
      code: .parameter),
    Row(
      method: "POST", path: "/push/single/batch/cid", body: batch(#"{"cid":["@1"]}"#),
      badBody: batch(#"{"cid":["x"]}"#), code: .parameter),
    Row(
      method: "POST", path: "/push/single/batch/alias", body: batch(#"{"alias":["a"]}"#),
      badBody: #"{"msg_list":[]}"#, code: .parameter),
    Row(method: "POST", path: "/push/list/message", body: "{\(text)}", badBody: "[]", code: .failure),
    Row(
      method: "POST", path: "/push/list/cid", body: list(#""cid":["@1"]"#), badBody: unknown,
      code: .taskInvalid),
    Row(
      method: "POST", path: "/push/list/alias", body: list(#""alias":["a"]"#), badBody: unknown,
      code: .taskInvalid),
    Row(
      method: "POST", path: "/push/list/cid_by_tag", body: list(byTag), badBody: list(#""cid":["@1"]"#),
      code: .parameter),
    Row(
      method: "POST", path: "/push/all", body: push(#""all""#), badBody: push(#""some""#), code: .parameter),
    Row(
      method: "POST", path: "/push/tag", body: push(#"{"tag":[{"key":"phone_type","values":["ios"]}]}"#),
      badBody: push(#"{"tag":[{"key":"age","values":["9"]}]}"#), code: .parameter),
    Row(
      method: "POST", path: "/push/fast_custom_tag", body: push(#"{"fast_custom_tag":"vip"}"#),
      badBody: push(#"{"fast_custom_tag":""}"#), code: .parameter),
  ]

  private static let tasks: [Row] = [
    Row(method: "DELETE", path: "/task/LIST", badPath: "/task/x", code: .taskInvalid),
    Row(method: "GET", path: "/task/schedule/SCHEDULE", badPath: "/task/schedule/LIST", code: .taskInvalid),
    Row(
      method: "DELETE", path: "/task/schedule/SCHEDULE", badPath: "/task/schedule/LIST", code: .taskInvalid),
    Row(method: "GET", path: "/task/detail/@1/LIST", badPath: "/task/detail/x/LIST", code: .parameter),
  ]

  private static let bindings = #"{"data_list":[{"cid":"@1","alias":"b"}]}"#
  private static let clients = #"{"cid":["@1"]}"#

  private static let users: [Row] = [
    Row(method: "POST", path: "/user/alias", body: bindings, badBody: "{}", code: .parameter),
    Row(
      method: "DELETE", path: "/user/alias", body: bindings,
      badBody: #"{"data_list":[{"cid":"x","alias":"b"}]}"#, code: .parameter),
    Row(method: "DELETE", path: "/user/alias/a", badCredential: .none, code: .tokenInvalid),
    Row(method: "GET", path: "/user/alias/cid/@1", badPath: "/user/alias/cid/x", code: .parameter),
    Row(method: "GET", path: "/user/cid/alias/a", badCredential: .unknownToken, code: .tokenInvalid),
    Row(
      method: "POST", path: "/user/custom_tag/cid/@1", body: #"{"custom_tag":["vip"]}"#,
      badBody: #"{"custom_tag":["a b"]}"#, code: .tagFailed),
    Row(method: "GET", path: "/user/custom_tag/cid/@1", badPath: "/user/custom_tag/cid/x", code: .parameter),
    Row(method: "PUT", path: "/user/custom_tag/batch/vip", body: clients, badBody: "{}", code: .parameter),
    Row(
      method: "DELETE", path: "/user/custom_tag/batch/vip", body: clients, badBody: #"{"cid":"@1"}"#,
      code: .parameter),
    Row(method: "POST", path: "/user/black/cid/@1", badPath: "/user/black/cid/x", code: .parameter),
    Row(method: "DELETE", path: "/user/black/cid/@1", badPath: "/user/black/cid/@1,@1", code: .parameter),
    Row(method: "GET", path: "/user/status/@1", badPath: "/user/status/@1,@1", code: .parameter),
    Row(method: "GET", path: "/user/deviceStatus/@1", badPath: "/user/deviceStatus/@1,", code: .parameter),
    Row(method: "GET", path: "/user/detail/@1", badPath: "/user/detail/@1,@1", code: .parameter),
    Row(
      method: "POST", path: "/user/badge/cid/@1", body: #"{"badge":"-8"}"#, badBody: #"{"badge":"-"}"#,
      code: .parameter),
    Row(
      method: "POST", path: "/user/count", body: #"{"tag":[{"key":"custom_tag","values":["vip"]}]}"#,
      badBody: #"{"tag":[{"key":"custom_tag"}]}"#, code: .parameter),
  ]

  private static let reports: [Row] = [
    Row(
      method: "GET", path: "/report/push/task/LIST?actionIdList=90001&needGetuiByBrand=true",
      badPath: "/report/push/task/x", code: .taskInvalid),
    Row(
      method: "GET", path: "/report/push/task/LIST/detail", badPath: "/report/push/task/x/detail",
      code: .taskInvalid),
    Row(
      method: "GET", path: "/report/push/task_group/spring", badPath: "/report/push/task_group/none",
      code: .parameter),
    Row(
      method: "GET", path: "/report/push/date/2026-03-01", badPath: "/report/push/date/2026-03-02",
      code: .parameter),
    Row(
      method: "GET", path: "/report/user/date/2026-03-01", badPath: "/report/user/date/1.3.2026",
      code: .parameter),
    Row(method: "GET", path: "/report/online_user", badCredential: .none, code: .tokenInvalid),
    Row(method: "GET", path: "/report/push/count", badCredential: .token(9), code: .tokenInvalid),
  ]

  private static let auth: [Row] = [
    Row(
      method: "POST", path: "/auth", body: RefusalTests.auth, credential: .rightSign,
      badBody: RefusalTests.auth, badCredential: .wrongSign, code: .parameter),
    Row(
      method: "DELETE", path: "/auth/-", credential: .token(1), badCredential: .unknownToken,
      code: .tokenInvalid),
    // What everybody may call and what takes no argument can only be refused because of the service.
    Row(method: "POST", path: "/log/upload", badPath: "/log/upload?", code: .starting),
  ]

  private static let rows = pushes + tasks + users + reports + auth

  @Test(arguments: rows) func goodAndBad(_ row: Row) throws {
    var desk = Desk.online()
    desk.request("POST", "/auth", RefusalTests.auth, as: .rightSign)
    desk.request("POST", "/user/alias", #"{"data_list":[{"cid":"@1","alias":"a"}]}"#)
    desk.request("POST", "/push/list/message", #"{"group_name":"spring",\#(Self.text)}"#)
    let list = try #require(desk.service.tasks.all.last).id.text
    desk.request("POST", "/push/all", RefusalTests.scheduled)
    let schedule = try #require(desk.service.tasks.all.last).id.text
    func real(_ text: String) -> String {
      text.replacing("LIST", with: list).replacing("SCHEDULE", with: schedule)
    }
    let badPath = row.badPath ?? row.path
    desk.change(.starting(badPath.hasSuffix("?")))
    let bad = desk.request(row.method, real(badPath), real(row.badBody), as: row.badCredential)
    #expect(bad.code == row.code)
    #expect(bad.status == row.code.status)
    #expect(
      String(decoding: bad.body, as: UTF8.self).hasPrefix(#"{"code":\#(row.code.rawValue),"msg":""#))
    desk.change(.starting(false))
    let good = desk.request(row.method, real(row.path), real(row.body), as: row.credential)
    #expect(good.code == .ok)
    #expect(good.status == 200)
    #expect(String(decoding: good.body, as: UTF8.self).hasPrefix(#"{"code":0,"msg":"success""#))
  }

  @Test func noPathIsLeftOut() {
    let met = Self.rows.map { row in
      let path = row.path.prefix { $0 != "?" }.split(separator: "/").map(String.init)
      return EndpointTable.v2.firstIndex { (try? [$0].call(row.method, path[...])) != nil }
    }
    #expect(met == Array(EndpointTable.v2.indices))
  }
}
