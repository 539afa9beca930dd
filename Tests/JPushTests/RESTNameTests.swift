import Payload
import Phone
import Testing

@testable import JPush

/// Devices, tags and aliases by REST: request and reply.
@Suite struct RESTNameTests {
  /// `$1` stands for the first device's registration ID.
  private static func filled(_ text: String, _ desk: RESTDesk) -> String {
    desk.ids.enumerated().reduce(text) { $0.replacing("$\($1.offset + 1)", with: $1.element.text) }
  }

  @Test(arguments: [
    ("GET", "/devices/$1", "", #"{"tags":["vip"],"alias":"user_1","mobile":null}"#),
    ("GET", "/devices/$3", "", #"{"tags":[],"alias":null,"mobile":null}"#),
    (
      "POST", "/devices/$1", #"{"tags":{"add":["a"],"remove":["vip"]},"alias":"x","mobile":"13900000000"}"#,
      ""
    ),
    ("POST", "/devices/$1", #"{"tags":"","alias":"","mobile":""}"#, ""),
    ("GET", "/tags", "", #"{"tags":["cn","vip"]}"#), ("GET", "/tags/", "", #"{"tags":["cn","vip"]}"#),
    ("GET", "/tags/vip/registration_ids/$1", "", #"{"result":true}"#),
    ("GET", "/tags/cn/registration_ids/$1", "", #"{"result":false}"#),
    ("POST", "/tags/new", #"{"registration_ids":{"add":["$3"],"remove":[]}}"#, ""),
    ("DELETE", "/tags/vip?platform=ios,android", "", ""), ("DELETE", "/tags/none", "", ""),
    ("GET", "/aliases/user_1", "", #"{"registration_ids":["$1"]}"#),
    ("GET", "/aliases/user_1?platform=android", "", #"{"registration_ids":[]}"#),
    ("GET", "/aliases/nobody", "", #"{"registration_ids":[]}"#),
    ("POST", "/aliases/user_1", #"{"registration_ids":{"remove":["$1"]}}"#, ""),
    ("DELETE", "/aliases/user_1", "", ""), ("GET", "/device/tags", "", #"{"tags":["cn","vip"]}"#),
    ("GET", "/device/$3", "", #"{"tags":[],"alias":null,"mobile":null}"#),
    (
      "POST", "/devices/status", #"{"registration_ids":["$1","none"]}"#, #"{"$1":{"online":false},"none":{}}"#
    ),
  ])
  func answers(_ method: String, _ path: String, _ body: String, _ expected: String) {
    var desk = RESTDesk()
    let reply = desk.send(method, Self.filled(path, desk), Self.filled(body, desk))
    #expect(reply.status == 200)
    #expect(reply.text == Self.filled(expected, desk))
  }

  @Test(arguments: [
    ("GET", "/devices/none", "", 7002), ("POST", "/devices/$1", "", 7002),
    ("POST", "/devices/$1", #"{"tags":"x"}"#, 7002),
    ("POST", "/devices/$1", #"{"tags":{"add":["a b"]}}"#, 7002),
    ("POST", "/devices/$1", #"{"alias":"a-b"}"#, 7002), ("POST", "/devices/$1", #"{"alias":5}"#, 7002),
    ("POST", "/devices/$1", #"{"mobile":"abc"}"#, 7002), ("DELETE", "/tags/vip?platform=symbian", "", 7002),
    ("POST", "/tags/new", #"{"registration_ids":{"add":["none"]}}"#, 7002), ("POST", "/tags/new", "{}", 7002),
    ("POST", "/aliases/user_1", "{}", 7002), ("POST", "/devices/status", #"{"registration_ids":[]}"#, 7002),
  ])
  func refuses(_ method: String, _ path: String, _ body: String, _ code: Int) {
    var desk = RESTDesk()
    let reply = desk.send(method, Self.filled(path, desk), Self.filled(body, desk))
    #expect(reply.code.rawValue == code)
  }

  @Test func aRefusedChangeChangesNothing() {
    var desk = RESTDesk()
    desk.send("POST", "/devices/\(desk.ids[0].text)", #"{"tags":{"add":["new"]},"alias":"not-legal"}"#)
    #expect(desk.service[desk.ids[0]]?.tags.sorted == ["vip"])
  }

  @Test func thousandTagsAndTenDevices() {
    var desk = RESTDesk(Array(repeating: ([], nil), count: 12))
    for (index, id) in desk.ids.prefix(11).enumerated() {
      let reply = desk.send("POST", "/devices/\(id.text)", #"{"alias":"shared"}"#)
      #expect(reply.code == (index < 10 ? .ok : .aliasOnTooMany))
    }
    for block in 0..<10 {
      let tags = (0..<100).map { "\"t\(block)x\($0)\"" }.joined(separator: ",")
      #expect(desk.send("POST", "/devices/\(desk.ids[0].text)", #"{"tags":{"add":[\#(tags)]}}"#).code == .ok)
    }
    #expect(
      desk.send("POST", "/devices/\(desk.ids[0].text)", #"{"tags":{"add":["more"]}}"#).code
        == .deviceSomeInvalid)
    #expect(
      desk.send("POST", "/tags/more", #"{"registration_ids":{"add":["\#(desk.ids[0].text)"]}}"#).code
        == .deviceSomeInvalid)
  }

  /// github.com/jpush/jpush-phonegap-plugin/issues/215: the same value must stick after the backend took it away.
  @Test func anAliasThatTheBackendDeletedCanBeSetAgain() {
    var desk = RESTDesk()
    desk.send("DELETE", "/aliases/user_1")
    #expect(desk.service.answer(.setAlias("user_1"), seq: 1, from: desk.ids[0]).code == .ok)
    #expect(desk.service.answer(.getAlias, seq: 2, from: desk.ids[0]).alias == "user_1")
  }

  @Test func reportsCountWhatHappened() throws {
    var desk = RESTDesk()
    desk.push(#""notification":{"alert":"a"},"message":{"msg_content":"m"}"#)
    let id = try #require(desk.work.first?.message)
    var log = JPushTranscript()
    desk.service.setOnline(true, desk.ids[0], at: desk.now)
    for piece in desk.work {
      let route = desk.service.route(
        piece, push: PushNumber(1), environment: .production, hasToken: true, at: desk.now, into: &log)
      if route.apns != nil { desk.service.apnsAccepted(piece, at: desk.now) }
    }
    desk.service.countTap(of: id)
    #expect(
      desk.send("GET", "/received?msg_ids=\(id),%2042").text
        == #"[{"msg_id":"\#(id)","android_received":null,"ios_apns_sent":3,"ios_apns_received":0,"ios_msg_received":1,"wp_mpns_sent":null},{"msg_id":"42","android_received":null,"ios_apns_sent":null,"ios_apns_received":null,"ios_msg_received":null,"wp_mpns_sent":null}]"#
    )
    let report = try #require(desk.send("GET", "/messages?msg_ids=\(id)").json)
    #expect(report.items.first { _ in true }?["ios"]?["click"]?.integer == 1)
    #expect(report.items.first { _ in true }?["ios"]?["target"]?.integer == 3)
    #expect(desk.send("GET", "/messages/detail?msg_ids=\(id)").json?.count == 1)
    #expect(desk.send("GET", "/received/detail?msg_ids=\(id)").text.contains(#""jpush_received":1"#))
    let states = desk.send(
      "POST", "/status/message", #"{"msg_id":\#(id),"registration_ids":["\#(desk.ids[0].text)","none"]}"#)
    #expect(states.json?[desk.ids[0].text]?["status"]?.integer == 0)
    #expect(states.json?["none"]?["status"]?.integer == 2)
  }

  @Test(arguments: [
    ("/received", 1003), ("/received?msg_ids=abc", 1003), ("/users", 1002),
    ("/users?time_unit=DAY&start=2026-03&duration=1", 3004),
    ("/users?time_unit=DAY&start=2025-01-01&duration=1", 3005),
    ("/users?time_unit=HOUR&start=2026-03-01%2010&duration=1", 3005),
    ("/users?time_unit=DAY&start=2026-03-02&duration=1", 0),
    ("/users?time_unit=MONTH&start=2026-03&duration=1", 0),
    ("/users?time_unit=hour&start=2026-03-02%2010&duration=1", 0),
  ])
  func reportsAreAskedForRightly(_ path: String, _ code: Int) {
    var desk = RESTDesk()
    #expect(desk.send("GET", path).code.rawValue == code, "\(path)")
  }

  @Test(arguments: [(29, true), (30, false)] as [(Int64, Bool)])
  func aMonthAfterTheLastArrivalNothingIsReported(_ days: Int64, _ isKnown: Bool) throws {
    var desk = RESTDesk()
    desk.push()
    let piece = try #require(desk.work.first)
    desk.now = desk.now.after(milliseconds: 5 * 86_400_000)
    desk.service.apnsAccepted(piece, at: desk.now)
    desk.now = desk.now.after(milliseconds: days * 86_400_000)
    let sent = desk.send("GET", "/received?msg_ids=\(piece.message)").json?.items.first { _ in true }
    #expect(sent?["ios_apns_sent"]?.integer == (isKnown ? 1 : nil))
    let states = desk.send(
      "POST", "/status/message",
      #"{"msg_id":"\#(piece.message)","registration_ids":["\#(desk.ids[0].text)"]}"#)
    #expect(states.json?[desk.ids[0].text]?["status"]?.integer == (isKnown ? 0 : 4))
  }

  @Test(arguments: [
    (
      "HOUR", "2026-03-02%2012", 2,
      #"[{"time":"2026-03-02 12","ios":{"new":3,"online":0,"active":0}},{"time":"2026-03-02 13"}]"#
    ),
    (
      "DAY", "2026-03-01", 2,
      #"[{"time":"2026-03-01"},{"time":"2026-03-02","ios":{"new":3,"online":0,"active":0}}]"#
    ),
    (
      "MONTH", "2026-02", 2,
      #"[{"time":"2026-02"},{"time":"2026-03","ios":{"new":3,"online":0,"active":0}}]"#
    ),
  ])
  func theDiaryGoesByHourDayAndMonth(_ unit: String, _ start: String, _ duration: Int, _ items: String) {
    var desk = RESTDesk()
    let reply = desk.send("GET", "/users?time_unit=\(unit)&start=\(start)&duration=\(duration)")
    #expect(reply.json?["items"]?.text == items)
  }

  @Test func theDiaryAddsUpAMonthsDaysAndTellsTheHoursApart() {
    var desk = RESTDesk()
    for hour in [1, 1, 30] {
      desk.now = desk.now.after(milliseconds: Int64(hour) * 3_600_000)
      desk.service.setOnline(true, desk.ids[0], at: desk.now)
    }
    func active(_ query: String) -> [Int?] {
      let items = desk.send("GET", "/users?\(query)").json?["items"]?.items.map {
        $0["ios"]?["active"]?.integer
      }
      return items ?? []
    }
    #expect(active("time_unit=MONTH&start=2026-03&duration=1") == [3])
    #expect(active("time_unit=DAY&start=2026-03-02&duration=2") == [2, 1])
    #expect(active("time_unit=HOUR&start=2026-03-03%2020&duration=2") == [1, nil])
  }

  @Test(arguments: [
    (100, 9, JPushCode.ok), (101, 4, .deviceInvalid), (25, 40, .ok), (26, 40, .deviceInvalid),
  ])
  func oneChangeHasAHundredTagsAndAThousandBytes(_ count: Int, _ bytes: Int, _ code: JPushCode) {
    var desk = RESTDesk()
    let tags = TagSetCheckTests.tags(count, bytes: bytes).map { "\"\($0)\"" }.joined(separator: ",")
    for part in ["add", "remove"] {
      let reply = desk.send("POST", "/devices/\(desk.ids[2].text)", #"{"tags":{"\#(part)":[\#(tags)]}}"#)
      #expect(reply.code == code)
    }
  }

  @Test func aHundredTagsAreListed() {
    var desk = RESTDesk([(TagSetCheckTests.tags(101, bytes: 4), nil)])
    #expect(desk.send("GET", "/tags").json?["tags"]?.count == 100)
  }

  @Test(arguments: [("received", 100), ("messages", 100)])
  func reportsTakeAHundredIDs(_ path: String, _ most: Int) {
    var desk = RESTDesk()
    for (count, code) in [(most, JPushCode.ok), (most + 1, .invalid)] {
      let ids = (1...count).map { String($0) }.joined(separator: ",")
      #expect(desk.send("GET", "/\(path)?msg_ids=\(ids)").code == code)
    }
  }

  @Test(arguments: ["/devices/status", "/status/message", "/tags/new"])
  func aThousandRegistrationIDsInOneCall(_ path: String) {
    var desk = RESTDesk()
    for (count, isRefused) in [(1000, false), (1001, true)] {
      let id = #""\#(desk.ids[0].text)""#
      let list = "[" + Array(repeating: id, count: count).joined(separator: ",") + "]"
      let body =
        path == "/tags/new"
        ? #"{"registration_ids":{"add":\#(list)}}"# : #"{"msg_id":1,"registration_ids":\#(list)}"#
      #expect((desk.send("POST", path, body).code != .ok) == isRefused)
    }
  }

  @Test func theDiaryKnowsTheDay() {
    var desk = RESTDesk()
    let reply = desk.send("GET", "/users?time_unit=DAY&start=2026-03-02&duration=1")
    #expect(
      reply.text
        == #"{"time_unit":"DAY","start":"2026-03-02","duration":1,"items":[{"time":"2026-03-02","ios":{"new":3,"online":0,"active":0}}]}"#
    )
  }

  @Test(arguments: 0..<2)
  func whoIsOnlineAndWhoWas(_ state: Int) {
    var desk = RESTDesk()
    desk.service.setOnline(state == 0, desk.ids[0], at: desk.now)
    desk.now = desk.now.after(milliseconds: 3_600_000)
    let reply = desk.send("POST", "/devices/status", #"{"registration_ids":["\#(desk.ids[0].text)"]}"#)
    let expected =
      state == 0 ? #"{"online":true}"# : #"{"online":false,"last_online_time":"2026-03-02 12:00:00"}"#
    #expect(reply.json?[desk.ids[0].text]?.text == expected)
  }
}
