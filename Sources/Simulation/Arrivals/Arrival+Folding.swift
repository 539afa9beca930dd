import APNs
import JPush
import Phone

extension Arrival {
  /// Takes account of an entry about this push. Entries come in order; one that is known already changes nothing.
  public mutating func fold(_ entry: TraceEntry) {
    guard entry.number > folded else { return }
    folded = entry.number
    switch entry.event {
    case .phone(let event): fold(event, entry)
    case .apns(let event): fold(event, entry)
    case .jpush(let event): fold(event, entry)
    case .world: break
    }
  }

  private mutating func decide(_ outcome: Outcome, _ entry: TraceEntry) {
    self.outcome = outcome
    rule = entry.rule
  }

  private mutating func fold(_ event: PhoneEvent, _ entry: TraceEntry) {
    switch event {
    case .callback(let callback): fold(callback, entry)
    case .answered(.present(let options)): answered = options
    case .shown(let options):
      shown = options
      isOnPhone = options.contains(.list) || options.contains(.banner)
      decide(Self.word(for: options), entry)
    case .sound(let sound): self.sound = sound
    case .badge(let change): badge = change.to
    case .badgeKept(let number, _): keptBadge = number
    case .removed(let reason): fold(reason, entry)
    case .restored:
      isOnPhone = true
      isRead = false
      decide(Self.word(for: shown), entry)
    case .bannerEnded: if !shown.contains(.list) { isOnPhone = false }
    case .dropped(let track, let reason): fold(track, reason, entry)
    case .held:
      silentPart = .held
      if shown.isEmpty { decide(.held, entry) }
    case .user(.taps):
      isRead = true
      decide(.tapped, entry)
    case .user(.dismisses):
      isRead = true
      decide(.dismissed, entry)
    case .arrived(_, let state): appState = state
    case .answered, .ignored, .extensionMissing, .app, .presents, .user, .network, .nothingThere:
      break
    }
  }

  private mutating func fold(_ callback: Callback, _ entry: TraceEntry) {
    if case .didReceive = callback, outcome == .tapped {
      rule = entry.rule
      return
    }
    guard !isRead else { return }
    callbacks.append(callback.name)
    guard case .didReceiveRemoteNotification = callback else { return }
    if kind != .empty { silentPart = silentPart == .held ? .handedOver : .ran }
    if shown.isEmpty { decide(.woke, entry) }
  }

  private mutating func fold(_ reason: RemovalReason, _ entry: TraceEntry) {
    isOnPhone = false
    switch reason {
    case .opened, .dismissed, .streamCleared, .overflow: break
    case .cleared, .badgeZero: decide(.cleared, entry)
    case .replaced: decide(.replaced, entry)
    }
  }

  private mutating func fold(_ track: TrackKind, _ reason: DropReason, _ entry: TraceEntry) {
    if track == .background { silentPart = .dropped(reason) }
    guard shown.isEmpty else { return }
    decide(reason == .notReturned ? .quiet : .dropped, entry)
  }

  private static func word(for options: PresentationOptions) -> Outcome {
    if options.contains(.banner) { return .banner }
    return options.contains(.list) ? .list : .quiet
  }

  private mutating func fold(_ event: APNsEvent, _ entry: TraceEntry) {
    switch event {
    case .accepted(let id): apnsID = id
    case .refused(let refusal):
      kind = .unreadable
      self.refusal = refusal.rawValue
      decide(.refused, entry)
    case .stored: decide(.held, entry)
    case .lost: decide(.dropped, entry)
    case .requested, .warned, .unreadable, .notAnObject, .wrapped, .handedOver: break
    }
  }

  private mutating func fold(_ event: JPushEvent, _ entry: TraceEntry) {
    switch event {
    case .messageRefused(let code):
      refusal = String(code)
      decide(.refused, entry)
    case .messageHeld: decide(.held, entry)
    case .messageLost: decide(.dropped, entry)
    case .messageDelivered:
      callbacks.append("networkDidReceiveMessage")
      decide(.delivered, entry)
    default: break
    }
  }
}
