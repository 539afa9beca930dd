import Payload
import Phone

/// Pushes at a time or in a rhythm (docs.jiguang.cn, push API v3, schedules).
extension JPushService {
  mutating func schedule(
    _ endpoint: JPushEndpoint, _ request: JPushRequest, at moment: Instant, into log: inout JPushTranscript
  ) throws(JPushRefusal) -> JPushReply {
    switch endpoint {
    case .makeSchedule: return try makeSchedule(request, at: moment, into: &log)
    case .schedules: return listSchedules(request, at: moment)
    case .schedule(let id): return JPushReply(tree(of: try known(id)))
    case .scheduleMessages(let id): return sentMessages(of: try known(id))
    case .changeSchedule(let id): return try change(try known(id), request, at: moment)
    case .deleteSchedule(let id):
      guard schedules.remove(id) else { throw JPushRefusal(.noSchedule) }
      return JPushReply()
    default: throw JPushRefusal(.noSuchPath)
    }
  }

  /// Sends what is due at `moment` or before; the caller gives each due moment in turn.
  ///
  /// - Returns: the copies to send now.
  public mutating func advance(to moment: Instant, into log: inout JPushTranscript) -> [JPushWork] {
    let now = clock(at: moment)
    var work = spreadDue(at: now)
    for schedule in schedules.takeDue(at: now) {
      let id = nextMessageID()
      log.add(
        .scheduleFires(schedule.id), rule: "jpush.schedule.fires", from: .service, to: .service, at: moment)
      do throws(JPushRefusal) {
        let places = try targets(of: schedule.push, at: now)
        try checkVolume(of: schedule.push, places.count, at: now)
        work += accept(schedule.push, id, places, at: now, into: &log)
        schedules.note(PushSchedule.Sent(message: id, code: 0), of: schedule.id)
      } catch {
        log.add(
          .messageRefused(code: error.code.rawValue), .stopped, rule: error.code.rule, from: .service,
          to: .service, at: moment)
        schedules.note(PushSchedule.Sent(message: id, code: error.code.rawValue), of: schedule.id)
      }
    }
    return work
  }

  private func known(_ id: String) throws(JPushRefusal) -> PushSchedule {
    guard let schedule = schedules[id] else { throw JPushRefusal(.noSchedule) }
    return schedule
  }

  private mutating func makeSchedule(
    _ request: JPushRequest, at moment: Instant, into log: inout JPushTranscript
  ) throws(JPushRefusal) -> JPushReply {
    let root = try request.object(.scheduleInvalid)
    guard let name = root.given("name"), let enabled = root.given("enabled"),
      let trigger = root.given("trigger"), let push = root.given("push")
    else { throw JPushRefusal(.scheduleInvalid) }
    if let cid = try root.text("cid") {
      switch cids.find(cid, .schedule, at: moment) {
      case .unknown: throw JPushRefusal(.scheduleInvalid)
      case .used(let body):
        log.repeats(cid, at: worldTime(of: moment))
        return JPushReply(.text(body))
      case .fresh: break
      }
    }
    guard try ScheduleReader.enabled(enabled),
      schedules.all.count(where: { $0.isLive(at: moment) }) < ScheduleBook.mostLive
    else { throw JPushRefusal(.scheduleInvalid) }
    let schedule = PushSchedule(
      id: schedules.nextID(identifiers), name: try ScheduleReader.name(name), isEnabled: true,
      trigger: try ScheduleReader.trigger(trigger, at: moment), triggerText: Array(trigger.asReceived),
      pushText: Array(push.asReceived), push: try ScheduleReader.push(push))
    schedules.add(schedule, at: moment)
    let reply = JPushReply(["schedule_id": .string(schedule.id), "name": .string(schedule.name)])
    if let cid = try root.text("cid") { cids.use(cid, answer: reply.body) }
    return reply
  }

  /// Tasks of one page.
  static let schedulesOfPage = 50

  private func listSchedules(_ request: JPushRequest, at moment: Instant) -> JPushReply {
    let page = max(1, request.http.queryValue(of: "page").flatMap { Int($0) } ?? 1)
    let live = schedules.all.filter { $0.isLive(at: moment) }
    let pages = (live.count + Self.schedulesOfPage - 1) / Self.schedulesOfPage
    let shown = live.dropFirst(page <= pages ? (page - 1) * Self.schedulesOfPage : live.count)
    return JPushReply([
      "total_count": .number(live.count), "total_pages": .number(pages), "page": .number(page),
      "schedules": .array(shown.prefix(Self.schedulesOfPage).map { tree(of: $0) }),
    ])
  }

  private func tree(of schedule: PushSchedule) -> JSONTree {
    [
      "schedule_id": .string(schedule.id), "name": .string(schedule.name),
      "enabled": .bool(schedule.isEnabled), "trigger": .text(schedule.triggerText),
      "push": .text(schedule.pushText),
    ]
  }

  /// Each entry is text that holds JSON, as it has been since 2018-09.
  private func sentMessages(of schedule: PushSchedule) -> JPushReply {
    let entries = schedule.sent.map { sent -> JSONTree in
      let message = JPushCode(rawValue: sent.code)?.message ?? ""
      let error: JSONTree = ["code": .number(sent.code), "message": .string(message)]
      let entry: JSONTree = ["msg_id": .string(sent.message), "error": error, "needRetry": false]
      return .string(String(decoding: entry.bytes, as: UTF8.self))
    }
    return JPushReply(["count": .number(entries.count), "msgids": .array(entries)])
  }

  /// Whole parts only; one that fires once stays one, and one that has ended stays as it was.
  private mutating func change(
    _ old: PushSchedule, _ request: JPushRequest, at moment: Instant
  ) throws(JPushRefusal) -> JPushReply {
    let root = try request.object(.scheduleInvalid)
    guard old.isLive(at: moment) else { throw JPushRefusal(.scheduleInvalid) }
    var new = old
    if let name = root.given("name") { new.name = try ScheduleReader.name(name) }
    if let enabled = root.given("enabled") { new.isEnabled = try ScheduleReader.enabled(enabled) }
    if let push = root.given("push") {
      new.push = try ScheduleReader.push(push)
      new.pushText = Array(push.asReceived)
    }
    if let trigger = root.given("trigger") {
      new.trigger = try ScheduleReader.trigger(trigger, at: moment)
      new.triggerText = Array(trigger.asReceived)
      guard new.trigger.isSingle == old.trigger.isSingle else { throw JPushRefusal(.scheduleInvalid) }
    }
    schedules.replace(new, at: moment)
    return JPushReply(tree(of: new))
  }
}

extension ScheduleTrigger {
  fileprivate var isSingle: Bool { if case .single = self { true } else { false } }
}
