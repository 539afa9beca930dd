import Payload
import Phone
import Testing

@testable import Getui

/// One request and its answer for every call of REST v2, and the wire form of both.
@Suite struct RESTTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let method: String
    let path: String
    var body = ""
    var before: @Sendable (inout Desk) -> Void = { _ in }
    /// `CID1`, `CID2` and `TASK` stand for the ids.
    let data: String?
    var note = ""
    var testDescription: String { "\(method) \(path) \(note)" }
  }

  static let push = #""push_message":{"transmission":"t"},"push_channel":{"ios":{"aps":{"alert":"x"}}}"#
  static func request(_ id: Int) -> String { #""request_id":"request-\#(1000 + id)""# }
  static let group = #""group_name":"spring""#

  @Sendable static func secondIsAway(_ desk: inout Desk) { desk.app(.swipedAway, on: 1) }

  @Sendable static func withAliases(_ desk: inout Desk) {
    desk.request("POST", "/user/alias", #"{"data_list":[{"cid":"@1","alias":"a"},{"cid":"@2","alias":"a"}]}"#)
  }

  @Sendable static func withTags(_ desk: inout Desk) {
    desk.request("POST", "/user/custom_tag/cid/@1", #"{"custom_tag":["vip","game"]}"#)
    desk.request("POST", "/user/custom_tag/cid/@2", #"{"custom_tag":["vip"]}"#)
  }

  @Sendable static func withMessage(_ desk: inout Desk) {
    desk.request("POST", "/push/list/message", "{\(push),\(group)}")
  }

  @Test(arguments: [
    Row(
      method: "POST", path: "/push/single/cid",
      body: #"{\#(request(1)),"audience":{"cid":["CID1"]},\#(push)}"#,
      data: #"{"TASK":{"CID1":"successed_online"}}"#),
    Row(
      method: "POST", path: "/push/single/cid",
      body: #"{\#(request(1)),"audience":{"cid":["CID2"]},\#(push)}"#, before: secondIsAway,
      data: #"{"TASK":{"CID2":"successed_offline"}}"#, note: "offline"),
    Row(
      method: "POST", path: "/push/single/cid",
      body:
        #"{\#(request(1)),"settings":{"strategy":{"default":1,"ios":2}},"audience":{"cid":["CID1"]},\#(push)}"#,
      data: #"{"TASK":{"CID1":"successed_offline"}}"#, note: "strategy 2 online"),
    Row(
      method: "POST", path: "/push/single/cid",
      body: #"{\#(request(1)),"audience":{"cid":["CID2"]},\#(push)}"#,
      before: { desk in
        desk.app(.swipedAway, on: 1)
        desk.pass(seconds: 90 * 86_400)
      }, data: #"{"TASK":{"CID2":"successed_ignore"}}"#, note: "90 days away"),
    Row(
      method: "POST", path: "/push/single/alias",
      body: #"{\#(request(1)),"audience":{"alias":["a"]},\#(push)}"#, before: withAliases,
      data: #"{"TASK":{"CID1":"successed_online","CID2":"successed_online"}}"#),
    Row(
      method: "POST", path: "/push/single/batch/cid",
      body:
        #"{"is_async":false,"msg_list":[{\#(request(1)),"audience":{"cid":["CID1"]},\#(push)},{\#(request(2)),"audience":{"cid":["CID2"]},\#(push)}]}"#,
      data: #"{"TASK":{"CID1":"successed_online"},"TASK":{"CID2":"successed_online"}}"#),
    Row(
      method: "POST", path: "/push/single/batch/cid",
      body: #"{"is_async":true,"msg_list":[{\#(request(1)),"audience":{"cid":["CID1"]},\#(push)}]}"#,
      data: nil, note: "async"),
    Row(
      method: "POST", path: "/push/single/batch/alias",
      body: #"{"msg_list":[{\#(request(1)),"audience":{"alias":["a"]},\#(push)}]}"#, before: withAliases,
      data: #"{"TASK":{"CID1":"successed_online","CID2":"successed_online"}}"#),
    Row(method: "POST", path: "/push/list/message", body: "{\(push)}", data: #"{"taskid":"TASK"}"#),
    Row(
      method: "POST", path: "/push/list/cid",
      body: #"{"audience":{"cid":["CID1","CID2"]},"taskid":"LAST"}"#, before: withMessage,
      data: #"{"TASK":{"CID1":"successed_online","CID2":"successed_online"}}"#),
    Row(
      method: "POST", path: "/push/list/cid",
      body: #"{"audience":{"cid":["CID1"]},"taskid":"LAST","is_async":true}"#, before: withMessage,
      data: nil, note: "async"),
    Row(
      method: "POST", path: "/push/list/alias",
      body: #"{"audience":{"alias":["a"]},"taskid":"LAST"}"#,
      before: { desk in
        withAliases(&desk)
        withMessage(&desk)
      }, data: #"{"TASK":{"CID1":"successed_online","CID2":"successed_online"}}"#),
    Row(
      method: "POST", path: "/push/list/alias",
      body: #"{"audience":{"alias":["a"]},"taskid":"LAST","need_alias_detail":true}"#,
      before: { desk in
        withAliases(&desk)
        withMessage(&desk)
      }, data: #"{"TASK":{"a":{"CID1":"successed_online","CID2":"successed_online"}}}"#, note: "with detail"),
    Row(
      method: "POST", path: "/push/all", body: #"{\#(request(1)),"audience":"all",\#(push)}"#,
      data: #"{"taskid":"TASK"}"#),
    Row(
      method: "POST", path: "/push/tag",
      body:
        #"{\#(request(1)),"audience":{"tag":[{"key":"custom_tag","values":["vip"],"opt_type":"and"}]},\#(push)}"#,
      data: #"{"taskid":"TASK"}"#),
    Row(
      method: "POST", path: "/push/fast_custom_tag",
      body: #"{\#(request(1)),"audience":{"fast_custom_tag":"vip"},\#(push)}"#,
      data: #"{"taskid":"TASK"}"#),
    Row(
      method: "POST", path: "/push/single/cid_by_tag",
      body:
        #"{\#(request(1)),"audience":{"cid_by_tag":[{"cid":"CID1","tag":["game"],"op_type":0}]},\#(push)}"#,
      before: withTags, data: #"{"TASK":{"CID1":"successed_online"}}"#),
    Row(
      method: "POST", path: "/push/list/cid_by_tag",
      body:
        #"{"audience":{"cid_by_tag":[{"cid":"CID1","tag":["game"],"op_type":1},{"cid":"CID2","tag":["game"],"op_type":1}]},"taskid":"LAST"}"#,
      before: { desk in
        withTags(&desk)
        withMessage(&desk)
      }, data: #"{"TASK":{"CID1":"successed_online"}}"#),
    Row(method: "DELETE", path: "/task/LAST", before: withMessage, data: nil),
    Row(
      method: "POST", path: "/user/alias", body: #"{"data_list":[{"cid":"CID1","alias":"a"}]}"#, data: nil),
    Row(
      method: "GET", path: "/user/alias/cid/CID1", before: withAliases, data: #"{"alias":"a"}"#),
    Row(
      method: "GET", path: "/user/alias/cid/CID1?alias_type=x", before: withAliases, data: #"{"alias":"a"}"#,
      note: "with alias_type"),
    Row(method: "GET", path: "/user/cid/alias/a", before: withAliases, data: #"{"cid":["CID1","CID2"]}"#),
    Row(
      method: "DELETE", path: "/user/alias", body: #"{"data_list":[{"cid":"CID1","alias":"a"}]}"#,
      before: withAliases, data: nil, note: "with a body"),
    Row(method: "DELETE", path: "/user/alias/a", before: withAliases, data: nil),
    Row(method: "POST", path: "/user/custom_tag/cid/CID1", body: #"{"custom_tag":["vip"]}"#, data: nil),
    Row(
      method: "PUT", path: "/user/custom_tag/batch/vip", body: #"{"cid":["CID1","nobody"]}"#,
      data: #"{"CID1":"true","nobody":"false"}"#),
    Row(
      method: "DELETE", path: "/user/custom_tag/batch/vip", body: #"{"cid":["CID1","CID2"]}"#,
      before: { _ = $0.request("POST", "/user/custom_tag/cid/@1", #"{"custom_tag":["vip"]}"#) },
      data: #"{"CID1":"true","CID2":"false"}"#),
    Row(
      method: "GET", path: "/user/custom_tag/cid/CID1", before: withTags, data: #"{"CID1":["game vip"]}"#),
    Row(method: "POST", path: "/user/black/cid/CID1,CID2", data: nil),
    Row(method: "DELETE", path: "/user/black/cid/CID1", data: nil),
    Row(
      method: "GET", path: "/user/status/CID1,CID2,nobody", before: secondIsAway,
      data:
        #"{"CID1":{"last_login_time":"LOGIN","status":"online"},"CID2":{"last_login_time":"LOGIN","status":"offline"}}"#
    ),
    Row(
      method: "GET", path: "/user/deviceStatus/CID1",
      data: #"{"CID1":{"cid_status":"online","device_status":"online"}}"#),
    Row(
      method: "GET", path: "/user/detail/CID1,nobody",
      data:
        #"{"invalidCids":["nobody"],"validCids":{"CID1":{"client_app_id":"app","package_name":"","device_token":"1aa","phone_type":2,"phoneModel":"iPhone","notificationSwitch":true,"createTime":"2026-03-02 12:00:00","loginFreq":1}}}"#
    ),
    Row(method: "POST", path: "/user/badge/cid/CID1,CID2", body: #"{"badge":"+1"}"#, data: nil),
    Row(
      method: "POST", path: "/user/count/",
      body: #"{"tag":[{"key":"custom_tag","values":["vip"],"opt_type":"or"}]}"#, before: withTags,
      data: #"{"user_count":2}"#, note: "with the Java client's slash at the end"),
    Row(method: "POST", path: "/log/upload", body: "whatever", data: nil),
  ])
  func answers(_ row: Row) throws {
    var desk = Desk.online(2)
    row.before(&desk)
    let last = desk.service.tasks.all.last?.id.text ?? ""
    func real(_ text: String) -> String {
      text.replacing("CID1", with: desk.cid(0)).replacing("CID2", with: desk.cid(1)).replacing(
        "LAST", with: last
      ).replacing("LOGIN", with: String((Desk.noon.microseconds + 220_000) / 1000))
    }
    let known = desk.service.tasks.all.count
    let reply = desk.request(row.method, real(row.path), real(row.body))
    #expect(reply.status == 200)
    var expected =
      row.data.map { #"{"code":0,"msg":"success","data":\#(real($0))}"# } ?? #"{"code":0,"msg":"success"}"#
    let made = desk.service.tasks.all.dropFirst(known).map(\.id.text)
    for task in made.isEmpty ? [last] : made {
      if let place = expected.firstRange(of: "TASK") { expected.replaceSubrange(place, with: task) }
    }
    #expect(String(decoding: reply.body, as: UTF8.self) == expected)
  }

  @Test func theJavaClientsProbeIsAnswered() {
    var desk = Desk()
    var log = GetuiTranscript()
    let request = GetuiRequest(method: "HEAD", target: "/v2/check", credential: .none)
    let reply = desk.service.handle(request, at: desk.now, into: &log).reply
    #expect(reply.status == 200)
    #expect(reply.code == .ok)
  }

  @Test func anAnswerNamesItsCharset() {
    let reply = GetuiReply().encoded()
    #expect(reply.status == 200)
    #expect(reply.fields == [HTTPField("content-type", "application/json;charset=utf-8")])
    #expect(GetuiReply(GetuiRefusal(.noSuchPath)).encoded().status == 404)
  }

  @Test func theTraceHoldsTheRequestAndExactlyOneAnswer() {
    var desk = Desk.online()
    desk.request("GET", "/user/alias/cid/@1?x=1")
    #expect(desk.events.first == .requested(method: "GET", path: "/v2/app/user/alias/cid/@1"))
    #expect(desk.events.count { if case .replied = $0 { true } else { false } } == 1)
    #expect(desk.steps.last?.cause == 0)
  }

  @Test func namesInAPathMayBeEncodedOrRaw() {
    var desk = Desk.online()
    desk.request("POST", "/user/alias", #"{"data_list":[{"cid":"@1","alias":"用户"}]}"#)
    for path in ["用户", "%E7%94%A8%E6%88%B7"] {
      let reply = desk.request("GET", "/user/cid/alias/\(path)")
      #expect(String(decoding: reply.body, as: UTF8.self).contains(desk.cid()))
    }
  }

  @Test func aDraftIsTheRequestThatABackendWouldSend() throws {
    let draft = GetuiDraft(
      text: "t", title: "T", body: "B", badge: "+1", sound: "default", ttl: 1000, strategy: 2)
    let request = draft.request(to: PhoneNumber(3), number: 7)
    #expect(request.target == "/v2/belfry/push/single/cid")
    guard case .pushOne(let push, let audience) = try request.decoded().operation else {
      Issue.record("no push to one")
      return
    }
    #expect(audience == .clients(["@3"]))
    #expect(push.settings.ttl == 1000)
    #expect(push.settings.strategy == .apnsOnly)
    #expect(push.content == .transmission("t"))
    #expect(push.ios?.autoBadge == .by(1))
  }
}
