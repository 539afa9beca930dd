import APNs
import Getui
import JPush
import Phone
import Words

extension Arrival {
  /// Takes account of an entry about this push. Entries come in order; one that is known already changes nothing.
  public mutating func fold(_ entry: TraceEntry) {
    guard entry.number > folded else { return }
    folded = entry.number
    switch entry.event {
    case .phone(let event): fold(event, entry.rule)
    case .apns(let event): fold(event, entry.rule)
    case .jpush(let event): fold(event, entry.rule)
    case .getui(let event): fold(event, entry.rule)
    case .world(let event): fold(event, entry.rule)
    }
  }

  /// The same for all entries from `first` on that are about this push; they are read where they lie, since copying one
  /// costs more than what is done with it.
  mutating func fold(_ entries: [TraceEntry], from first: Int) {
    entries.withUnsafeBufferPointer { entries in
      for index in first..<entries.count where entries[index].push == number && entries[index].number > folded
      {
        folded = entries[index].number
        switch entries[index].event {
        case .phone(let event): fold(event, entries[index].rule)
        case .apns(let event): fold(event, entries[index].rule)
        case .jpush(let event): fold(event, entries[index].rule)
        case .getui(let event): fold(event, entries[index].rule)
        case .world(let event): fold(event, entries[index].rule)
        }
      }
    }
  }

  mutating func decide(_ outcome: Outcome, _ rule: RuleID) {
    self.outcome = outcome
    self.rule = rule
  }

  private mutating func fold(_ event: PhoneEvent, _ rule: RuleID) {
    switch event {
    case .callback(let callback): fold(callback, rule)
    case .answered(.present(let options)): answered = options
    case .shown(let options):
      shown = options
      isOnPhone = !options.isDisjoint(with: [.list, .banner, .lockScreen])
      decide(Self.word(for: options), rule)
    case .sound(let sound): self.sound = sound
    case .badge(let change):
      badge = change.to
      if shown.isEmpty, !isRead { decide(.quiet, rule) }
    case .withheld: limits.append(rule)
    case .concealed: limits.append(rule)
    case .reworded(let lines): (title, subtitle, body) = (lines.title, lines.subtitle, lines.body)
    case .badgeKept(let number, _): keptBadge = number
    case .removed(let reason): fold(reason, rule)
    case .restored:
      isOnPhone = true
      isRead = false
      decide(Self.word(for: shown), rule)
    case .bannerEnded: if !shown.contains(.list) { isOnPhone = false }
    case .dropped(let track, let reason): fold(track, reason, rule)
    case .held(let reason):
      silentPart = .held(reason)
      if shown.isEmpty { decide(.held, rule) }
    case .user(.taps(let action)):
      isRead = true
      decide(Self.word(for: action), rule)
    case .user(.dismisses), .user(.closesLook):
      isRead = true
      decide(.dismissed, rule)
    case .arrived(let tracks, let state):
      appState = state
      wakes = tracks.contains(.background)
      kind = tracks.contains(.visible) ? .notification : tracks.isEmpty ? .empty : .silent
    case .service(let event): fold(event, rule)
    case .call(let event): fold(event, rule)
    case .activity(let event): fold(event, rule)
    case .channel(let event): fold(event, rule)
    case .answered, .profile, .acted, .completion, .ignored, .tooNew, .released, .stillRuns,
      .extensionMissing, .app, .presents, .set, .user, .network, .life, .local, .nothingThere, .asks, .built,
      .token:
      break
    }
  }

  private mutating func fold(_ callback: Callback, _ rule: RuleID) {
    if isRead {
      if callback.answers(outcome) { self.rule = rule }
      return
    }
    callbacks.append(callback.name)
    switch callback {
    case .didReceiveRemoteNotification, .didReceiveRemote: break
    default: return
    }
    if wakes { silentPart = isHeld ? .handedOver : .ran }
    if shown.isEmpty { decide(.woke, rule) }
  }

  private mutating func fold(_ reason: RemovalReason, _ rule: RuleID) {
    isOnPhone = false
    switch reason {
    case .opened, .dismissed, .streamCleared, .overflow, .unlocked: break
    case .cleared, .badgeZero, .byApp, .appRemoved: decide(.cleared, rule)
    case .replaced: decide(.replaced, rule)
    }
  }

  private mutating func fold(_ track: TrackKind, _ reason: DropReason, _ rule: RuleID) {
    if track == .background { silentPart = .dropped(reason) }
    guard shown.isEmpty else { return }
    decide(reason.isQuiet ? .quiet : .dropped, rule)
  }

  private static func word(for action: ResponseAction) -> Outcome {
    switch action {
    case .open: .tapped
    case .dismiss: .dismissed
    case .button: .acted
    case .reply: .replied
    }
  }

  private var isHeld: Bool { if case .held = silentPart { true } else { false } }

  private static func word(for options: PresentationOptions) -> Outcome {
    if options.contains(.banner) { return .banner }
    if options.contains(.lockScreen) { return .lockscreen }
    return options.contains(.list) ? .list : .quiet
  }

  private mutating func fold(_ event: WorldEvent, _ rule: RuleID) {
    switch event {
    case .pushLost: decide(.dropped, rule)
    case .adopted, .sentAgain: note(rule)
    default: break
    }
  }

  private mutating func fold(_ event: APNsEvent, _ rule: RuleID) {
    switch event {
    case .warned: note(rule)
    case .accepted(let id): apnsID = id
    case .refused(let refusal):
      kind = .unreadable
      self.refusal = refusal.rawValue
      decide(.refused, rule)
    case .stored: decide(.held, rule)
    case .lost: decide(.dropped, rule)
    case .requested, .unreadable, .notAnObject, .wrapped, .handedOver, .replied: break
    }
  }

  private mutating func fold(_ event: GetuiEvent, _ rule: RuleID) {
    switch event {
    case .warned: note(rule)
    case .halted: if outcome != .held || kind == .message { decide(.dropped, rule) }
    case .kept, .waitsInConnection: decide(.held, rule)
    case .callback(let callback):
      guard !isRead else { return }
      callbacks.append(callback.shortName)
      if kind == .message { decide(.delivered, rule) }
    default: break
    }
  }

  private mutating func fold(_ event: JPushEvent, _ rule: RuleID) {
    switch event {
    case .warned: note(rule)
    case .messageRefused(let code):
      refusal = String(code)
      decide(.refused, rule)
    case .notSentToAPNs: if kind == .notification { decide(.dropped, rule) }
    case .messageHeld: decide(.held, rule)
    case .messageLost: decide(.dropped, rule)
    case .messageDelivered:
      callbacks.append("networkDidReceiveMessage")
      decide(.delivered, rule)
    default: break
    }
  }
}

extension Callback {
  /// Whether it hands what the person did to the app; a silent part that was held comes by the same call as an old tap.
  fileprivate func answers(_ outcome: Outcome) -> Bool {
    switch self {
    case .didReceive, .handleAction: outcome != .cleared
    case .didReceiveRemoteNotification, .didReceiveRemote, .didReceiveLocal: outcome == .tapped
    default: false
    }
  }
}

extension DropReason {
  /// Whether the push was delivered, and only nothing of it seen or heard.
  fileprivate var isQuiet: Bool {
    switch self {
    case .notReturned, .appInFront, .focus, .summary, .ringer: true
    default: false
    }
  }
}
