import Words

extension Phone {
  /// The app removes notifications from the list: `removeDeliveredNotifications(withIdentifiers:)`, or all of them.
  /// Before iOS 10 there is no such call but to cancel everything.
  mutating func appRemoves(_ identifiers: [String], _ turn: Turn, _ out: inout PhoneTranscript) {
    guard canCallCentre(turn, &out) else { return }
    let gone =
      identifiers == ["all"]
      ? centre.removeAll(canBeTakenBack: false) : centre.remove(identifiers: identifiers)
    guard !gone.isEmpty else {
      out.add(
        .nothingThere, .stopped, rule: "ios.remove.unknown", from: .app, to: .system, at: turn.at)
      return
    }
    for entry in gone {
      out.add(
        .removed(.byApp), rule: "ios.remove", from: .app, to: .system, at: turn.at, push: entry.number)
      takeDown(entry)
    }
  }

  /// The app asks what is in the list: `getDeliveredNotifications`.
  mutating func appLists(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard canCallCentre(turn, &out) else { return }
    let listed = centre.entries.filter { !$0.isByRegion && !$0.isOnLockScreenOnly }
    let identifiers = listed.reversed().map(\.identifier)
    let rule: RuleID = centre.entries.contains(where: \.isByRegion) ? "ios.delivered.region" : "ios.delivered"
    out.add(
      .life(.delivered(identifiers)), rule: rule, from: .system, to: .app, at: turn.at)
  }

  private func canCallCentre(_ turn: Turn, _ out: inout PhoneTranscript) -> Bool {
    let rule: RuleID? = !app.runsCode ? "ios.app.asleep" : os < OSVersion(10) ? "ios.delivered.version" : nil
    guard let rule else { return true }
    out.add(.nothingThere, .stopped, rule: rule, from: .app, to: .system, at: turn.at)
    return false
  }
}
