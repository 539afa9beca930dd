import Getui
import JPush
import Phone
import Simulation
import Words

/// One change of one of the connections by which pushes reach a phone.
struct ConnectionChange: Hashable, Sendable {
  /// When, in world time.
  let at: Instant
  let line: PushLine
  /// What happened, in a few words.
  let phrase: Phrase
  /// The vendor's own name for it, where it has one.
  let ownName: String?
  /// What it is by its colour.
  let role: Role
  let rule: RuleID

  /// The change in `entry`; nil for everything else.
  init?(_ entry: TraceEntry) {
    guard let (line, role) = Self.kind(of: entry) else { return nil }
    at = entry.at
    self.line = line
    self.role = role
    (phrase, ownName) = Self.words(for: entry.event)
    rule = entry.rule
  }

  private static func words(for event: Event) -> (Phrase, String?) {
    switch event {
    case .jpush(.connection(let state)):
      (Phrase(WordID("face.connection.\(state.rawValue)")), state.notificationName)
    case .getui(.callback(.didNotifyState(let status))):
      (Phrase("phone.event.plain", .text(status.name)), nil)
    default: (event.phrase, nil)
    }
  }

  private static func kind(of entry: TraceEntry) -> (PushLine, Role)? {
    switch entry.event {
    case .phone(.network(let isOn)): (.apns, isOn ? .shown : .held)
    case .apns(.stored): (.apns, .held)
    case .apns(.handedOver): entry.rule == "apns.store.delivered" ? (.apns, .shown) : nil
    case .jpush(.connection(let state)):
      (.jpush, state == .loggedIn ? .shown : state == .closed ? .held : .text)
    case .jpush(.registrationID): (.jpush, .text)
    case .jpush(.registrationFailed): (.jpush, .refused)
    case .jpush(.backOff): (.jpush, .held)
    case .getui(.link(let state)): (.getui, state == .up ? .shown : state == .closed ? .held : .text)
    case .getui(.callback(.didNotifyState)), .getui(.clientID): (.getui, .text)
    case .getui(.backOff), .getui(.waitsInConnection): (.getui, .held)
    default: nil
    }
  }
}
