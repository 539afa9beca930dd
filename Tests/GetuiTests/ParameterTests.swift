import Payload
import Phone
import Testing

@testable import Getui

/// 20001 in the service's own words, one limit a case; and what is just within the limits.
@Suite struct ParameterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// nil: the request is fine.
    let message: String?
    let path: String
    let body: String
    var method = "POST"
    var testDescription: String { "\(message ?? "fine"): \(path) \(body.prefix(90))" }
  }

  private static func one(_ message: String?, _ more: String) -> Row {
    Row(
      message: message, path: "/push/single/cid",
      body: #"{"request_id":"request-1001","audience":{"cid":["@1"]},\#(more)}"#)
  }

  private static func ios(_ message: String?, _ ios: String) -> Row {
    one(message, #""push_message":{"transmission":"t"},"push_channel":{"ios":{\#(ios)}}"#)
  }

  private static func settings(_ message: String?, _ settings: String) -> Row {
    one(message, #""push_message":{"transmission":"t"},"settings":{\#(settings)}"#)
  }

  private static func notification(_ message: String?, _ more: String) -> Row {
    one(message, #""push_message":{"notification":{"title":"T","body":"B",\#(more)}}"#)
  }

  private static func message(_ message: String?, _ content: String) -> Row {
    one(message, #""push_message":{\#(content)}"#)
  }

  private static func user(_ message: String?, _ path: String, _ body: String, method: String = "POST") -> Row
  {
    Row(message: message, path: path, body: body, method: method)
  }

  private static func text(_ count: Int) -> String { String(repeating: "a", count: count) }
  private static let t = #""push_message":{"transmission":"t"}"#

  static let requestIDs: [Row] = [
    Row(message: "request_id cannot be null", path: "/push/single/cid", body: "{}"),
    Row(message: "request_id can not be empty", path: "/push/single/cid", body: #"{"request_id":""}"#),
    Row(message: "request_id type error", path: "/push/single/cid", body: #"{"request_id":1}"#),
    Row(
      message: "request_id is invalid", path: "/push/single/cid", body: #"{"request_id":"123456789",\#(t)}"#),
    Row(
      message: "request_id is invalid", path: "/push/single/cid",
      body: #"{"request_id":"\#(text(33))",\#(t)}"#),
    Row(
      message: nil, path: "/push/single/cid",
      body: #"{"request_id":"\#(text(32))","audience":{"cid":["@1"]},\#(t)}"#),
    Row(message: nil, path: "/push/list/message", body: "{\(t)}"),
    Row(
      message: "request_id cannot be repeat.", path: "/push/single/batch/cid",
      body:
        #"{"msg_list":[{"request_id":"request-1001","audience":{"cid":["@1"]},\#(t)},{"request_id":"request-1001","audience":{"cid":["@1"]},\#(t)}]}"#
    ),
  ]

  static let frames: [Row] = [
    one("push_message and push_channel cannot be null at sametime", #""x":1"#),
    one("group_name size over limit", #"\#(t),"group_name":"\#(text(101))""#),
    one("group_name is invalid", #"\#(t),"group_name":"a b""#),
    one(nil, #"\#(t),"group_name":"a-b_C1""#),
    one("settings type error", #"\#(t),"settings":1"#),
    settings("ttl is invalid", #""ttl":-2"#),
    settings("ttl is invalid", #""ttl":259200001"#),
    settings("ttl type error", #""ttl":"1""#),
    settings(nil, #""ttl":259200000"#),
    settings(nil, #""ttl":-1"#),
    settings("strategy is invalid", #""strategy":{"ios":5}"#),
    settings("strategy type error", #""strategy":{"ios":"1"}"#),
    settings("strategy type error", #""strategy":1"#),
    settings("active_days is invalid", #""active_days":2"#),
    settings(
      nil,
      #""active_days":15,"custom_callback":"x","filter_notify_off":true,"need_backup":true,"activate_filter_day":1,"activate_filter_type":-1,"lst":1,"active_push":true,"active_push_platform":2"#
    ),
  ]

  static let messages: [Row] = [
    message("please choose one of notification and transmission and revoke", ""),
    message(
      "please choose one of notification and transmission and revoke",
      #""transmission":"t","revoke":{"old_task_id":"x"}"#),
    message("transmission can not be empty", #""transmission":"""#),
    message("transmission size over limit", #""transmission":"\#(text(3073))""#),
    message(nil, #""transmission":"\#(text(3072))""#),
    message("transmission type error", #""transmission":{}"#),
    message("old_task_id cannot be null", #""revoke":{}"#),
    message("network_type is invalid", #""transmission":"t","network_type":2"#),
    message("duration is invalid", #""transmission":"t","duration":"1000-601000""#),
    message(nil, #""transmission":"t","duration":"1000-601001""#),
    one(
      "revoke and strategy cannot setting at same time",
      #""settings":{"strategy":{"ios":1}},"push_message":{"revoke":{"old_task_id":"x"}}"#),
    notification("click_type cannot be null", #""x":1"#),
    notification("click_type is invalid", #""click_type":"home""#),
    notification(nil, #""click_type":"none","notify_id":2147483647"#),
    notification("notify_id is invalid", #""click_type":"none","notify_id":2147483648"#),
    notification("intent cannot be null", #""click_type":"intent""#),
    notification("intent size over limit", #""click_type":"intent","intent":"\#(text(4097))""#),
    notification("url cannot be null", #""click_type":"url""#),
    notification("url size over limit", #""click_type":"url","url":"\#(text(1025))""#),
    notification("payload must be JsonString", #""click_type":"payload","payload":{}"#),
    notification("payload size over limit", #""click_type":"payload","payload":"\#(text(3073))""#),
    notification(
      "choose one of big_text and big_image", #""click_type":"none","big_text":"a","big_image":"b""#),
    notification("big_text size over limit", #""click_type":"none","big_text":"\#(text(513))""#),
    notification("big_image size over limit", #""click_type":"none","big_image":"\#(text(1025))""#),
    message(
      "title size over limit", #""notification":{"title":"\#(text(51))","body":"B","click_type":"none"}"#),
    message(
      "body size over limit", #""notification":{"title":"T","body":"\#(text(257))","click_type":"none"}"#),
    message("title cannot be null", #""notification":{"body":"B","click_type":"none"}"#),
  ]

  static let channels: [Row] = [
    ios("type is invalid", #""type":"banner""#),
    ios("payload must be JsonString", #""payload":{"a":1},"aps":{"alert":"x"}"#),
    ios("alert type error", #""aps":{"alert":1}"#),
    ios("content-available is invalid", #""aps":{"content-available":2}"#),
    ios("content-available type error", #""aps":{"content-available":"1"}"#),
    ios("badge type error", #""aps":{"alert":"x","badge":"1"}"#),
    ios("category type error", #""aps":{"alert":"x","category":1}"#),
    ios("auto_badge is invalid", #""auto_badge":"1.5","aps":{"alert":"x"}"#),
    ios("auto_badge type error", #""auto_badge":1,"aps":{"alert":"x"}"#),
    ios("apns-collapse-id size over limit", #""apns-collapse-id":"\#(text(65))","aps":{"alert":"x"}"#),
    ios(nil, #""apns-collapse-id":"\#(text(64))","aps":{"alert":"x"}"#),
    ios("alert and content-available cannot be null at sametime", #""payload":"x""#),
    ios(
      "multimedia size over limit",
      #""aps":{"alert":"x"},"multimedia":[\#(Array(repeating: #"{"url":"u","type":1}"#, count: 4).joined(separator: ","))]"#
    ),
    ios("url cannot be null", #""aps":{"alert":"x"},"multimedia":[{"type":1}]"#),
    ios("type is invalid", #""aps":{"alert":"x"},"multimedia":[{"url":"u","type":4}]"#),
    ios("type cannot be null", #""aps":{"alert":"x"},"multimedia":[{"url":"u"}]"#),
    ios("only_wifi type error", #""aps":{"alert":"x"},"multimedia":[{"url":"u","type":1,"only_wifi":1}]"#),
    ios("laId cannot be null", #""type":"liveactivity","aps":{}"#),
    ios("timestamp cannot be null", #""type":"liveactivity","laId":"a","aps":{}"#),
    ios("timestamp is invalid", #""type":"liveactivity","laId":"a","aps":{"timestamp":1772424000000}"#),
    ios(
      "event is invalid",
      #""type":"liveactivity","laId":"a","aps":{"timestamp":1772424000,"event":"stop","content-state":{}}"#),
    ios(
      "content-state cannot be null",
      #""type":"liveactivity","laId":"a","aps":{"timestamp":1772424000,"event":"end"}"#),
  ]

  static let audiences: [Row] = [
    Row(
      message: "audience cannot be null", path: "/push/single/cid",
      body: #"{"request_id":"request-1001",\#(t)}"#),
    Row(
      message: "cid can not be empty", path: "/push/single/cid",
      body: #"{"request_id":"request-1001",\#(t),"audience":{"cid":[]}}"#),
    Row(
      message: "cid size over limit", path: "/push/single/cid",
      body: #"{"request_id":"request-1001",\#(t),"audience":{"cid":["@1","@2"]}}"#),
    Row(
      message: "target user is invalid", path: "/push/single/cid",
      body: #"{"request_id":"request-1001",\#(t),"audience":{"cid":["x"]}}"#),
    Row(
      message: "target user is invalid", path: "/push/single/alias",
      body: #"{"request_id":"request-1001",\#(t),"audience":{"alias":["nobody"]}}"#),
    Row(
      message: "audience is invalid", path: "/push/all",
      body: #"{"request_id":"request-1001",\#(t),"audience":"some"}"#),
    Row(
      message: "key is invalid", path: "/push/tag",
      body: #"{"request_id":"request-1001",\#(t),"audience":{"tag":[{"key":"age","values":["1"]}]}}"#),
    Row(
      message: "opt_type is invalid", path: "/push/tag",
      body:
        #"{"request_id":"request-1001",\#(t),"audience":{"tag":[{"key":"region","values":["1"],"opt_type":"xor"}]}}"#
    ),
    Row(
      message: "contains duplicate values", path: "/push/tag",
      body: #"{"request_id":"request-1001",\#(t),"audience":{"tag":[{"key":"region","values":["1","1"]}]}}"#),
    Row(
      message: "fast_custom_tag cannot be null", path: "/push/fast_custom_tag",
      body: #"{"request_id":"request-1001",\#(t),"audience":{}}"#),
    Row(
      message: "op_type is invalid", path: "/push/single/cid_by_tag",
      body:
        #"{"request_id":"request-1001",\#(t),"audience":{"cid_by_tag":[{"cid":"@1","tag":["a"],"op_type":3}]}}"#
    ),
    Row(
      message: "op_type cannot be null", path: "/push/single/cid_by_tag",
      body: #"{"request_id":"request-1001",\#(t),"audience":{"cid_by_tag":[{"cid":"@1","tag":["a"]}]}}"#),
    Row(message: "taskid cannot be null", path: "/push/list/cid", body: #"{"audience":{"cid":["@1"]}}"#),
    Row(
      message: "cid size over limit", path: "/push/list/cid",
      body: #"{"taskid":"x","audience":{"cid":[\#(list(1001))]}}"#),
    Row(
      message: "msg_list size over limit", path: "/push/single/batch/cid",
      body: #"{"msg_list":[\#(Array(repeating: "{}", count: 201).joined(separator: ","))]}"#),
  ]

  static let users: [Row] = [
    user("data_list cannot be null", "/user/alias", "{}"),
    user("data_list type error", "/user/alias", #"{"data_list":[1]}"#),
    user("alias size over limit", "/user/alias", #"{"data_list":[{"cid":"@1","alias":"\#(text(41))"}]}"#),
    user(nil, "/user/alias", #"{"data_list":[{"cid":"@1","alias":"\#(text(40))"}]}"#),
    user("target user is invalid", "/user/alias", #"{"data_list":[{"cid":"x","alias":"a"}]}"#),
    user("data_list size over limit", "/user/alias", #"{"data_list":[\#(objects(1001))]}"#),
    user(
      "custom_tag size over limit", "/user/custom_tag/cid/@1", #"{"custom_tag":[\#(list(101))]}"#),
    user(nil, "/user/custom_tag/cid/@1", #"{"custom_tag":["\#(text(32))"]}"#),
    user(
      "custom_tag size over limit", "/user/custom_tag/cid/@1",
      #"{"custom_tag":[\#((10...30).map { "\"\(text(28))\($0)\"" }.joined(separator: ","))]}"#),
    user("cid size over limit", "/user/black/cid/\(path(201))", ""),
    user("contains duplicate cid", "/user/black/cid/@1,@1", ""),
    user("cid can not be empty", "/user/black/cid/@1,", ""),
    user("target user is invalid", "/user/black/cid/x", ""),
    user("cid size over limit", "/user/status/\(path(1001))", "", method: "GET"),
    user("cid size over limit", "/user/deviceStatus/\(path(101))", "", method: "GET"),
    user("badge is invalid", "/user/badge/cid/@1", #"{"badge":"five"}"#),
    user("badge type error", "/user/badge/cid/@1", #"{"badge":5}"#),
    user("target user is invalid", "/user/badge/cid/x", #"{"badge":"5"}"#),
    user("tag cannot be null", "/user/count", "{}"),
    user("target user is invalid", "/user/alias/cid/x", "", method: "GET"),
    user("taskid size over limit", "/report/push/task/\(path(201))", "", method: "GET"),
    user("actionIdList is invalid", "/report/push/task/x?actionIdList=a", "", method: "GET"),
    user("date is invalid", "/report/push/date/2026-03-02", "", method: "GET"),
    user("date is invalid", "/report/user/date/yesterday", "", method: "GET"),
    user("group_name is invalid", "/report/push/task_group/none", "", method: "GET"),
    user("appkey cannot be null", "/auth", "{}"),
    user("sign cannot be null", "/auth", #"{"appkey":"k","timestamp":"1772424000000"}"#),
    user("timestamp cannot be null", "/auth", #"{"appkey":"k","sign":"-"}"#),
    user("timestamp is invalid", "/auth", #"{"appkey":"k","sign":"-","timestamp":"1772424000"}"#),
    user("timestamp type error", "/auth", #"{"appkey":"k","sign":"-","timestamp":true}"#),
    user("sign is invalid", "/auth", #"{"appkey":"k","sign":"-","timestamp":"1772423399999"}"#),
    user(nil, "/auth", #"{"appkey":"k","sign":"-","timestamp":1772423410000}"#),
  ]

  private static func list(_ count: Int) -> String { (0..<count).map { "\"c\($0)\"" }.joined(separator: ",") }
  private static func path(_ count: Int) -> String { (0..<count).map { "c\($0)" }.joined(separator: ",") }
  private static func objects(_ count: Int) -> String {
    Array(repeating: #"{"cid":"@1","alias":"a"}"#, count: count).joined(separator: ",")
  }

  /// What the vendor's texts of 20001 say about a parameter; the names in them differ. The one about rights has a
  /// test of its own.
  private static let texts = [
    " is invalid", " can not be empty", " cannot be null", " type error", " size over limit",
    "target user is invalid", "contains duplicate ", " cannot be repeat.",
    "please choose one of notification and transmission and revoke", "choose one of ",
    " cannot be null at sametime", " cannot setting at same time", " must be JsonString",
  ]

  @Test(arguments: texts) func noTextIsUnreachable(_ text: String) {
    let rows = Self.requestIDs + Self.frames + Self.messages + Self.channels + Self.audiences + Self.users
    let said = rows.compactMap(\.message)
    #expect(said.contains { $0.hasPrefix(text) || $0.hasSuffix(text) })
  }

  @Test(arguments: requestIDs + frames + messages)
  func pushBodies(_ row: Row) throws { try check(row) }

  @Test(arguments: channels + audiences)
  func channelsAndAudiences(_ row: Row) throws { try check(row) }

  @Test(arguments: users)
  func usersReportsAndAuth(_ row: Row) throws { try check(row) }

  @Test("getui.rest.20001: cid_by_tag and strategy need a right") func rights() throws {
    var desk = Desk.online()
    desk.change(.right(.cidByTag, false))
    desk.change(.right(.strategy, false))
    let byTag =
      #"{"request_id":"request-1001",\#(Self.t),"audience":{"cid_by_tag":[{"cid":"@1","tag":["a"],"op_type":0}]}}"#
    #expect(
      try message(desk.request("POST", "/push/single/cid_by_tag", byTag))
        == "permission required by cid_by_tag")
    let strategy = Self.settings(nil, #""strategy":{"ios":2}"#)
    #expect(
      try message(desk.request("POST", strategy.path, strategy.body)) == "permission required by strategy")
  }

  @Test func anotherAppThanTheServices() throws {
    var desk = Desk.online()
    desk.change(.app(id: "right", key: "key"))
    let body = #"{"appkey":"key","sign":"-","timestamp":"1772424000000"}"#
    #expect(try message(desk.request("POST", "/auth", body, as: .rightSign)) == "appId is invalid")
    desk.change(.app(id: "app", key: "other"))
    #expect(try message(desk.request("POST", "/auth", body, as: .rightSign)) == "sign is invalid")
  }

  @Test func theEleventhCidOfAnAlias() throws {
    var desk = Desk.online(11)
    let entries = (1...11).map { #"{"cid":"@\#($0)","alias":"team"}"# }.joined(separator: ",")
    #expect(
      try message(desk.request("POST", "/user/alias", #"{"data_list":[\#(entries)]}"#))
        == "alias size over limit")
    #expect(desk.service.clients(ofAlias: "team") == [], "nothing of a refused request is done")
  }

  private func check(_ row: Row) throws {
    var desk = Desk.online()
    let reply = desk.request(row.method, row.path, row.body)
    #expect(reply.code == (row.message == nil ? .ok : .parameter))
    if let expected = row.message { #expect(try message(reply) == expected) }
  }

  private func message(_ reply: GetuiReply) throws -> String {
    try #require(JSONDocument(reply.body).root["msg"]?.string)
  }
}
