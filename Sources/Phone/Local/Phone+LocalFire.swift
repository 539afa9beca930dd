import Payload
import Words

extension Phone {
  /// A request comes due: it has fired and waits for its number.
  mutating func run(_ job: LocalJob, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard case .due(let serial) = job, setup.isInstalled,
      let index = local.pending.firstIndex(where: { $0.serial == serial })
    else { return }
    local.fired.append(local.pending[index])
    guard let next = next(of: local.pending[index], after: turn.at) else {
      local.pending.remove(at: index)
      return
    }
    local.pending[index].due = next
    out.later(.local(.due(serial)), at: next)
  }

  /// Whether a local notification has fired that nobody has given a number yet.
  public var hasFired: Bool { !local.fired.isEmpty }

  /// Takes the oldest local notification that has fired and has no number yet.
  public mutating func takeFired() -> LocalRequest? {
    local.fired.isEmpty ? nil : local.fired.removeFirst()
  }

  /// A local notification arrives, under the number that it was given.
  public mutating func fire(
    _ request: LocalRequest, as number: PushNumber, at moment: Instant, switches: RuleSwitches,
    into out: inout PhoneTranscript
  ) {
    guard let payload = request.content.payload else { return }
    var delivery = Delivery(
      number: number, payload: payload, type: nil, collapseID: request.identifier,
      apnsID: request.identifier, priority: 10, origin: .local, source: request.source)
    if case .region = request.trigger { delivery.isByRegion = true }
    var turn = Turn(at: moment, on: os, switches: switches, code: code)
    turn.concern(delivery)
    let arrival = out.note(.arrived([.visible], in: app), rule: "ios.local.fire", turn)
    var content = PushContent(payload, os, switches)
    let isInert = isInert(request)
    content.badge.number = isInert ? nil : request.content.badge
    guard content.isVisible, !isNeverPosted(request) else {
      let rule: RuleID = isNeverPosted(request) ? "ios.local.badge.only" : "ios.local.empty"
      out.note(.dropped(.visible, .nothingToDo), .stopped, rule: rule, turn, cause: arrival)
      if isInert { setInertBadge(request, turn, &out, cause: arrival) }
      return
    }
    if let rule = quiet(request) {
      let step = out.note(.dropped(.visible, .appInFront), .stopped, rule: rule, turn, cause: arrival)
      if setup.methods.contains(.local), rule != "ios.local.front.delegate" {
        let state: ApplicationState = app == .foreground ? .active : .inactive
        out.call(.didReceiveLocal(state), .passed, rule: rule, turn, cause: step)
      }
      return
    }
    present(delivery, content, turn, &out, cause: arrival)
    if isInert { setInertBadge(request, turn, &out, cause: arrival) }
  }

  /// Why an app in front gets nothing shown for the request; nil where it is asked.
  private func quiet(_ request: LocalRequest) -> RuleID? {
    guard app.isInFront, !asksApp else { return nil }
    return request.source == .legacyLocal ? "ios.local.front.legacy" : "ios.local.front.delegate"
  }

  /// Whether the badge of 0 that it carries means nothing: always in the old interface, in iOS 11 without a title.
  private func isInert(_ request: LocalRequest) -> Bool {
    guard request.content.badge == 0 else { return false }
    return request.source == .legacyLocal || os.major == 11 && request.content.title.isEmpty
  }

  private mutating func setInertBadge(
    _ request: LocalRequest, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    setLocalBadge(
      0, by: request.source, hasTitle: !request.content.title.isEmpty, turn, &out, cause: cause)
  }

  /// iOS 10.2 never posts a request with nothing but a badge of 0.
  private func isNeverPosted(_ request: LocalRequest) -> Bool {
    let content = request.content
    return request.source == .local && os >= OSVersion(10, 2) && os < OSVersion(10, 3)
      && content.badge == 0 && !content.hasText && content.sound == nil
  }
}
