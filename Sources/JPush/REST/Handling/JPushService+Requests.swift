import Payload
import Phone
import Words

extension JPushService {
  /// Answers a request of a backend.
  ///
  /// - Returns: the answer, and the copies to send now; the caller routes each under a push number of its own.
  public mutating func handle(
    _ request: JPushRequest, at moment: Instant, into log: inout JPushTranscript
  ) -> JPushAnswer {
    let path = String(request.http.path)
    let asked = log.add(
      .requested(method: request.method, path: path), rule: "jpush.rest.request", from: .backend,
      to: .service, at: moment)
    warn(about: request, (moment, asked), into: &log)
    let answer = answer(request, at: clock(at: moment), into: &log)
    warn(about: request, answer.reply, (moment, asked), into: &log)
    let isDone = answer.reply.code == .ok
    log.add(
      .replied(answer.reply), isDone ? .passed : .stopped, rule: request.rule(of: answer.reply),
      from: .service,
      to: .backend, at: moment, cause: asked)
    return answer
  }

  private mutating func answer(
    _ request: JPushRequest, at moment: Instant, into log: inout JPushTranscript
  ) -> JPushAnswer {
    let family = request.family
    var answer: JPushAnswer
    do throws(JPushRefusal) {
      if let code = request.strike?.reason { throw JPushRefusal(code) }
      let endpoint = try request.endpoint()
      try admit(request.credential, endpoint, at: moment)
      answer = try perform(endpoint, request, at: moment, into: &log)
    } catch {
      answer = JPushAnswer(JPushReply(error, messageID: error.code == .nobody ? nextMessageID() : nil))
    }
    answer.reply.rate = quotas.state(of: family, at: moment)
    return answer
  }

  /// Who may come in, and how often.
  private mutating func admit(
    _ credential: JPushCredential, _ endpoint: JPushEndpoint, at moment: Instant
  ) throws(JPushRefusal) {
    let family = endpoint.family
    if credential != .trusted { try admit(credential, endpoint) }
    if app.isBlacklisted { throw JPushRefusal(.blacklisted) }
    if app.hasForeignAddress { throw JPushRefusal(.foreignAddress) }
    guard quotas.use(family, at: moment) else { throw JPushRefusal(.tooOften) }
    if endpoint.needsVIP, !app.isVIP { throw family.noRight }
    if app.isFailing { throw JPushRefusal(family.failed) }
    if app.isBusy { throw JPushRefusal(family.busy) }
  }

  private func admit(_ credential: JPushCredential, _ endpoint: JPushEndpoint) throws(JPushRefusal) {
    let family = endpoint.family
    guard let key = credential.key else { throw JPushRefusal(family.unauthorized(credential)) }
    if endpoint == .groupPush || key.hasPrefix("group-") {
      guard endpoint == .groupPush, key.hasPrefix("group-"), isKnown(credential) else {
        throw JPushRefusal(.unauthorized)
      }
    } else if !isKnown(credential) {
      if family == .push, !Self.isKey(key) { throw JPushRefusal(.badKey) }
      let hasNoApp = family == .device && !credential.isAboutSecretAlone
      throw JPushRefusal(hasNoApp ? .deviceNoApp : family.unauthorized(.wrong))
    }
  }

  private func isKnown(_ credential: JPushCredential) -> Bool {
    switch credential {
    case .right(let key), .unchecked(let key): key.hasPrefix("group-") || app.takes(key)
    case .foreign(let pair): app.hasAdopted(pair)
    case .trusted: true
    case .none, .wrong: false
    }
  }

  /// 24 letters and digits, as the vendor's Node client demands.
  static func isKey(_ text: String) -> Bool {
    text.utf8.count == 24 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private mutating func perform(
    _ endpoint: JPushEndpoint, _ request: JPushRequest, at moment: Instant, into log: inout JPushTranscript
  ) throws(JPushRefusal) -> JPushAnswer {
    switch endpoint {
    case .push, .groupPush: return try push(request, endpoint, at: moment, into: &log)
    case .validate:
      let push = try PushObject(request.body).read()
      try checkOverride(of: push, endpoint, at: moment)
      try checkVolume(of: push, try targets(of: push, at: moment).count, at: moment)
      return JPushAnswer(reply(to: push, nextMessageID()))
    case .issueIDs: return JPushAnswer(try issueIDs(request, at: moment))
    case .batch(let kind): return try batch(request, kind, at: moment, into: &log)
    case .withdraw(let id): return JPushAnswer(try withdraw(id, at: moment, into: &log))
    case .makeSchedule, .schedules, .schedule, .scheduleMessages, .changeSchedule, .deleteSchedule:
      return JPushAnswer(try schedule(endpoint, request, at: moment, into: &log))
    case .received, .messageStates, .messageReport, .users:
      return JPushAnswer(try report(endpoint, request, at: moment))
    default: return JPushAnswer(try changeNames(endpoint, request, at: moment))
    }
  }
}

extension JPushCredential {
  fileprivate var isAboutSecretAlone: Bool {
    if case .foreign(let pair) = self { pair.isOwnKey } else { false }
  }
}

extension JPushRequest {
  /// The rule behind an answer to it.
  public func rule(of reply: JPushReply) -> RuleID {
    strike?.reason == nil ? reply.code.rule : "fault.refuse"
  }
}

extension RequestFamily {
  /// The code for credentials that are missing or wrong.
  fileprivate func unauthorized(_ credential: JPushCredential) -> JPushCode {
    switch self {
    case .push: .unauthorized
    case .device: credential == .none ? .deviceAuthMissing : .deviceUnauthorized
    case .report: .reportUnauthorized
    case .schedule: .scheduleUnauthorized
    }
  }

  /// What an account that does not pay gets. The reports have a meaning of their own for the code of the black list.
  fileprivate var noRight: JPushRefusal {
    switch self {
    case .push, .schedule: JPushRefusal(.notVIP)
    case .device: JPushRefusal(.noRight)
    case .report: JPushRefusal(.blacklisted, "No right to this report")
    }
  }

  /// The code for a service that has too much to do; the reports have none of their own.
  fileprivate var busy: JPushCode {
    switch self {
    case .push: .timedOut
    case .device: .deviceBusy
    case .report: .reportFailed
    case .schedule: .scheduleBusy
    }
  }

  /// The code for a failure of the service itself.
  fileprivate var failed: JPushCode {
    switch self {
    case .push: .failed
    case .device: .deviceFailed
    case .report: .reportFailed
    case .schedule: .scheduleFailed
    }
  }
}
