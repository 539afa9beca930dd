import Payload
import Phone

extension GetuiService {
  /// In the last minute before its time a scheduled task can no longer be deleted, in milliseconds.
  static let scheduleLock: Int64 = 60_000

  /// Handles the calls about tasks.
  mutating func handleTask(
    _ operation: GetuiOperation, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiReply {
    switch operation {
    case .stopTask(let text): return try stop(text, desk, into: &log)
    case .readSchedule(let text): return try readSchedule(text)
    case .deleteSchedule(let text): return try deleteSchedule(text, desk, into: &log)
    case .readDetail(let client, let task): return try readDetail(client, task, desk)
    default: throw GetuiRefusal(.noSuchPath)
    }
  }

  /// Begins a scheduled task.
  mutating func begin(
    _ id: TaskID, at moment: Instant, into log: inout GetuiTranscript
  ) -> [GetuiWork] {
    guard let task = tasks[id], case .scheduled = task.state, let audience = task.audience else { return [] }
    let desk = RequestDesk(
      appID: "", isTrusted: true, credential: .trusted, form: .v2, moment: moment)
    let places = places(in: audience, desk)
    tasks.update(id) { $0.state = $0.push.settings.speed > 0 ? .pacing(0) : .sent }
    log.add(
      .accepted(id, clients: places.count), .passed, rule: "getui.task.begin", from: .service, to: .service,
      at: moment)
    return send(id, places, at: moment)
  }

  /// Sends the next part of a task with a speed: so many each second.
  mutating func pace(
    _ id: TaskID, at moment: Instant, into log: inout GetuiTranscript
  ) -> [GetuiWork] {
    guard let task = tasks[id], case .pacing(let sent) = task.state, let audience = task.audience else {
      return []
    }
    let desk = RequestDesk(appID: "", isTrusted: true, credential: .trusted, form: .v2, moment: moment)
    return send(id, places(in: audience, desk).filter { $0 >= sent }, at: moment)
  }

  /// Sends to these clients; of a task with a speed only the first part, and the next a second later.
  mutating func send(_ id: TaskID, _ places: [Int], at moment: Instant) -> [GetuiWork] {
    guard let task = tasks[id], case .pacing = task.state else { return work(id, places) }
    let now = places.prefix(task.push.settings.speed)
    if now.count < places.count, let last = now.last {
      tasks.update(id) { $0.state = .pacing(last + 1) }
      due.add(.pace(id), at: clock(at: moment).after(milliseconds: 1000))
    } else {
      tasks.update(id) { $0.state = .sent }
    }
    return work(id, Array(now))
  }

  /// The copies of a task for these clients.
  func work(_ task: TaskID, _ places: [Int]) -> [GetuiWork] {
    places.map { GetuiWork(task: task, phone: clients[$0].phone, place: $0) }
  }

  private mutating func stop(
    _ text: String, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiReply {
    guard let id = TaskID(text), id.kind != .single, tasks[id] != nil else {
      throw GetuiRefusal(.taskInvalid)
    }
    tasks.update(id) { $0.state = .stopped }
    log.add(
      .stopped(id), .stopped, rule: "getui.task.stop", from: .backend, to: .service, at: desk.moment)
    dropKept(of: id, .stopped, at: desk.moment, into: &log)
    return GetuiReply()
  }

  private func readSchedule(_ text: String) throws(GetuiRefusal) -> GetuiReply {
    guard let id = TaskID(text), let task = tasks[id], let time = task.push.settings.schedule else {
      throw GetuiRefusal(.taskInvalid)
    }
    let result =
      switch task.state {
      case .scheduled: "do_not_send"
      case .deleted: "has_delete"
      case .stopped: "send_failed"
      case .open, .pacing, .sent: "send_success"
      }
    let data: JSONTree = [
      "create_time": .string(String(task.accepted.microseconds / 1000)),
      "status": .string(result == "send_failed" ? "failed" : "success"), "send_result": .string(result),
      "transmission_content": .string(task.push.content.text ?? ""),
      "push_time": .string(String(time.microseconds / 1000)),
    ]
    return GetuiReply([id.text: data])
  }

  private mutating func deleteSchedule(
    _ text: String, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiReply {
    guard let id = TaskID(text), let task = tasks[id], task.push.settings.schedule != nil else {
      throw GetuiRefusal(.taskInvalid)
    }
    let now = clock(at: desk.moment)
    guard case .scheduled(let time) = task.state, now.after(milliseconds: Self.scheduleLock) <= time else {
      throw GetuiRefusal(.scheduleCannotGo)
    }
    tasks.update(id) { $0.state = .deleted }
    log.add(
      .stopped(id), .stopped, rule: "getui.task.unschedule", from: .backend, to: .service, at: desk.moment)
    return GetuiReply()
  }

  private func readDetail(
    _ client: String, _ text: String, _ desk: RequestDesk
  ) throws(GetuiRefusal) -> GetuiReply {
    guard has(.taskDetail) else { throw GetuiRefusal(.noDetailRight) }
    guard let place = place(of: client, desk) else { throw GetuiRefusal(.target) }
    guard let id = TaskID(text), let task = tasks[id] else { throw GetuiRefusal(.taskInvalid) }
    let lines = task.moments.filter { $0.client == clients[place].id }.map { line -> JSONTree in
      ["time": .string(CivilTime(line.at).text), "event": .string(line.event)]
    }
    // The first spelling is the vendor's own.
    return GetuiReply(["deatil": .array(lines), "detail": .array(lines)])
  }
}
