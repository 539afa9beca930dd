import Payload
import Phone
import Testing

@testable import JPush

/// Pushes at a time or in a rhythm. The desk's clock stands at 2026-03-02 12:00:00 in Beijing, a Monday.
@Suite struct ScheduleTests {
  private static let push = #"{"platform":"all","audience":"all","notification":{"alert":"a"}}"#

  private static func body(_ trigger: String, name: String = "daily_1", push: String = push) -> String {
    #"{"name":"\#(name)","enabled":true,"trigger":\#(trigger),"push":\#(push)}"#
  }

  private static func period(
    _ unit: String, _ point: String?, every frequency: Int = 1, start: String = "2026-03-01 00:00:00",
    end: String = "2026-05-31 23:59:59"
  ) -> String {
    let days = point.map { #","point":\#($0)"# } ?? ""
    return
      #"{"periodical":{"start":"\#(start)","end":"\#(end)","time":"14:00:00","time_unit":"\#(unit)","frequency":\#(frequency)\#(days)}}"#
  }

  @Test func onceAtItsTime() throws {
    var desk = RESTDesk()
    let reply = desk.send("POST", "/schedules", Self.body(#"{"single":{"time":"2026-03-02 13:00:00"}}"#))
    let id = try #require(reply.json?["schedule_id"]?.string)
    #expect(reply.json?["name"]?.string == "daily_1")
    desk.pass(seconds: 3599)
    #expect(desk.work.isEmpty)
    desk.pass(seconds: 1)
    #expect(desk.work.count == 3)
    #expect(desk.send("GET", "/schedules").json?["total_count"]?.integer == 0)
    let sent = try #require(desk.send("GET", "/schedules/\(id)/msg_ids").json)
    #expect(sent["count"]?.integer == 1)
    let entry = try #require(sent["msgids"]?.items.first { _ in true }?.string)
    #expect(entry.contains(#""needRetry":false"#))
    #expect(
      desk.send("PUT", "/schedules/\(id)", #"{"name":"late"}"#).code == .scheduleInvalid)
  }

  @Test(
    arguments: [
      ("day", nil, 1, [2, 3, 4, 5]), ("DAY", nil, 2, [3, 5, 7]),
      ("week", #"["MON","wed"]"#, 1, [2, 4, 9, 11]),
      ("week", #"["SUN"]"#, 2, [15, 29]), ("month", #"["05","31"]"#, 1, [5, 31]),
    ] as [(String, String?, Int, [Int])])
  func inARhythm(_ unit: String, _ point: String?, _ frequency: Int, _ days: [Int]) {
    var desk = RESTDesk([([], nil)])
    let reply = desk.send("POST", "/schedules", Self.body(Self.period(unit, point, every: frequency)))
    #expect(reply.code == .ok, "\(reply.text)")
    var fired: [Int] = []
    for _ in days {
      guard let due = desk.service.nextDue else { break }
      fired.append(CivilTime(due).day)
      #expect(CivilTime(due).clockText == "14:00:00")
      desk.pass(seconds: (due.microseconds - desk.now.microseconds) / 1_000_000)
    }
    #expect(fired == days)
    #expect(desk.work.count == days.count)
  }

  @Test func february30DoesNotFire() {
    var desk = RESTDesk([([], nil)])
    desk.send("POST", "/schedules", Self.body(Self.period("month", #"["31"]"#)))
    desk.pass(seconds: 86_400 * 91)
    let months = desk.steps.filter { $0.rule == "jpush.schedule.fires" }.map { CivilTime($0.at).month }
    #expect(months == [3, 5])
  }

  @Test(arguments: [
    "", "[]", #"{"name":"a"}"#, body(#"{"single":{"time":"2026-03-02 11:00:00"}}"#),
    body(#"{"single":{"time":"2026-3-2 13:00:00"}}"#), body(#"{"single":{"time":"2027-05-02 13:00:00"}}"#),
    body(#"{"single":{}}"#), body("{}"), body(#"{"single":{"time":"2026-03-02 13:00:00"},"periodical":{}}"#),
    body(#"{"single":{"time":"2026-03-02 13:00:00"}}"#, name: "a b"),
    body(#"{"single":{"time":"2026-03-02 13:00:00"}}"#, push: #"{"platform":"all"}"#),
    body(period("year", nil)), body(period("day", #"["01"]"#)), body(period("week", nil)),
    body(period("week", #"["01"]"#)), body(period("month", #"["1"]"#)), body(period("month", #"["32"]"#)),
    body(period("day", nil, every: 0)), body(period("day", nil, every: 101)),
    body(period("day", nil, start: "2026-06-01 00:00:00")),
    body(period("day", nil, end: "2027-06-01 00:00:00")),
    body(period("week", #"["FRI"]"#, start: "2026-03-02 00:00:00", end: "2026-03-04 00:00:00")),
    body(#"{"single":{"time":"2026-03-02 13:00:00"}}"#).replacing("true", with: "false"),
  ])
  func refuses(_ body: String) {
    var desk = RESTDesk()
    let reply = desk.send("POST", "/schedules", body)
    #expect(reply.code == .scheduleInvalid, "\(body)")
    #expect(reply.status == 400)
    #expect(desk.service.nextDue == nil)
  }

  @Test func aCidMakesOneSchedule() throws {
    var desk = RESTDesk()
    func cid(_ type: String) throws -> String {
      let list = try #require(desk.send("GET", "/push/cid?type=\(type)").json?["cidlist"])
      return try #require(list.items.first { _ in true }?.string)
    }
    let own = try cid("schedule")
    func body(_ cid: String) -> String {
      #"{"cid":"\#(cid)","# + Self.body(#"{"single":{"time":"2026-03-02 13:00:00"}}"#).dropFirst()
    }
    #expect(desk.send("POST", "/schedules", body(try cid("push"))).code == .scheduleInvalid)
    #expect(desk.send("POST", "/schedules", body("never-given")).code == .scheduleInvalid)
    let first = desk.send("POST", "/schedules", body(own))
    #expect(first.code == .ok)
    #expect(desk.send("POST", "/schedules", body(own)).body == first.body)
    #expect(desk.send("GET", "/schedules").json?["total_count"]?.integer == 1)
    #expect(desk.steps.contains { $0.rule == "jpush.rest.cid" })
  }

  @Test func aCidWithinThePushIsOfNoMeaning() {
    var desk = RESTDesk()
    let push = #"{"cid":"never-given","# + Self.push.dropFirst()
    let reply = desk.send(
      "POST", "/schedules", Self.body(#"{"single":{"time":"2026-03-02 13:00:00"}}"#, push: push))
    #expect(reply.code == .ok)
  }

  @Test(arguments: [(255, JPushCode.ok), (256, .scheduleInvalid)])
  func aNameHas255Bytes(_ bytes: Int, _ code: JPushCode) {
    var desk = RESTDesk()
    let name = String(repeating: "任", count: 85) + String(repeating: "a", count: bytes - 255)
    let reply = desk.send(
      "POST", "/schedules", Self.body(#"{"single":{"time":"2026-03-02 13:00:00"}}"#, name: name))
    #expect(reply.code == code)
  }

  @Test func readChangedAndDeleted() throws {
    var desk = RESTDesk()
    let trigger = #"{"single":{"time":"2026-03-03 13:00:00"}}"#
    let id = try #require(
      desk.send("POST", "/schedules/", Self.body(trigger)).json?["schedule_id"]?.string)
    let expected =
      #"{"schedule_id":"\#(id)","name":"daily_1","enabled":true,"trigger":\#(trigger),"push":\#(Self.push)}"#
    #expect(desk.send("GET", "/schedules/\(id)").text == expected)
    #expect(desk.send("PUT", "/schedules/\(id)", #"{"name":"new"}"#).json?["name"]?.string == "new")
    #expect(
      desk.send("PUT", "/schedules/\(id)", #"{"trigger":\#(Self.period("day", nil))}"#).code
        == .scheduleInvalid)
    #expect(desk.send("PUT", "/schedules/\(id)", #"{"enabled":false}"#).code == .ok)
    desk.pass(seconds: 100_000)
    #expect(desk.work.isEmpty)
    #expect(desk.send("DELETE", "/schedules/\(id)").body.isEmpty)
    for (method, path) in [("GET", ""), ("PUT", ""), ("DELETE", ""), ("GET", "/msg_ids")] {
      let reply = desk.send(method, "/schedules/\(id)\(path)", "{}")
      #expect(reply.code == .noSchedule)
      #expect(reply.status == 404)
    }
  }

  @Test func pagesOfFiftyAndAHundredLive() {
    var desk = RESTDesk()
    for number in 0..<100 {
      let reply = desk.send(
        "POST", "/schedules", Self.body(#"{"single":{"time":"2026-03-03 13:00:00"}}"#, name: "n\(number)"))
      #expect(reply.code == .ok)
    }
    desk.now = desk.now.after(milliseconds: 60_000)
    let body = Self.body(#"{"single":{"time":"2026-03-03 13:00:00"}}"#)
    #expect(desk.send("POST", "/schedules", body).code == .scheduleInvalid)
    let second = desk.send("GET", "/schedules?page=2").json
    #expect(second?["total_pages"]?.integer == 2)
    #expect(second?["schedules"]?.count == 50)
    let third = desk.send("GET", "/schedules?page=3").json
    #expect(third?["page"]?.integer == 3)
    #expect(third?["schedules"]?.count == 0)
  }
}
