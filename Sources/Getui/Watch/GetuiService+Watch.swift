import Phone
import Words

extension GetuiService {
  /// Says what is wrong with how the client behaves, before its request is answered.
  mutating func warn(
    about request: GetuiRequest, _ turn: (at: Instant, cause: Int), into log: inout GetuiTranscript
  ) {
    guard request.credential != .trusted else { return }
    say(watch.take(request, at: clock(at: turn.at)), turn, into: &log)
  }

  /// The same once it is answered; the steps from `first` on came of it.
  mutating func warn(
    about request: GetuiRequest, _ reply: GetuiReply, stepsFrom first: Int,
    _ turn: (at: Instant, cause: Int), into log: inout GetuiTranscript
  ) {
    guard request.credential != .trusted else { return }
    guard reply.code == .ok else {
      let unknown = reply.fault == .target ? unknownClients(in: request) : []
      return say(
        watch.refused(request, reply.code, unknown: unknown, at: clock(at: turn.at)), turn, into: &log)
    }
    switch (try? request.address())?.endpoint {
    case .auth: say(watch.gaveToken(), turn, into: &log)
    case .endAuth, .probe, .v1Auth, nil: break
    default:
      watch.usedToken()
      let isRepeated = log.steps[first...].contains {
        if case .repeated = $0.event { true } else { false }
      }
      if isRepeated { say([.repeatedID], turn, into: &log) }
    }
  }

  private func say(
    _ warnings: [GetuiWarning], _ turn: (at: Instant, cause: Int), into log: inout GetuiTranscript
  ) {
    for warning in warnings {
      log.add(
        .warned(warning), rule: warning.rule, from: .service, to: .backend, at: turn.at, cause: turn.cause)
    }
  }

  /// The cids that a push names and that are no client's.
  private func unknownClients(in request: GetuiRequest) -> [String] {
    guard let operation = (try? request.decoded())?.operation else { return [] }
    let desk = RequestDesk(
      appID: "", isTrusted: false, credential: request.credential, form: .v2,
      moment: Instant(microseconds: 0))
    return operation.audiences.flatMap { audience -> [String] in
      switch audience {
      case .clients(let texts): texts
      case .clientsByTag(let entries): entries.map(\.client)
      case .aliases, .all, .tags, .fastTag: []
      }
    }.filter { place(of: $0, desk) == nil }
  }
}
