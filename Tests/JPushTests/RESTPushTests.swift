import Payload
import Phone
import Testing

@testable import JPush

/// The push API: what is taken, and what is refused with which code, in the service's order.
@Suite struct RESTPushTests {
  @Test func aPushIsAnsweredWithTwoTexts() throws {
    var desk = RESTDesk()
    let reply = desk.push(#""notification":{"alert":"hi"},"options":{"sendno":18}"#)
    #expect(reply.status == 200)
    let json = try #require(reply.json)
    #expect(json.count == 2)
    #expect(json["sendno"]?.string == "18")
    #expect(json["msg_id"]?.string?.utf8.count == 17)
    #expect(desk.work.count == 3)
  }

  @Test func withoutSendnoItIsZero() {
    var desk = RESTDesk()
    #expect(desk.push().json?["sendno"]?.string == "0")
  }

  @Test(arguments: [
    // Required parameters.
    ("", 1002), ("[]", 1002), ("{", 1002), (#"{"audience":"all","notification":{"alert":"a"}}"#, 1002),
    (#"{"platform":"all","notification":{"alert":"a"}}"#, 1002),
    (#"{"platform":"all","audience":"all"}"#, 1002),
    (#"{"platform":"all","audience":"all","message":{}}"#, 1002),
    (#"{"platform":"all","audience":"all","message":{"title":"t"}}"#, 1002),
    (#"{"platform":"all","audience":"all","notification":{"hmos":{}}}"#, 1002),
    (#"{"platform":"all","audience":{},"notification":{"alert":"a"}}"#, 1002),
    (#"{"platform":"all","audience":{"tag":[]},"notification":{"alert":"a"}}"#, 1002),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"},"sms_message":{}}"#, 1002),
    // Values.
    (#"{"platform":"all_platform","audience":"all","notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"ios","audience":"all","notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":[],"audience":"all","notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":["symbian"],"audience":"all","notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"all","audience":"all_audience","notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"all","audience":{"tag":"vip"},"notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"all","audience":{"tags":["vip"]},"notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"all","audience":{"tag":[""]},"notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"all","audience":{"tag":["a b"]},"notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"all","audience":{"tag":[1]},"notification":{"alert":"a"}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":"hi"}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"ios":"hi"}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"android":"hi"}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"android":{}}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"android":{"alert":"a","builder_id":"x"}}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"ios":{}}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"ios":{"badge":1}}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"ios":{"alert":"a","badge":"auto"}}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"ios":{"alert":"a","sound":5}}}"#, 1003),
    (
      #"{"platform":"all","audience":"all","notification":{"ios":{"alert":"a","content-available":"yes"}}}"#,
      1003
    ),
    (#"{"platform":"all","audience":"all","notification":{"ios":{"alert":"a","extras":"x"}}}"#, 1003),
    (
      #"{"platform":"all","audience":"all","notification":{"ios":{"alert":"a","interruption-level":"loud"}}}"#,
      1003
    ),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"time_to_live":-1}}"#, 1003
    ),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"time_to_live":864001}}"#,
      1003
    ),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"apns_production":"no"}}"#,
      1003
    ),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"big_push_duration":1401}}"#,
      1003
    ),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"override_msg_id":"x"}}"#,
      1003
    ),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"sms_message":{"temp_id":1,"delay_time":86401}}"#,
      1003
    ),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"sendno":0}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"sendno":"1"}}"#, 1003),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"override_msg_id":12345}}"#,
      1003
    ),
    (
      #"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"apns_collapse_id":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}}"#,
      1003
    ),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":[]}"#, 1003),
    (#"{"platform":"all","audience":"all","message":{"msg_content":5}}"#, 1003),
    (#"{"platform":"all","audience":"all","message":{"msg_content":"m","extras":[]}}"#, 1003),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"},"cid":"never-given"}"#, 1003),
    // Keys.
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"},"extra":1}"#, 1009),
    (
      #"{"platform":"all","audience":"all","notification":{"ios":{"alert":"a","content_available":true}}}"#,
      1009
    ),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a","symbian":{}}}"#, 1009),
    (#"{"platform":"all","audience":"all","message":{"msg_content":"a","x":1}}"#, 1009),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"},"options":{"ttl":1}}"#, 1009),
    // Nobody.
    (#"{"platform":"all","audience":{"tag":["nobody"]},"notification":{"alert":"a"}}"#, 1011),
    (#"{"platform":"all","audience":{"tag_and":["vip","none"]},"notification":{"alert":"a"}}"#, 1011),
    (#"{"platform":["android"],"audience":"all","notification":{"alert":"a"}}"#, 1011),
    (#"{"platform":"all","audience":{"segment":["s"]},"notification":{"alert":"a"}}"#, 1011),
  ])
  func refuses(_ body: String, _ code: Int) {
    var desk = RESTDesk()
    for target in ["/push", "/push/validate"] where !(target.hasSuffix("validate") && body.contains("cid")) {
      let reply = desk.send("POST", target, body)
      #expect(reply.code.rawValue == code, "\(target) \(body)")
      #expect(reply.json?["error"]?["code"]?.integer == code)
      #expect(reply.json?["error"]?["message"]?.string?.isEmpty == false)
      #expect((reply.json?["msg_id"] != nil) == (code == 1011))
    }
  }

  @Test(arguments: [
    (2000, 200), (2001, 400),
  ])
  func theIOSObjectHas2000Bytes(_ bytes: Int, _ status: Int) {
    var desk = RESTDesk()
    let frame = #"{"alert":""}"#.utf8.count
    let alert = String(repeating: "a", count: bytes - frame)
    let reply = desk.push(#""notification":{"ios":{"alert":"\#(alert)"}}"#)
    #expect(reply.status == status)
    if status == 400 { #expect(reply.code == .tooLarge) }
  }

  @Test(arguments: [
    (4000, 200), (4001, 400),
  ])
  func theMessageHas4000Bytes(_ bytes: Int, _ status: Int) {
    var desk = RESTDesk()
    let frame = #"{"msg_content":""}"#.utf8.count
    let reply = desk.push(#""message":{"msg_content":"\#(String(repeating: "a", count: bytes - frame))"}"#)
    #expect(reply.status == status)
  }

  @Test func textsThatClientsHavePublished() {
    var desk = RESTDesk()
    func message(_ reply: JPushReply) -> String? { reply.json?["error"]?["message"]?.string }
    #expect(
      message(desk.push(audience: #"{"tag":"vip"}"#)) == "Audience value must be JSON Array format!")
    #expect(
      message(desk.push(audience: #"{"registration_id":["abc"]}"#)) == "The registration_id abc is invalid!")
    #expect(
      message(desk.push(#""notification":{"alert":"a"},"options":{"time_to_live":-5}"#))
        == "'time_to_live' value is invalid.")
    #expect(message(desk.send("POST", "/push", "{}", as: .wrong)) == "Authen failed")
    #expect(
      desk.push(audience: #"{"tag":["nobody"]}"#).text.hasSuffix(
        #""error":{"code":1011,"message":"cannot find user by this audience or has been inactive for more than 255 days"}}"#
      ))
  }

  @Test(arguments: [
    (JPushCredential.none, "/push", 1004), (.wrong, "/push", 1004), (.none, "/devices/x", 7001),
    (.wrong, "/devices/x", 7004), (.wrong, "/received?msg_ids=1", 3001), (.none, "/schedules", 8101),
    (.right(key: "other-app"), "/push", 1008),
    (.right(key: "abcdefabcdefabcdefabcdef"), "/push", 1004), (.right(key: "b"), "/devices/x", 7008),
    (.right(key: "group-abc"), "/push", 1004), (.right(key: "app"), "/grouppush", 1004),
  ])
  func whoMayComeIn(_ credential: JPushCredential, _ path: String, _ code: Int) {
    var desk = RESTDesk()
    desk.service.change(.app(key: "app"))
    let method = path.contains("push") ? "POST" : "GET"
    #expect(desk.send(method, path, "{}", as: credential).code.rawValue == code)
  }

  @Test(arguments: [
    ("GET", "/push", 1001), ("GET", "/nothing", 404), ("PUT", "/devices/x", 1001), ("GET", "", 404),
  ])
  func whatIsNotThere(_ method: String, _ path: String, _ code: Int) {
    var desk = RESTDesk()
    #expect(desk.send(method, path).code.rawValue == code)
  }

  @Test(arguments: RequestFamily.allCases)
  func aFailingServiceSaysSoInItsOwnCode(_ family: RequestFamily) {
    var desk = RESTDesk()
    desk.service.change(.failing(true))
    let reply: JPushReply
    switch family {
    case .push: reply = desk.push()
    case .device: reply = desk.send("GET", "/tags")
    case .report: reply = desk.send("GET", "/received?msg_ids=1")
    case .schedule: reply = desk.send("GET", "/schedules")
    }
    #expect(reply.status == 500)
    #expect([1000, 7000, 10, 8200].contains(reply.code.rawValue))
  }

  @Test func blockedAppsAndCallsForPayingAccounts() {
    var desk = RESTDesk()
    desk.service.change(.vip(false))
    #expect(desk.send("POST", "/push/batch/regid/single", "{}").code == .notVIP)
    #expect(desk.send("GET", "/users").code == .blacklisted)
    #expect(desk.send("POST", "/devices/status", "{}").code == .noRight)
    desk.service.change(.blacklist(true))
    #expect(desk.push().code == .blacklisted)
    #expect(desk.push().status == 403)
  }

  @Test func theRateHeadersCountDownAndBeginAnew() {
    var desk = RESTDesk()
    desk.service.change(.limit(.push, 2))
    #expect(desk.push().rate == RateState(limit: 2, remaining: 1, reset: 60))
    desk.now = desk.now.after(milliseconds: 10_000)
    #expect(desk.push().rate == RateState(limit: 2, remaining: 0, reset: 50))
    let third = desk.push()
    #expect(third.code == .tooOften)
    #expect(third.status == 429)
    #expect(desk.send("GET", "/tags").code == .ok)
    desk.now = desk.now.after(milliseconds: 50_000)
    #expect(desk.push().rate == RateState(limit: 2, remaining: 1, reset: 60))
  }

  @Test func bothNamesOfTheLimitAreSent() {
    var desk = RESTDesk()
    let fields = desk.push().encoded().fields
    #expect(fields.first { $0.name == "x-rate-limit-limit" }?.value == "600")
    #expect(fields.first { $0.name == "x-rate-limit-quota" }?.value == "600")
    #expect(fields.first { $0.name == "x-rate-limit-remaining" }?.value == "599")
    #expect(fields.first { $0.name == "x-rate-limit-reset" }?.value == "60")
    #expect(fields.first { $0.name == "content-type" }?.value == "application/json")
  }

  @Test func aCidPushesOnce() throws {
    var desk = RESTDesk()
    let list = try #require(desk.send("GET", "/push/cid?count=2").json?["cidlist"])
    let cid = try #require(list.items.first { _ in true }?.string)
    let lost = desk.push(audience: #"{"tag":["nobody"]}"#, #""notification":{"alert":"a"},"cid":"\#(cid)""#)
    #expect(lost.code == .nobody)
    let first = desk.push(#""notification":{"alert":"a"},"cid":"\#(cid)""#)
    #expect(first.code == .ok)
    #expect(desk.work.count == 3)
    let second = desk.push(#""notification":{"alert":"a"},"cid":"\#(cid)""#)
    #expect(second.body == first.body)
    #expect(desk.work.isEmpty)
    desk.now = desk.now.after(milliseconds: 86_400_000)
    #expect(desk.push(#""notification":{"alert":"a"},"cid":"\#(cid)""#).code == .invalid)
  }

  @Test(arguments: ["count=0", "count=1001", "count=x", "type=mail"])
  func cidsThatAreNotGivenOut(_ query: String) {
    var desk = RESTDesk()
    #expect(desk.send("GET", "/push/cid?\(query)").code == .invalid)
  }

  @Test func aBatchAnswersForEach() throws {
    var desk = RESTDesk()
    let cids = try #require(desk.send("GET", "/push/cid?count=2").json?["cidlist"]).items.compactMap(\.string)
    let good = #"{"platform":"all","target":"\#(desk.ids[1].text)","notification":{"alert":"a"}}"#
    let bad = #"{"platform":"all","target":"nobody","notification":{"alert":"a"}}"#
    let body = #"{"pushlist":{"\#(cids[0])":\#(good),"\#(cids[1])":\#(bad)}}"#
    let reply = desk.send("POST", "/push/batch/regid/single", body)
    #expect(reply.json?[cids[0]]?["msg_id"]?.integer != nil)
    #expect(reply.json?[cids[0]]?["error"] == nil)
    #expect(reply.json?[cids[1]]?["error"]?["code"]?.integer == 1003)
    #expect(desk.work.map(\.phone) == [PhoneNumber(2)])
    #expect(desk.send("POST", "/push/batch/alias/single", "{}").code == .missing)
  }

  @Test(arguments: [(0, .ok), (86_399, .ok), (86_400, .invalid)] as [(Int64, JPushCode)])
  func anotherPushTakesItsPlaceForADay(_ seconds: Int64, _ code: JPushCode) throws {
    var desk = RESTDesk()
    let id = try #require(desk.push().json?["msg_id"]?.string)
    desk.now = desk.now.after(milliseconds: seconds * 1000)
    let options = #""notification":{"alert":"b"},"options":{"override_msg_id":\#(id)}"#
    #expect(desk.push(options).code == code)
    let group = desk.send("POST", "/grouppush", #"{"platform":"all","audience":"all",\#(options)}"#)
    #expect(group.code == .invalid, "a push to a group replaces none")
  }

  @Test(arguments: [
    #""sms_message":{"temp_id":1,"delay_time":86400,"active_filter":false}"#,
    #""notification_3rd":{},"inapp_message":{},"live_activity":{},"callback":{},"target":"x""#,
    #""options":{"sendno":-1,"time_to_live":0,"apns_collapse_id":"a","big_push_duration":1400}"#,
    #""options":{"third_party_channel":{},"classification":1,"test_message":true,"receipt_id":"r"}"#,
  ])
  func whatIsTakenBesides(_ rest: String) {
    var desk = RESTDesk()
    #expect(desk.push(#""notification":{"alert":"a"},\#(rest)"#).code == .ok)
  }

  @Test func aGroupIsAnsweredByApp() {
    var desk = RESTDesk()
    let reply = desk.send(
      "POST", "/grouppush", #"{"platform":"all","audience":"all","notification":{"alert":"a"}}"#,
      as: .right(key: "group-1"))
    #expect(reply.json?["belfry"]?["msg_id"]?.string != nil)
    #expect(reply.json?["group_msgid"]?.string != nil)
  }

  @Test(arguments: ["/push/", "//push", "/push//validate"])
  func slashesCountForNothing(_ path: String) {
    var desk = RESTDesk()
    let reply = desk.send(
      "POST", path, #"{"platform":"all","audience":"all","notification":{"alert":"a"}}"#)
    #expect(reply.code == .ok)
  }

  @Test func whatWasKeptIsTakenBack() throws {
    var desk = RESTDesk()
    desk.push(#""message":{"msg_content":"later"}"#)
    var log = JPushTranscript()
    for piece in desk.work {
      _ = desk.service.route(
        piece, push: PushNumber(1), environment: .production, hasToken: true, at: desk.now, into: &log)
    }
    #expect(desk.service[desk.ids[0]]?.held.count == 1)
    let id = try #require(desk.work.first?.message)
    #expect(desk.send("DELETE", "/push/\(id)").body.isEmpty)
    #expect(desk.service[desk.ids[0]]?.held.isEmpty == true)
    #expect(desk.send("DELETE", "/push/123").code == .invalid)
  }
}
