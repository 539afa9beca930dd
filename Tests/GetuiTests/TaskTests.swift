import Payload
import Phone
import Testing

@testable import Getui

/// Tasks over time: repeated ids, schedules, speed, stopping, details, receipts.
@Suite struct TaskTests {
  static let all = RefusalTests.toAll

  private func data(_ reply: GetuiReply) throws -> JSONValue {
    try #require(JSONDocument(reply.body).root["data"])
  }

  private func task(_ reply: GetuiReply) throws -> String {
    try #require(data(reply)["taskid"]?.string)
  }

  @Test("getui.push.repeated: the first task again, and nothing is sent") func repeatedRequest() throws {
    var desk = Desk.online()
    let first = try task(desk.request("POST", "/push/all", Self.all))
    #expect(desk.messages.count == 1)
    #expect(try task(desk.request("POST", "/push/all", Self.all)) == first)
    #expect(desk.messages.count == 1)
    #expect(desk.rules.contains("getui.push.repeated"))
    desk.pass(seconds: 86_400)
    #expect(try task(desk.request("POST", "/push/all", Self.all)) != first, "after 24 hours it is a new push")
  }

  @Test("getui.push.repeated: only an accepted request uses up the id") func refusedKeepsTheID() {
    var desk = Desk.online()
    #expect(desk.request("POST", "/push/all", Self.all, as: .none).code == .tokenInvalid)
    #expect(desk.request("POST", "/push/all", Self.all).code == .ok)
    #expect(desk.messages.count == 1)
  }

  @Test("getui.push.repeated: to one client") func repeatedSingle() throws {
    var desk = Desk.online()
    let body = #"{"request_id":"request-1001","audience":{"cid":["@1"]},\#(RESTTests.push)}"#
    let first = desk.request("POST", "/push/single/cid", body)
    #expect(desk.request("POST", "/push/single/cid", body).body == first.body)
    let batch = #"{"msg_list":[\#(body)]}"#
    #expect(desk.request("POST", "/push/single/batch/cid", batch).body == first.body)
    #expect(desk.messages.count == 1)
  }

