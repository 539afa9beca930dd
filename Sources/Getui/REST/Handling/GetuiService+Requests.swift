import Payload
import Phone
import Words

extension GetuiService {
  /// How far the clock of a backend may be off in `/auth`, in milliseconds; the vendor does not publish it.
  public static let longestSkew: Int64 = 600_000

  /// Answers a request of a backend.
  ///
  /// - Returns: the answer, and the copies to send now; the caller routes each under a push number of its own.
  public mutating func handle(
    _ request: GetuiRequest, at moment: Instant, into log: inout GetuiTranscript
  ) -> GetuiAnswer {
    let asked = log.add(
      .requested(method: request.method, path: request.path), rule: "getui.rest.request", from: .backend,
      to: .service, at: moment)
    warn(about: request, (moment, asked), into: &log)
    let first = log.steps.count
    let answer = answer(request, at: moment, into: &log)
    warn(about: request, answer.reply, stepsFrom: first, (moment, asked), into: &log)
    let isDone = answer.reply.code == .ok
    log.add(
      .replied(answer.reply), isDone ? .passed : .stopped, rule: request.rule(of: answer.reply),
      from: .service,
      to: .backend, at: moment, cause: asked)
    return answer
  }

  private mutating func answer(
    _ request: GetuiRequest, at moment: Instant, into log: inout GetuiTranscript
  ) -> GetuiAnswer {
    var form = GetuiReply.Form.v2
    do throws(GetuiRefusal) {
      let (appID, endpoint) = try request.address()
      if endpoint.isV1 { form = .v1 }
      if let code = request.strike?.reason { throw GetuiRefusal(code) }
      if isStarting { throw GetuiRefusal(.starting) }
      if endpoint == .probe { return GetuiAnswer(GetuiReply()) }
      try admit(request.credential, appID: appID, endpoint, at: moment)
      let operation = try request.operation(of: endpoint)
      let desk = RequestDesk(
        appID: appID, isTrusted: request.credential == .trusted, credential: request.credential, form: form,
        moment: moment)
      return try perform(operation, desk, into: &log)
    } catch {
      return GetuiAnswer(form == .v1 ? V1Reply.refusal(error) : GetuiReply(error))
    }
  }

  /// Who may come in, and how often.
  private mutating func admit(
    _ credential: GetuiCredential, appID: String, _ endpoint: Endpoint, at moment: Instant
  ) throws(GetuiRefusal) {
    guard credential != .trusted else { return }
    let now = clock(at: moment)
    if !endpoint.isOpen {
      guard case .token(let number) = credential, tokens.isGood(number, app: appID, at: now) else {
        throw GetuiRefusal(.tokenInvalid)
      }
    }
    if app.isBlacklisted { throw GetuiRefusal(.appBlacklisted) }
    if !isKnown(appID, credential) { throw GetuiRefusal(.invalid("appId")) }
    guard quotas.hasRoom(.callsPerMinute, at: now) else { throw GetuiRefusal(.callsTooOften) }
    quotas.use(.callsPerMinute, at: now)
  }

  private mutating func perform(
    _ operation: GetuiOperation, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiAnswer {
    switch operation {
    case .authenticate(let key, let timestamp):
      return GetuiAnswer(try authenticate(key, timestamp, desk))
    case .endToken: return GetuiAnswer(try endToken(desk))
    case .probe: return GetuiAnswer(GetuiReply())
    case .pushOne, .pushBatch, .createMessage, .pushList, .pushMany:
      return try push(operation, desk, into: &log)
    case .stopTask, .readSchedule, .deleteSchedule, .readDetail:
      return GetuiAnswer(try handleTask(operation, desk, into: &log))
    case .reportTasks, .reportGroup, .reportPushes, .reportUsers, .reportOnline, .reportQuotas:
      return GetuiAnswer(try report(operation, desk))
    default: return GetuiAnswer(try handleUsers(operation, desk, into: &log))
    }
  }

  private mutating func authenticate(
    _ key: String, _ timestamp: Int, _ desk: RequestDesk
  ) throws(GetuiRefusal) -> GetuiReply {
    let now = clock(at: desk.moment)
    guard quotas.hasRoom(.authPerMinute, at: now), quotas.hasRoom(.authPerDay, at: now) else {
      throw GetuiRefusal(.authTooOften)
    }
    quotas.use(.authPerMinute, at: now)
    quotas.use(.authPerDay, at: now)
    let skew = abs(now.microseconds / 1000 - Int64(timestamp))
    guard isRight(desk, key), skew <= Self.longestSkew, app.takes(key: key) else {
      throw GetuiRefusal(.sign)
    }
    let entry = tokens.issue(app: desk.appID, at: now)
    let text = TokenText.text(entry.number, identifiers)
    let expires = String(entry.expires.microseconds / 1000)
    if desk.form == .v1 { return V1Reply.token(text, expires: expires) }
    return GetuiReply(["expire_time": .string(expires), "token": .string(text)])
  }

  private func isKnown(_ appID: String, _ credential: GetuiCredential) -> Bool {
    credential == .foreignApp ? app.adoptedIDs.contains(appID) : app.takes(id: appID)
  }

  /// A foreign sign cannot be checked, for nobody but the backend knows what it was made with: its `appkey` stands for it.
  private func isRight(_ desk: RequestDesk, _ key: String) -> Bool {
    switch desk.credential {
    case .rightSign, .uncheckedSign, .foreignApp, .trusted: true
    case .foreignSign: app.adoptedKeys.contains(key) && app.has(id: desk.appID)
    case .none, .token, .unknownToken, .wrongSign: false
    }
  }

  private mutating func endToken(_ desk: RequestDesk) throws(GetuiRefusal) -> GetuiReply {
    guard case .token(let number) = desk.credential, tokens.end(number) else {
      throw GetuiRefusal(.tokenInvalid)
    }
    return GetuiReply()
  }
}

extension GetuiRequest {
  /// The rule behind an answer to it.
  public func rule(of reply: GetuiReply) -> RuleID {
    strike?.reason == nil ? reply.code.rule : "fault.refuse"
  }
}
