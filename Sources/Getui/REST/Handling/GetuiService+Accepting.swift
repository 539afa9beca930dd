import Payload
import Phone

extension GetuiService {
  /// Whether the account may send this at all.
  func checkRights(_ push: GetuiPush, _ audience: GetuiAudience?) throws(GetuiRefusal) {
    switch audience {
    case .fastTag? where !has(.fastTag): throw GetuiRefusal(.noFastTagRight)
    case .tags? where !has(.pushTag): throw GetuiRefusal(.noPushTagRight)
    case .clientsByTag? where !has(.cidByTag): throw GetuiRefusal(.permission("cid_by_tag"))
    default: break
    }
    if push.settings.schedule != nil, !has(.schedule) { throw GetuiRefusal(.noScheduleRight) }
    if push.settings.strategy != .connectionElseAPNs, !has(.strategy) {
      throw GetuiRefusal(.permission("strategy"))
    }
  }

  /// Whether so many pushes to many are still free.
  func checkQuotas(of audience: GetuiAudience, at now: Instant) throws(GetuiRefusal) {
    if case .fastTag = audience {
      guard quotas.hasRoom(.fastTagPerMinute, at: now) else { throw GetuiRefusal(.fastTagPerMinute) }
      guard quotas.hasRoom(.fastTagPerDay, at: now) else { throw GetuiRefusal(.fastTagPerDay) }
      return
    }
    if case .tags(let conditions) = audience {
      guard conditions.reduce(0, { $0 + $1.values.count }) <= quotas.value(of: .tagsInPush) else {
        throw GetuiRefusal(.tooManyTags)
      }
    }
    guard quotas.hasRoom(.appPerMinute, at: now) else { throw GetuiRefusal(.appPerMinute) }
    guard quotas.hasRoom(.appPerDay, at: now) else {
      throw GetuiRefusal(audience == .all ? .allPerDay : .tagPushPerDay)
    }
  }

  /// Counts a push to many.
  mutating func useQuotas(of audience: GetuiAudience, at now: Instant) {
    let limits: [GetuiLimit] =
      if case .fastTag = audience { [.fastTagPerMinute, .fastTagPerDay] } else {
        [.appPerMinute, .appPerDay]
      }
    for limit in limits { quotas.use(limit, at: now) }
  }

  /// The clients of a push to one.
  ///
  /// - Throws: 20001 for a client that is not there, 21001 where the strategy needs a device token that is not there.
  func singlePlaces(
    _ push: GetuiPush, _ audience: GetuiAudience, _ desk: RequestDesk
  ) throws(GetuiRefusal) -> [Int] {
    let places: [Int]
    switch audience {
    case .clients(let texts): places = try self.places(of: texts, desk)
    case .aliases:
      places = self.places(in: audience, desk)
      guard !places.isEmpty else { throw GetuiRefusal(desk.form == .v1 ? .invalid("alias") : .target) }
    default: places = self.places(in: audience, desk)
    }
    if push.settings.strategy.needsToken {
      let hasToken = places.contains { place in push.ios.map { clients[place].token(for: $0) != nil } ?? false
      }
      guard hasToken else { throw GetuiRefusal(.pushFailed) }
    }
    return places
  }

  /// The task that was accepted with the same `request_id`; then nothing more is sent.
  func repeated(_ push: GetuiPush, at now: Instant, into log: inout GetuiTranscript) -> TaskID? {
    guard let id = push.requestID, let task = tasks.task(ofRequest: id, at: now) else { return nil }
    log.add(
      .repeated(task), .stopped, rule: "getui.push.repeated", from: .service, to: .service,
      at: now.moved(byMicroseconds: -clockOffset))
    return task
  }

  /// Takes in a task; a revocation takes effect at once.
  mutating func accept(
    _ push: GetuiPush, _ kind: TaskID.Kind, _ audience: GetuiAudience?, _ state: TaskRecord.State,
    clients: Int, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> TaskID {
    let now = clock(at: desk.moment)
    let id = TaskID(identifiers, kind: kind, number: tasks.nextNumber(), at: now)
    if case .revoke(let text) = push.content, let old = TaskID(text) {
      dropKept(of: old, .revoked, at: desk.moment, into: &log)
    }
    tasks.add(TaskRecord(id: id, push: push, audience: audience, state: state, at: now))
    log.add(
      .accepted(id, clients: clients), .passed, rule: "getui.push.accepted", from: .service, to: .service,
      at: desk.moment)
    return id
  }

  /// The answer to a push to one.
  func answer(
    _ task: TaskID, _ push: GetuiPush, _ audience: GetuiAudience, _ places: [Int], _ desk: RequestDesk,
    _ work: [GetuiWork]
  ) -> GetuiAnswer {
    if desk.form == .v1 {
      let status = places.first.map { self.status(of: $0, push, at: desk.moment) } ?? ""
      return GetuiAnswer(V1Reply.pushed(task, status: status), work: work)
    }
    return GetuiAnswer(GetuiReply([task.text: statuses(places, push, desk, audience)]), work: work)
  }

  /// `{cid:status}`; the cid as `audience` has it, where it was adopted.
  func statuses(
    _ places: [Int], _ push: GetuiPush, _ desk: RequestDesk, _ audience: GetuiAudience? = nil
  ) -> JSONTree {
    let named = audience.map { adoptedNames(in: $0) } ?? [:]
    return .object(
      places.map { place in
        let id = clients[place].id
        return JSONTree.Member(named[id] ?? id.text, .string(status(of: place, push, at: desk.moment)))
      })
  }
}
