import Phone
import Words

/// What events about the rarer kinds of push say of an arrival.
extension Arrival {
  mutating func fold(_ event: ExtensionEvent, _ rule: RuleID) {
    switch event {
    case .started: decide(.extension, rule)
    case .delivered(let lines, _): (title, subtitle, body) = (lines.title, lines.subtitle, lines.body)
    case .setUp, .skipped, .attachmentRefused, .willExpire, .crashed, .deliveredNothing, .handedCall,
      .original:
      break
    }
  }

  mutating func fold(_ event: CallEvent, _ rule: RuleID) {
    switch event {
    case .rings(let caller):
      kind = .call
      if title.isEmpty, body.isEmpty { title = caller }
      decide(.called, rule)
    case .filtered, .answered, .declined, .ended: decide(.called, rule)
    case .unreported: decide(.woke, rule)
    case .lost, .neverPosted, .watchdog: decide(.dropped, rule)
    case .setUp, .reported, .banned: break
    }
  }

  mutating func fold(_ event: ActivityEvent, _ rule: RuleID) {
    switch event {
    case .refused: decide(.dropped, rule)
    case .started(let name), .updated(let name), .ended(let name, _):
      if title.isEmpty, body.isEmpty { body = name }
      decide(.activity, rule)
    case .setUp, .expired, .stale, .dismissed, .alerted, .unwoken: break
    }
  }

  mutating func fold(_ event: ChannelEvent, _ rule: RuleID) {
    switch event {
    case .routed(let type, let state):
      appState = state
      kind = type == .voip ? .call : type == .liveactivity ? .activity : .channel
      decide(.routed, rule)
    case .handed: decide(.routed, rule)
    case .lost: decide(.dropped, rule)
    case .talk: break
    }
  }
}
