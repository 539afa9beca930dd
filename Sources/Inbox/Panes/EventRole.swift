import APNs
import Getui
import JPush
import Phone
import Simulation

/// The colour of what happened.
enum EventRole {
  static func of(_ entry: TraceEntry) -> Role {
    if entry.verdict == .stopped { return .refused }
    switch entry.event {
    case .phone(let event): return role(event)
    case .apns(let event): return role(event)
    case .jpush(let event): return role(event)
    case .getui(let event): return role(event)
    case .world: return .strong
    }
  }

  private static func role(_ event: PhoneEvent) -> Role {
    switch event {
    case .shown, .sound: .shown
    case .badge: .badge
    case .held: .held
    case .dropped: .dropped
    case .user, .acted: .strong
    case .badgeKept, .bannerEnded, .ignored, .nothingThere, .extensionMissing: .dim
    default: .text
    }
  }

  private static func role(_ event: APNsEvent) -> Role {
    switch event {
    case .accepted: .shown
    case .refused: .refused
    case .stored, .warned, .unreadable, .notAnObject, .wrapped: .held
    case .lost: .dropped
    default: .text
    }
  }

  private static func role(_ event: GetuiEvent) -> Role {
    switch event {
    case .callback(.didReceiveSlience), .callback(.didReceivePayloadData): .woke
    case .callback, .accepted, .replied: .shown
    case .kept, .waitsInConnection, .backOff, .scheduled, .warned: .held
    case .serverBadge: .badge
    case .cannotCall, .notProxied, .halted: .dropped
    default: .text
    }
  }

  private static func role(_ event: JPushEvent) -> Role {
    switch event {
    case .answered(let answer): answer.code == .ok ? .shown : .held
    case .messageAccepted: .shown
    case .messageDelivered: .woke
    case .messageHeld, .backOff, .warned: .held
    case .messageRefused, .messageLost, .cannotCall, .serviceError, .systemAnswered(_, .fault): .dropped
    case .serverBadge: .badge
    default: .text
    }
  }
}
