import Payload
import Phone
import Testing

@testable import Getui

/// The numbers of REST v2, report.
@Suite struct ReportTests {
  private func root(_ reply: GetuiReply) throws -> JSONValue { try JSONDocument(reply.body).root }

  private func numbers(_ value: JSONValue?) -> [Int] {
    ["msg_num", "target_num", "receive_num", "display_num", "click_num"].map { value?[$0]?.integer ?? -1 }
  }

  /// One list task to a client that is online and one that is away, with every receipt there is.
  private func played() throws -> (desk: Desk, task: String) {
    var desk = Desk.online(2)
    desk.call(.runBackground(false), on: 1)
    desk.app(.background, on: 1)
    let message = #"{\#(RESTTests.push),"group_name":"spring"}"#
    let made = try root(desk.request("POST", "/push/list/message", message))
    let task = try #require(made["data"]?["taskid"]?.string)
    desk.request("POST", "/push/list/cid", #"{"audience":{"cid":["@1","@2"]},"taskid":"\#(task)"}"#)
    let copy = try #require(desk.messages.first?.copy)
    desk.call(.sendFeedback(action: 60002, task: task, message: copy.message.text))
    for action in [90001, 90999, 90001] {
      desk.call(.sendFeedback(action: action, task: task, message: copy.message.text))
    }
    desk.extend(on: 1)
    desk.pass(seconds: 1)
    desk.app(.foreground, on: 1)
    desk.system(.didReceive(.open, .inactive), on: 1)
    desk.pass(seconds: 1)
    return (desk, task)
  }

  @Test func aListTask() throws {
    var (desk, task) = try played()
    let report = try root(desk.request("GET", "/report/push/task/\(task)"))["data"]?[task]
    // Online: sent, arrived, 60002. Away: kept, arrived at the login; over APNs sent, shown, tapped.
    #expect(numbers(report?["gt"]) == [2, 1, 2, 0, 1])
    #expect(numbers(report?["ios"]) == [1, 1, 1, 1, 1])
    #expect(numbers(report?["total"]) == [3, 2, 3, 1, 2])
    #expect(report?["actionCntMap"]?["90001"]?.integer == 2)
    #expect(report?["actionCntMap"]?["90999"]?.integer == 1)
  }

  @Test func onlyTheActionsThatAreAskedFor() throws {
    var (desk, task) = try played()
    let path = "/report/push/task/\(task)?actionIdList=90999,90005&needGetuiByBrand=true"
    let report = try root(desk.request("GET", path))["data"]?[task]
    #expect(report?["actionCntMap"]?.text == #"{"90999":1}"#)
  }

  @Test func withDetail() throws {
    var (desk, task) = try played()
    let report = try root(desk.request("GET", "/report/push/task/\(task)/detail"))["data"]?[task]
    #expect(report?["failed_detail"]?["apn"]?["total"]?.integer == 0)
  }

  @Test func aGroupAndADay() throws {
    var (desk, _) = try played()
    let group = try root(desk.request("GET", "/report/push/task_group/spring"))["data"]?["spring"]
    #expect(numbers(group?["total"]) == [3, 2, 3, 1, 2])
    desk.pass(seconds: 86_400)
    let day = try root(desk.request("GET", "/report/push/date/2026-03-02"))["data"]?["2026-03-02"]
    #expect(numbers(day?["total"]) == [3, 2, 3, 1, 2])
    let empty = try root(desk.request("GET", "/report/push/date/2026-03-01"))["data"]?["2026-03-01"]
    #expect(numbers(empty?["total"]) == [0, 0, 0, 0, 0])
  }

  @Test func onlyListAndAppTasksOfNinetyDays() throws {
    var (desk, task) = try played()
    desk.push(GetuiDraft(text: "t"))
    let single = try #require(desk.service.tasks.all.last).id.text
    #expect(desk.request("GET", "/report/push/task/\(single)").code == .taskInvalid)
    desk.pass(seconds: 90 * 86_400)
    #expect(desk.request("GET", "/report/push/task/\(task)").code == .taskInvalid)
  }

  @Test func usersOfADay() throws {
    var desk = Desk.online(3)
    desk.app(.swipedAway, on: 2)
    desk.pass(seconds: 86_400)
    desk.network(false)
    desk.network(true)
    desk.pass(seconds: 86_400)
    let first = try root(desk.request("GET", "/report/user/date/2026-03-02"))["data"]?["2026-03-02"]
    #expect(
      first?.text == #"{"accumulative_num":3,"register_num":3,"active_num":3,"online_num":3}"#)
    let second = try root(desk.request("GET", "/report/user/date/2026-03-03"))["data"]?["2026-03-03"]
    #expect(second?["register_num"]?.integer == 0)
    #expect(second?["active_num"]?.integer == 1)
  }

  @Test func onlineUsersHaveAPointEveryTenMinutes() throws {
    var desk = Desk.online(2)
    desk.pass(seconds: 1500)
    desk.app(.swipedAway, on: 1)
    desk.pass(seconds: 1500)
    let points = try root(desk.request("GET", "/report/online_user"))["data"]?["online_statics"]
    let counts = points?.members.map { $0.value.integer ?? -1 } ?? []
    #expect(counts == [2, 2, 1, 1, 1])
    #expect(points?.members.first { _ in true }?.key == String(Desk.noon.microseconds / 1000 + 600_000))
    desk.pass(seconds: 3 * 86_400)
    let later = try root(desk.request("GET", "/report/online_user"))["data"]?["online_statics"]
    #expect(later?.count == 144)
  }

  @Test func quotas() throws {
    var desk = Desk.online()
    desk.request("POST", "/push/all", RefusalTests.toAll)
    let count = try root(desk.request("GET", "/report/push/count"))["data"]?["gt"]
    #expect(count?["app"]?.text == #"{"total_num":100,"remain_num":99,"limit":false}"#)
    #expect(count?["app_with_tag"]?.text == #"{"total_num":100,"remain_num":99,"limit":false}"#)
    #expect(count?["list"]?.text == #"{"total_num":2000000,"remain_num":2000000,"limit":false}"#)
    desk.change(.limit(.appPerDay, 1))
    let used = try root(desk.request("GET", "/report/push/count"))["data"]?["gt"]
    #expect(used?["app"]?["limit"]?.bool == true)
  }

  @Test(
    "the vendor's limits",
    arguments: [
      (GetuiLimit.authPerMinute, 100), (.authPerDay, 100_000), (.appPerDay, 100), (.appPerMinute, 5),
      (.listPerDay, 2_000_000), (.tagChangesPerDay, 10_000), (.tagChangesPerMinute, 100), (.tagSetsPerDay, 1),
    ])
  func limits(_ limit: GetuiLimit, _ value: Int) { #expect(limit.standard == value) }
}
