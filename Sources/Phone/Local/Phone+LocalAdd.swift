import Words

extension Phone {
  /// The app calls `UNUserNotificationCenter.add`.
  mutating func add(
    _ content: LocalContent, _ trigger: LocalTrigger, _ identifier: String?, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    let request = LocalRequest(
      identifier: identifier ?? local.freshIdentifier(), content: content, trigger: trigger, source: .local)
    if let fault = fault(of: request, turn, &out) {
      return refuse(request, fault, turn, &out)
    }
    schedule(request, rule: "ios.local.add", turn, &out)
  }

  /// The app calls `UIApplication.scheduleLocalNotification`.
  mutating func schedule(
    _ content: LocalContent, _ time: LegacyTime, _ identifier: String?, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    let request = LocalRequest(
      identifier: identifier ?? local.freshIdentifier(), content: content, trigger: trigger(for: time, turn),
      source: .legacyLocal)
    if case .region = time, os < OSVersion(8) { return refuse(request, .iOSTooOld, turn, &out) }
    schedule(request, rule: "ios.local.schedule", turn, &out)
  }

  private func trigger(for time: LegacyTime, _ turn: Turn) -> LocalTrigger {
    switch time {
    case .now: return .now
    case .after(let span, let interval): return .date(turn.at.moved(byMicroseconds: span), every: interval)
    case .at(let match, let interval):
      // A date that has passed is none that is to come: it fires at once.
      return .date(match.next(after: turn.at, offset: local.offset) ?? turn.at, every: interval)
    case .region(let edge, let name, let repeats): return .region(edge, name, repeats: repeats)
    }
  }

  /// Why iOS does not take the request; it tells of the attachments that it does not take.
  private func fault(
    of request: LocalRequest, _ turn: Turn, _ out: inout PhoneTranscript
  ) -> LocalFault? {
    if os < OSVersion(10) { return .iOSTooOld }
    if case .interval(let span, let repeats) = request.trigger {
      if span <= 0 { return .intervalNotPositive }
      if repeats, span < 60_000_000 { return .repeatsTooOften }
    }
    let files = request.content.attachments
    if attach(files, turn, &out, cause: nil).count < files.count { return .attachment }
    if !permission.isGiven { return .notAllowed }
    if case .calendar = request.trigger, due(of: request, after: turn.at) == nil { return .neverFires }
    return nil
  }

  private mutating func refuse(
    _ request: LocalRequest, _ fault: LocalFault, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    let step = out.add(
      .local(.refused(request.identifier, fault)), .stopped, rule: fault.rule, from: .system, to: .app,
      at: turn.at)
    if fault.isException { crash(turn, cause: step, &out) }
  }

  /// Puts the request among those that wait, or lets it fire at once.
  private mutating func schedule(
    _ request: LocalRequest, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    var request = request
    request.serial = local.nextSerial()
    request.addedAt = turn.at
    request.due = due(of: request, after: turn.at)
    let isReplaced = local.removePending(request.identifier)
    let step = out.add(
      .local(.added(request.identifier, due: request.due)), .passed, rule: rule, from: .app, to: .system,
      at: turn.at)
    if isReplaced {
      out.note(.local(.replaced(request.identifier)), rule: "ios.local.replace", turn, cause: step)
    }
    if request.trigger == .now {
      local.fired.append(request)
      return
    }
    local.pending.append(request)
    if let due = request.due { out.later(.local(.due(request.serial)), at: due) }
    dropSurplus(request.source, turn, &out, cause: step)
  }

  private mutating func dropSurplus(
    _ source: NotificationSource, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let isLegacy = source == .legacyLocal
    let keepsSoonest = isLegacy || turn.switches[.pendingKeepsSoonest]
    guard let gone = local.removeSurplus(keepsSoonest: keepsSoonest) else { return }
    out.note(
      .local(.surplus(gone.identifier)), .stopped,
      rule: isLegacy ? "ios.local.limit.legacy" : "ios.local.limit", turn, cause: cause)
  }

  /// When the request fires first after `moment`; nil where no clock decides that.
  func due(of request: LocalRequest, after moment: Instant) -> Instant? {
    switch request.trigger {
    case .now, .region: nil
    case .interval(let span, _): moment.moved(byMicroseconds: span)
    case .calendar(let match, _): match.next(after: moment, offset: local.offset)
    case .date(let date, _): max(date, moment)
    }
  }

  /// When a request that has just fired does so again; nil if it does not.
  func next(of request: LocalRequest, after moment: Instant) -> Instant? {
    switch request.trigger {
    case .interval(_, true), .calendar(_, true): due(of: request, after: moment)
    case .date(let date, let interval?): interval.next(of: date, after: moment, offset: local.offset)
    case .now, .region, .interval(_, false), .calendar(_, false), .date(_, nil): nil
    }
  }
}