  @Test("a batch sends what can be sent") func batchWithABadOne() throws {
    var desk = Desk.online()
    func order(_ id: Int, _ cid: String) -> String {
      #"{"request_id":"request-100\#(id)","audience":{"cid":["\#(cid)"]},\#(RESTTests.push)}"#
    }
    let reply = desk.request(
      "POST", "/push/single/batch/cid", #"{"msg_list":[\#(order(1, "x")),\#(order(2, "@1"))]}"#)
    #expect(reply.code == .ok)
    #expect(try data(reply).count == 1)
    #expect(
      desk.request("POST", "/push/single/batch/cid", #"{"msg_list":[\#(order(3, "x"))]}"#).code == .parameter)
  }

  @Test("getui.task.schedule: sent at its time, to whoever is there then") func schedule() throws {
    var desk = Desk.online()
    let id = try task(desk.request("POST", "/push/all", RefusalTests.scheduled))
    let before = try data(desk.request("GET", "/task/schedule/\(id)"))
    #expect(before[id]?["send_result"]?.string == "do_not_send")
    #expect(before[id]?["push_time"]?.string == "1772427600000")
    #expect(before[id]?["transmission_content"]?.string == "t")
    desk.pass(seconds: 3590)
    #expect(desk.messages == [])
    desk.pass(seconds: 10)
    #expect(desk.messages.count == 1)
    let after = try data(desk.request("GET", "/task/schedule/\(id)"))
    #expect(after[id]?["send_result"]?.string == "send_success")
    #expect(after[id]?["status"]?.string == "success")
  }

  @Test("getui.task.unschedule: deleted earlier than a minute before") func unschedule() throws {
    var desk = Desk.online()
    let id = try task(desk.request("POST", "/push/all", RefusalTests.scheduled))
    desk.pass(seconds: 3500)
    #expect(desk.request("DELETE", "/task/schedule/\(id)").code == .ok)
    desk.pass(seconds: 1000)
    #expect(desk.messages == [])
    let after = try data(desk.request("GET", "/task/schedule/\(id)"))
    #expect(after[id]?["send_result"]?.string == "has_delete")
  }

  @Test("service clock: a schedule comes due on the service's clock") func serviceClock() throws {
    var desk = Desk.online()
    _ = desk.request("POST", "/push/all", RefusalTests.scheduled)
    let due = desk.service.nextDue
    desk.change(.clock(3_000_000_000))
    #expect(desk.service.nextDue == due?.moved(byMicroseconds: -3_000_000_000))
    desk.pass(seconds: 600)
    #expect(desk.messages.count == 1)
  }

  @Test("settings.speed: so many a second") func speed() throws {
    var desk = Desk.online(7)
    let body = Self.all.replacing("\"audience\"", with: #""settings":{"speed":3},"audience""#)
    let id = try task(desk.request("POST", "/push/all", body))
    var seen = [desk.messages.count]
    for _ in 0..<3 {
      desk.pass(seconds: 1)
      seen.append(desk.messages.count)
    }
    #expect(seen == [3, 6, 7, 7])
    #expect(desk.service.task(try #require(TaskID(id)))?.state == .sent)
  }

  @Test("getui.task.stop: a task with a speed sends nothing more") func stopPaced() throws {
    var desk = Desk.online(4)
    let body = Self.all.replacing("\"audience\"", with: #""settings":{"speed":1},"audience""#)
    let id = try task(desk.request("POST", "/push/all", body))
    desk.pass(seconds: 1)
    #expect(desk.request("DELETE", "/task/\(id)").code == .ok)
    desk.pass(seconds: 10)
    #expect(desk.messages.count == 2)
  }

  @Test("getui.halt.stopped: a stopped list task takes no more clients") func stopList() throws {
    var desk = Desk.online()
    let id = try task(desk.request("POST", "/push/list/message", "{\(RESTTests.push)}"))
    desk.request("DELETE", "/task/\(id)")
    let list = #"{"audience":{"cid":["@1"]},"taskid":"\#(id)"}"#
    #expect(desk.request("POST", "/push/list/cid", list).code == .taskInvalid)
  }

  @Test("a task id of a list is good until its time to live") func listReuse() throws {
    var desk = Desk.online(2)
    let id = try task(desk.request("POST", "/push/list/message", "{\(RESTTests.push)}"))
    for cid in ["@1", "@2"] {
      desk.pass(seconds: 3000)
      let list = #"{"audience":{"cid":["\#(cid)","unknown"]},"taskid":"\#(id)"}"#
      #expect(desk.request("POST", "/push/list/cid", list).code == .ok)
    }
    #expect(desk.messages.count == 2)
  }

  @Test("GET /task/detail: under the vendor's spelling and the right one") func detail() throws {
    var desk = Desk.online()
    let body = #"{"request_id":"request-1001","audience":{"cid":["@1"]},\#(RESTTests.push)}"#
    desk.request("POST", "/push/single/cid", body)
    let task = try #require(desk.service.tasks.all.last).id.text
    let found = try data(desk.request("GET", "/task/detail/\(desk.cid())/\(task)"))
    for key in ["deatil", "detail"] {
      let lines = try #require(found[key]?.items.map { $0["event"]?.string ?? "" })
      #expect(lines == ["send", "receive"])
    }
    #expect(found["detail"]?.items.map { $0["time"]?.string ?? "" }.first == "2026-03-02 12:00:01")
  }

  @Test(
    "getui.receipt.line: a line for each copy",
    arguments: [
      (ReceiptLine.Code.done, false), (.apnsFailed, true),
    ])
  func receiptLines(_ code: ReceiptLine.Code, _ apnsRefuses: Bool) throws {
    var desk = Desk.online()
    desk.change(.receipts(true))
    desk.apnsRefuses = apnsRefuses
    desk.push(RouteTests.with { $0.strategy = 2 })
    let lines = desk.events.compactMap { if case .receiptLine(let line) = $0 { line } else { nil } }
    #expect(lines.map(\.code) == [code])
    let line = try #require(lines.first)
    let text = try JSONDocument(line.text(sign: "abc")).root
    #expect(text["code"]?.string == String(code.rawValue))
    #expect(text["cid"]?.string == desk.cid())
    #expect(text["sign"]?.string == "abc")
    #expect(line.signedText == line.appID + desk.cid() + line.copy.task.text + line.copy.message.text)
  }

  @Test("getui.receipt.line: 402 for the inactive, 401 for the others that get nothing") func failureLines() {
    var desk = Desk.online()
    desk.change(.receipts(true))
    desk.request("POST", "/user/black/cid/@1")
    desk.push(RouteTests.both)
    desk.request("DELETE", "/user/black/cid/@1")
    desk.app(.swipedAway)
    desk.pass(seconds: 91 * 86_400)
    desk.push(RouteTests.both)
    let codes = desk.events.compactMap { if case .receiptLine(let line) = $0 { line.code } else { nil } }
    #expect(codes == [.noUser, .inactive])
  }

  @Test(
    "receipt codes",
    arguments: [
      (ReceiptLine.Code.done, 200), (.apnsFailed, 400), (.noUser, 401), (.inactive, 402), (.failed, 500),
    ])
  func receiptCodes(_ code: ReceiptLine.Code, _ value: Int) { #expect(code.rawValue == value) }

  @Test("the book lets old tasks go and keeps their day's numbers") func oldTasksGo() throws {
    var book = TaskBook()
    var first: TaskID?
    for _ in 0...TaskBook.mostTasks {
      let id = TaskID(Desk.identifiers, kind: .app, number: book.nextNumber(), at: Desk.noon)
      first = first ?? id
      var task = TaskRecord(id: id, push: GetuiPush(), audience: .all, state: .sent, at: Desk.noon)
      task.report.connection.arrived = 1
      book.add(task)
    }
    #expect(book[try #require(first)] == nil)
    #expect(book.all.count < TaskBook.mostTasks)
    let archived = book.archive.map(\.report.connection.arrived)
    #expect(archived == [TaskBook.mostTasks + 1 - book.all.count])
    #expect(book.all.allSatisfy { book[$0.id]?.id == $0.id })
  }
}
