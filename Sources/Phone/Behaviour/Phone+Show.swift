import Payload
import Words

extension Phone {
  /// Puts it before the person in the ways that are left.
  mutating func show(
    _ delivery: Delivery, _ content: PushContent, _ visible: Visible, rule: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    var options = visible.options
    // The badge that falls to 0 takes the arriving notification with it, so it never comes into the list.
    let number = options.contains(.badge) || visible.hidesBadge ? content.badge.number : nil
    let empties = number == 0 && badge.number != 0
    if !options.isDisjoint(with: .seen) { replace(delivery, turn, &out) }
    if empties { options.remove(.list) }
    if options.contains(.lockScreen), visible.level != .passive { options.insert(.light) }
    var shown = visible.cause
    if !options.isEmpty { shown = out.show(.shown(options), rule: rule, turn, cause: visible.cause) }
    if options.contains(.sound), let sound = visible.sound {
      out.show(.sound(sound), rule: Self.soundRule(sound), turn, cause: shown)
    }
    if !options.isDisjoint(with: .seen) {
      let waits = visible.isForSummary && options.contains(.list)
      keep(delivery, options, waits: waits, turn, &out, cause: shown)
    }
    if let number, delivery.source != .remote {
      let hasTitle = delivery.payload.alert?.title != nil
      setLocalBadge(number, by: delivery.source, hasTitle: hasTitle, turn, &out, cause: shown)
    } else if let number {
      let rule: RuleID =
        visible.hidesBadge ? "ios.focus.badge" : number == 0 ? "ios.badge.remove" : "ios.badge.set"
      setBadge(
        number, .push, rule: rule, from: .system, turn, &out, origin: delivery.origin, cause: shown)
    }
  }

  private static func soundRule(_ sound: PlayedSound) -> RuleID {
    switch sound {
    case .standard: "ios.sound"
    case .named: "ios.sound.named"
    case .critical: "ios.sound.critical"
    }
  }

  /// A notification of the same identifier goes before the new one comes.
  private mutating func replace(_ delivery: Delivery, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let id = delivery.collapseID, let old = centre.remove(identifier: id) else { return }
    var about = turn
    about.push = old
    out.note(.removed(.replaced(by: delivery.number)), rule: "ios.list.replace", about)
    if centre.banner?.entry.number == old { centre.banner = nil }
  }

  /// Puts it into the list, on the screen, or both.
  private mutating func keep(
    _ delivery: Delivery, _ options: PresentationOptions, waits: Bool, _ turn: Turn,
    _ out: inout PhoneTranscript, cause: Int
  ) {
    var entry = NotificationEntry(
      number: delivery.number, identifier: delivery.identifier, payload: delivery.payload,
      origin: delivery.origin, deliveredAt: turn.at)
    if let (lines, rule) = ownLines(of: delivery.payload) {
      entry.lines = lines
      out.show(.reworded(lines), .info, rule: rule, turn, cause: cause)
    }
    let hidden = hiddenText(of: delivery.payload)
    if !hidden.isEmpty {
      let rule: RuleID = conditions.isUnlockedSinceBoot ? "ios.previews" : "ios.previews.locked"
      out.show(.concealed(hidden), .info, rule: rule, turn, cause: cause)
    }
    entry.source = delivery.source
    entry.isByRegion = delivery.isByRegion
    if waits {
      entry.summary = .waits
      timeSummary(turn, &out)
    }
    entry.isOnLockScreenOnly = options.contains(.lockScreen) && !options.contains(.list)
    if !options.isDisjoint(with: [.list, .lockScreen]), let full = centre.add(entry) {
      var about = turn
      about.push = full
      out.note(.removed(.overflow), rule: "ios.list.limit", about, cause: cause)
    }
    if options.contains(.banner) {
      raiseBanner(entry, isInList: options.contains(.list), turn, &out, cause: cause)
    }
  }
}

extension Delivery {
  /// `UNNotificationRequest.identifier`.
  var identifier: String { collapseID ?? apnsID }
}
