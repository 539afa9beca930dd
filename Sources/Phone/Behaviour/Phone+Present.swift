import Payload
import Words

extension Phone {
  /// The visible track: the app decides while it is in front, iOS decides otherwise.
  mutating func present(
    _ delivery: Delivery, _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let isInFront = app == .foreground || app == .inactive && !turn.switches[.inactiveAsBackground]
    if let stop = visibleStop(turn) {
      if isInFront, asksApp, turn.switches[.asksWithoutPermission] {
        ask(nil, content, turn, &out, cause: cause)
      }
      out.note(.dropped(.visible, stop.reason), .stopped, rule: stop.rule, turn, cause: cause)
      return
    }
    let (level, fault) = level(of: delivery.payload, content, turn)
    noteLevel(fault, content, turn, &out, cause: cause)
    var visible = visible(content, at: level, inFront: isInFront, turn, cause: cause)
    keepTypes(&visible, turn, &out)
    if visible.options.isEmpty {
      dropVisible(visible, turn, &out)
    } else if isInFront {
      presentInFront(delivery, content, &visible, turn, &out)
    } else {
      presentAway(delivery, content, &visible, turn, &out)
    }
  }

  /// iOS shows it by itself.
  mutating func presentAway(
    _ delivery: Delivery, _ content: PushContent, _ visible: inout Visible, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    if conditions.isLocked, visible.options.contains(.banner) {
      visible.options.remove(.banner)
      visible.options.insert(.lockScreen)
    }
    var rule = Self.shownAway(content)
    if visible.level == .passive {
      visible.options.subtract([.banner, .sound])
      rule = "ios.show.passive"
    } else if visible.options.contains(.lockScreen) {
      rule = "ios.show.locked"
    }
    narrow(&visible, delivery.payload, turn, &out)
    settle(delivery, content, visible, rule: rule, turn, &out)
  }

  private static func shownAway(_ content: PushContent) -> RuleID {
    if content.hasText { return "ios.show" }
    return content.sound.played != nil ? "ios.show.sound" : "ios.show.badge"
  }

  /// Leaves the ways that the person and the phone allow.
  func narrow(
    _ visible: inout Visible, _ payload: APNsPayload, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    keepAllowed(&visible, turn, &out)
    keepUndisturbed(&visible, payload, turn, &out)
  }

  /// Shows what is left, or says that nothing is.
  mutating func settle(
    _ delivery: Delivery, _ content: PushContent, _ visible: Visible, rule: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    if visible.options.isEmpty, !visible.hidesBadge {
      dropVisible(visible, turn, &out)
    } else {
      show(delivery, content, visible, rule: rule, turn, &out)
    }
  }

  private func dropVisible(_ visible: Visible, _ turn: Turn, _ out: inout PhoneTranscript) {
    let loss = visible.lastLoss ?? (.nothingToDo, "ios.empty")
    out.note(.dropped(.visible, loss.reason), .stopped, rule: loss.rule, turn, cause: visible.cause)
  }
}
