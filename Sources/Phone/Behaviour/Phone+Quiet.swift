import Payload
import Words

extension Phone {
  /// Takes away what the Focus, the Scheduled Summary and the ring switch keep from the person.
  func keepUndisturbed(
    _ visible: inout Visible, _ payload: APNsPayload, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    if let focus = conditions.focus { keep(focus, &visible, payload, turn, &out) }
    if conditions.isSummaryOn, os.major >= 15, !visible.isInFront, !visible.level.breaksThrough {
      visible.lose([.banner, .lockScreen, .sound], .summary, rule: "ios.summary", turn, &out)
      visible.isForSummary = true
    }
    if !conditions.isRingerOn, visible.sound?.isCritical != true {
      visible.lose(.sound, .ringer, rule: "ios.sound.ringer", turn, &out)
    }
  }

  private func keep(
    _ focus: Focus, _ visible: inout Visible, _ payload: APNsPayload, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    if let rule = silences(focus, visible, payload, turn) {
      visible.lose([.banner, .lockScreen, .sound], .focus, rule: rule, turn, &out)
    }
    if focus.hidesBadges, os.major >= 15, visible.options.contains(.badge) {
      visible.hidesBadge = !turn.switches[.focusDropsBadge]
      visible.lose(.badge, .focus, rule: "ios.focus.badge", turn, &out)
    }
  }

  /// The rule by which `focus` keeps a push quiet; nil if it lets it through.
  private func silences(
    _ focus: Focus, _ visible: Visible, _ payload: APNsPayload, _ turn: Turn
  ) -> RuleID? {
    if visible.level == .critical { return nil }
    if visible.isInFront, turn.switches[.focusSparesFront] { return nil }
    guard os.major >= 15 else {
      return turn.switches[.disturbOnlyLocked] && !conditions.isLocked ? nil : "ios.focus.before15"
    }
    if visible.level == .timeSensitive, focus.allowsTimeSensitive { return nil }
    if !focus.allowsApp { return visible.isInFront ? "ios.focus.front" : "ios.focus" }
    guard os.major >= 16, let filter = focus.filter else { return nil }
    guard let criteria = payload.filterCriteria else {
      return turn.switches[.filterNeedsCriteria] ? "ios.focus.filter.none" : nil
    }
    return criteria == filter ? nil : "ios.focus.filter"
  }
}

extension InterruptionLevel {
  /// Whether it is delivered at once in spite of the Scheduled Summary.
  var breaksThrough: Bool { self == .timeSensitive || self == .critical }
}
