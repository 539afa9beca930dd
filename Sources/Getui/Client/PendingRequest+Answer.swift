import Phone

extension PendingRequest.Question {
  /// What the app is told where the connection was lost before an answer.
  var lostAnswer: GetuiCallback {
    switch self {
    case .setTags(_, let number): .didSetTags(sequenceNumber: number, error: .offline)
    case .queryTags(let number): .didQueryTag([], sequenceNumber: number, error: .offline)
    case .bind(_, let number): .didAliasAction(.bind, sequenceNumber: number, error: .network)
    case .unbind(_, let number, _): .didAliasAction(.unbind, sequenceNumber: number, error: .network)
    case .pushMode(let isOff): .didSetPushMode(isOff: isOff, isOnline: false)
    case .activity(let token, let number):
      token.kind == .activity
        ? .didRegisterLiveActivity(sequenceNumber: number, isDone: false)
        : .didRegisterPushToStart(sequenceNumber: number, isDone: false)
    case .controls(_, let number): .didRegisterControls(sequenceNumber: number, isDone: false)
    case .upstream(let id): .didSendMessage(id: id, arrived: false)
    }
  }
}

extension GetuiService {
  /// What it answers to a question of the SDK; what it changes takes effect with the answer.
  mutating func answer(
    _ question: PendingRequest.Question, of id: ClientID, at moment: Instant
  ) -> GetuiCallback {
    switch question {
    case .setTags(let tags, let number):
      return .didSetTags(sequenceNumber: number, error: setTags(tags, of: id, at: moment))
    case .queryTags(let number):
      return .didQueryTag(
        self[id]?.tags ?? [], sequenceNumber: number, error: isFailing ? .exception : nil)
    case .bind(let alias, let number):
      return .didAliasAction(.bind, sequenceNumber: number, error: bind(alias, to: id, at: moment))
    case .unbind(let alias, let number, let onlySelf):
      let code = unbind(alias, from: id, onlySelf: onlySelf, at: moment)
      return .didAliasAction(.unbind, sequenceNumber: number, error: code)
    case .pushMode(let isOff):
      update(id) { $0.isPushOff = isOff }
      return .didSetPushMode(isOff: isOff, isOnline: true)
    case .activity(let token, let number):
      store(token, of: id)
      return token.kind == .activity
        ? .didRegisterLiveActivity(sequenceNumber: number, isDone: true)
        : .didRegisterPushToStart(sequenceNumber: number, isDone: true)
    case .controls(let pairs, let number):
      for pair in pairs { store(PushToken(kind: .control, name: pair.name, token: pair.value), of: id) }
      return .didRegisterControls(sequenceNumber: number, isDone: true)
    case .upstream(let message): return .didSendMessage(id: message, arrived: hasBackendServer)
    }
  }
}
