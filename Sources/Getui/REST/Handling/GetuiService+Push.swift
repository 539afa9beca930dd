import Payload
import Phone

extension GetuiService {
  /// Handles the calls that send.
  mutating func push(
    _ operation: GetuiOperation, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiAnswer {
    switch operation {
    case .pushOne(let push, let audience): return try pushOne(push, audience, desk, into: &log)
    case .pushBatch(let orders, let isAsync): return try pushBatch(orders, isAsync, desk, into: &log)
    case .createMessage(let push): return try createMessage(push, desk, into: &log)
    case .pushList(let audience, let task, let isAsync, let aliasDetail):
      return try pushList(audience, task, isAsync, aliasDetail, desk, into: &log)
    case .pushMany(let push, let audience): return try pushMany(push, audience, desk, into: &log)
    default: throw GetuiRefusal(.noSuchPath)
    }
  }

  private mutating func pushOne(
    _ push: GetuiPush, _ audience: GetuiAudience, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiAnswer {
    try checkRights(push, audience)
    let places = try singlePlaces(push, audience, desk)
    let now = clock(at: desk.moment)
    if let first = repeated(push, at: now, into: &log) {
      return answer(first, push, audience, places, desk, [])
    }
    guard quotas.hasRoom(.pushPerDay, for: places.count, at: now) else { throw GetuiRefusal(.pushPerDay) }
    quotas.use(.pushPerDay, places.count, at: now)
    let task = try accept(push, .single, audience, .sent, clients: places.count, desk, into: &log)
    return answer(task, push, audience, places, desk, work(task, places))
  }

  private mutating func pushBatch(
    _ orders: [PushOrder], _ isAsync: Bool, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiAnswer {
    var members: [JSONTree.Member] = []
    var work: [GetuiWork] = []
    // Each message stands for itself: one that cannot be sent does not keep the others back, but all of them failing
    // is a failure.
    var refusal: GetuiRefusal?
    for order in orders {
      do throws(GetuiRefusal) {
        let places = try singlePlaces(order.push, order.audience, desk)
        let now = clock(at: desk.moment)
        let first = repeated(order.push, at: now, into: &log)
        guard quotas.hasRoom(.pushPerDay, for: places.count, at: now) else {
          throw GetuiRefusal(.pushPerDay)
        }
        let task: TaskID
        if let first {
          task = first
        } else {
          quotas.use(.pushPerDay, places.count, at: now)
          task = try accept(
            order.push, .single, order.audience, .sent, clients: places.count, desk, into: &log)
          work += self.work(task, places)
        }
        members.append(JSONTree.Member(task.text, statuses(places, order.push, desk, order.audience)))
      } catch {
        refusal = error
      }
    }
    if members.isEmpty, let refusal { throw refusal }
    return GetuiAnswer(GetuiReply(isAsync ? nil : .object(members)), work: work)
  }

  private mutating func createMessage(
    _ push: GetuiPush, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiAnswer {
    try checkRights(push, nil)
    let now = clock(at: desk.moment)
    if let first = repeated(push, at: now, into: &log) {
      return GetuiAnswer(GetuiReply(["taskid": .string(first.text)]))
    }
    let task = try accept(push, .list, nil, .open, clients: 0, desk, into: &log)
    return GetuiAnswer(GetuiReply(["taskid": .string(task.text)]))
  }

  private mutating func pushList(
    _ audience: GetuiAudience, _ text: String, _ isAsync: Bool, _ aliasDetail: Bool, _ desk: RequestDesk,
    into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiAnswer {
    if case .clientsByTag = audience, !has(.cidByTag) { throw GetuiRefusal(.permission("cid_by_tag")) }
    let now = clock(at: desk.moment)
    guard let id = TaskID(text), let task = tasks[id], task.id.kind == .list, task.state == .open,
      now < task.accepted.after(milliseconds: Int64(max(task.push.settings.ttl, PushSettings.standardTTL)))
    else { throw GetuiRefusal(.taskInvalid) }
    let places = places(in: audience, desk)
    guard !places.isEmpty else { throw GetuiRefusal(.target) }
    guard quotas.hasRoom(.listPerMinute, at: now) else { throw GetuiRefusal(.listPerMinute) }
    guard quotas.hasRoom(.listPerDay, for: places.count, at: now) else { throw GetuiRefusal(.listPerDay) }
    quotas.use(.listPerMinute, at: now)
    quotas.use(.listPerDay, places.count, at: now)
    log.add(
      .accepted(id, clients: places.count), .passed, rule: "getui.push.list", from: .service, to: .service,
      at: desk.moment)
    let work = work(id, places)
    if isAsync { return GetuiAnswer(GetuiReply(), work: work) }
    var data = statuses(places, task.push, desk, audience)
    if aliasDetail, case .aliases(let aliases) = audience {
      data = .object(
        aliases.map { alias in
          JSONTree.Member(alias, statuses(clients.places(ofAlias: alias), task.push, desk))
        })
    }
    return GetuiAnswer(GetuiReply([id.text: data]), work: work)
  }

  private mutating func pushMany(
    _ push: GetuiPush, _ audience: GetuiAudience, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiAnswer {
    try checkRights(push, audience)
    let now = clock(at: desk.moment)
    if let first = repeated(push, at: now, into: &log) {
      return GetuiAnswer(GetuiReply(["taskid": .string(first.text)]))
    }
    if let time = push.settings.schedule {
      let furthest = now.after(milliseconds: PushSettings.furthestSchedule)
      guard time > now, time <= furthest else { throw GetuiRefusal(.taskInvalid) }
    }
    try checkQuotas(of: audience, at: now)
    let state: TaskRecord.State
    if let time = push.settings.schedule {
      state = .scheduled(time)
    } else {
      state = push.settings.speed > 0 ? .pacing(0) : .sent
    }
    let places = places(in: audience, desk)
    let task = try accept(push, .app, audience, state, clients: places.count, desk, into: &log)
    useQuotas(of: audience, at: now)
    let reply = GetuiReply(["taskid": .string(task.text)])
    if let time = push.settings.schedule {
      due.add(.begin(task), at: time)
      log.add(
        .scheduled(task, at: time.moved(byMicroseconds: -clockOffset)), rule: "getui.task.schedule",
        from: .service, to: .service, at: desk.moment)
      return GetuiAnswer(reply)
    }
    return GetuiAnswer(reply, work: send(task, places, at: desk.moment))
  }
}
