extension Phone {
  /// The app empties its list and its icon: `removeAllDeliveredNotifications` and a badge of 0.
  public mutating func appRemovesAll(
    at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    let turn = Turn(at: moment, on: os, switches: switches, code: nil)
    if badge.number != 0 { setBadge(0, .app, rule: "ios.app.badge.zero", from: .app, turn, &out) }
    if let banner = centre.banner, banner.isInList { centre.banner = nil }
    for entry in centre.removeAll(canBeTakenBack: false) {
      var about = turn
      about.push = entry.number
      out.note(.removed(.cleared), rule: "ios.app.removes", about)
    }
  }
}
