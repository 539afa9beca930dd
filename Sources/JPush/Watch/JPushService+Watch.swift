import Phone
import Words

extension JPushService {
  /// Says what is wrong with how the client behaves, before its request is answered.
  mutating func warn(
    about request: JPushRequest, _ turn: (at: Instant, cause: Int), into log: inout JPushTranscript
  ) {
    guard request.credential != .trusted else { return }
    say(watch.take(request, request.family, at: clock(at: turn.at)), turn, into: &log)
  }

  /// The same once it is answered.
  mutating func warn(
    about request: JPushRequest, _ reply: JPushReply, _ turn: (at: Instant, cause: Int),
    into log: inout JPushTranscript
  ) {
    guard request.credential != .trusted else { return }
    guard reply.code != .ok else { return watch.taken(request) }
    let now = clock(at: turn.at)
    let unknown = reply.code == .invalid || reply.code == .nobody ? unknownIDs(in: request, at: now) : []
    say(watch.refused(request, request.family, reply, unknown: unknown, at: now), turn, into: &log)
  }

  private func say(
    _ warnings: [JPushWarning], _ turn: (at: Instant, cause: Int), into log: inout JPushTranscript
  ) {
    for warning in warnings {
      log.add(
        .warned(warning), rule: warning.rule, from: .service, to: .backend, at: turn.at, cause: turn.cause)
    }
  }

  /// The registration IDs that a push names and that are no device's, or one's that is inactive.
  private func unknownIDs(in request: JPushRequest, at moment: Instant) -> [String] {
    guard let endpoint = try? request.endpoint(), endpoint == .push,
      let push = try? PushObject(request.body).read()
    else { return [] }
    return push.audience.sets.filter { $0.kind == .registrationID }.flatMap(\.values).filter { id in
      place(of: id).map { devices[$0].isInactive(at: moment) } ?? true
    }
  }
}

extension JPushRequest {
  /// The API that it calls; what is no call at all is taken for a push.
  var family: RequestFamily { (try? endpoint())?.family ?? .push }
}
