import Payload
import Phone

extension GetuiService {
  /// How long a task is reported on, in milliseconds: 90 days (docs.getui.com, REST v2, report).
  static let reportedFor: Int64 = 90 * 86_400_000

  /// Answers the calls about numbers.
  mutating func report(
    _ operation: GetuiOperation, _ desk: RequestDesk
  ) throws(GetuiRefusal) -> GetuiReply {
    let now = clock(at: desk.moment)
    switch operation {
    case .reportTasks(let texts, let actions, let isDetailed):
      return try reportTasks(texts, actions, isDetailed, at: now)
    case .reportGroup(let name):
      let members = tasks.all.filter { $0.push.group == name }
      guard !members.isEmpty else { throw GetuiRefusal(.invalid("group_name")) }
      return GetuiReply([name: figures(sum(members))])
    case .reportPushes(let text):
      let day = try pastDay(text, at: now)
      var report = tasks.archive.first { $0.day == day }?.report ?? TaskReport()
      report.add(sum(tasks.all.filter { CivilTime($0.accepted).dayNumber == day }))
      return GetuiReply([text: figures(report)])
    case .reportUsers(let text):
      let day = ledger.day(try pastDay(text, at: now))
      return GetuiReply([
        text: [
          "accumulative_num": .number(day?.total ?? 0), "register_num": .number(day?.registered ?? 0),
          "active_num": .number(day?.active ?? 0), "online_num": .number(day?.online ?? 0),
        ]
      ])
    case .reportOnline:
      let points = ledger.samples(at: now).map { sample in
        JSONTree.Member(String(sample.at.microseconds / 1000), .number(sample.count))
      }
      return GetuiReply(["online_statics": .object(points)])
    case .reportQuotas:
      let app = quota(.appPerDay, at: now)
      return GetuiReply(["gt": ["app": app, "app_with_tag": app, "list": quota(.listPerDay, at: now)]])
    default: throw GetuiRefusal(.noSuchPath)
    }
  }

  private mutating func reportTasks(
    _ texts: [String], _ actions: [Int]?, _ isDetailed: Bool, at now: Instant
  ) throws(GetuiRefusal) -> GetuiReply {
    if isDetailed, !has(.reportDetail) { throw GetuiRefusal(.noReportRight) }
    if isBusy { throw GetuiRefusal(.reportsBusy) }
    guard quotas.hasRoom(.reportsPerMinute, at: now) else { throw GetuiRefusal(.reportsTooOften) }
    quotas.use(.reportsPerMinute, at: now)
    var members: [JSONTree.Member] = []
    for text in texts {
      guard let id = TaskID(text), id.kind != .single, let task = tasks[id],
        task.accepted.after(milliseconds: Self.reportedFor) > now
      else { throw GetuiRefusal(.taskInvalid) }
      members.append(
        JSONTree.Member(text, figures(task.report, actions: actions ?? [], isDetailed: isDetailed)))
    }
    return GetuiReply(.object(members))
  }

  private func sum(_ tasks: [TaskRecord]) -> TaskReport {
    tasks.reduce(into: TaskReport()) { $0.add($1.report) }
  }

  private func figures(
    _ report: TaskReport, actions: [Int] = [], isDetailed: Bool = false
  ) -> JSONTree {
    var members = [
      JSONTree.Member("total", tree(report.total)), JSONTree.Member("gt", tree(report.connection)),
      JSONTree.Member("ios", tree(report.apns)),
    ]
    let counts = report.actions.filter { actions.isEmpty || actions.contains($0.action) }
    if !counts.isEmpty {
      members.append(
        JSONTree.Member(
          "actionCntMap",
          .object(counts.map { JSONTree.Member(String($0.action), .number($0.count)) })))
    }
    if isDetailed {
      members.append(JSONTree.Member("failed_detail", ["apn": ["total": .number(report.refused)]]))
    }
    return .object(members)
  }

  private func tree(_ figures: PushFigures) -> JSONTree {
    [
      "msg_num": .number(figures.eligible), "target_num": .number(figures.sent),
      "receive_num": .number(figures.arrived), "display_num": .number(figures.shown),
      "click_num": .number(figures.clicked),
    ]
  }

  private func quota(_ limit: GetuiLimit, at now: Instant) -> JSONTree {
    let total = quotas.value(of: limit)
    let left = max(0, total - quotas.used(limit, at: now))
    return ["total_num": .number(total), "remain_num": .number(left), "limit": .bool(left == 0)]
  }

  /// The day that `text` names; today's numbers are not there yet.
  private func pastDay(_ text: String, at now: Instant) throws(GetuiRefusal) -> Int {
    guard text.utf8.count == 10, let day = CivilTime(text), day.dayNumber < CivilTime(now).dayNumber else {
      throw GetuiRefusal(.invalid("date"))
    }
    return day.dayNumber
  }
}
