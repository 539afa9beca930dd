import Words

extension Phone {
  /// The app calls `setBadgeCount`, iOS 16 and later.
  mutating func appSetsBadge(_ number: Int, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard app.runsCode else { return refuse(.nothingThere, "ios.app.asleep", turn, &out) }
    guard os >= OSVersion(16) else { return refuse(.nothingThere, "ios.app.badge.version", turn, &out) }
    if isBadgeBarred(number, turn, &out) { return }
    guard number >= 0 || turn.switches[.setBadgeCountTakesNegative] else {
      return refuse(.badgeKept(number, .negative), "ios.app.badge.negative", turn, &out)
    }
    let rule: RuleID =
      number > 0 ? "ios.app.badge" : number == 0 ? "ios.app.badge.zero" : "ios.app.badge.negative"
    setBadge(
      max(0, number), .app, rule: rule, from: .app, turn, &out,
      keepsList: turn.switches[.setBadgeCountKeepsList])
  }

  /// The app sets `applicationIconBadgeNumber`.
  mutating func appSetsIconBadge(_ number: Int, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard app.runsCode else { return refuse(.nothingThere, "ios.app.asleep", turn, &out) }
    if isBadgeBarred(number, turn, &out) { return }
    if number < 0 {
      setBadge(
        0, .appIcon, rule: "ios.icon-badge.negative", from: .app, turn, &out,
        keepsList: !turn.switches[.negativeIconBadgeClears])
    } else {
      setBadge(
        number, .appIcon, rule: number == 0 ? "ios.icon-badge.zero" : "ios.icon-badge", from: .app, turn, &out
      )
    }
  }

  /// A notification of the app's own brings a number: `UNMutableNotificationContent.badge`, or
  /// `UILocalNotification.applicationIconBadgeNumber`, where 0 is no number.
  ///
  /// - Parameters:
  ///   - number: what it says.
  ///   - source: by which of the two it came.
  ///   - hasTitle: whether it has one; iOS 11 asks.
  mutating func setLocalBadge(
    _ number: Int, by source: NotificationSource, hasTitle: Bool, _ turn: Turn, _ out: inout PhoneTranscript,
    cause step: Int? = nil
  ) {
    let isLegacy = source == .legacyLocal
    switch number {
    case ..<0:
      setBadge(
        0, .local, rule: "ios.local-badge.negative", from: .system, turn, &out, origin: .local, cause: step,
        keepsList: true)
    case 0 where isLegacy:
      out.show(.badgeKept(0, .nothingToDo), .stopped, rule: "ios.local-badge.legacy-zero", turn, cause: step)
    case 0 where os.major == 11 && !hasTitle:
      out.show(.badgeKept(0, .nothingToDo), .stopped, rule: "ios.local-badge.11", turn, cause: step)
    case 0:
      setBadge(
        0, .local, rule: "ios.local-badge.zero", from: .system, turn, &out, origin: .local, cause: step)
    default:
      setBadge(
        number, .local, rule: "ios.local-badge", from: .system, turn, &out, origin: .local, cause: step)
    }
  }

  /// Whether the person lets the app have a badge at all; tells the app's call where not.
  private func isBadgeBarred(_ number: Int, _ turn: Turn, _ out: inout PhoneTranscript) -> Bool {
    // A trial has no badge, and before iOS 8 nobody had to allow one to the app itself.
    let isAllowed =
      permission.isGiven && permission.status != .provisional && permission.settings.badge
    guard os >= OSVersion(8), !isAllowed else { return false }
    refuse(.badgeKept(number, .badgesOff), "ios.badge.permission", turn, &out)
    return true
  }

  private func refuse(
    _ event: PhoneEvent, _ rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    out.add(event, .stopped, rule: rule, from: .app, to: .system, at: turn.at)
  }
}
