import Language

extension Phone {
  /// The person taps a notification, or one of its buttons.
  mutating func tap(_ target: Target, _ action: String?, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let (entry, turn) = find(target, turn, &out) else { return }
    if action != nil {
      out.note(.nothingThere, .stopped, rule: "ios.action.none", turn)
      return
    }
    out.act(.taps(.open), rule: "ios.tap", turn)
    centre.open(entry.number)
    out.note(.removed(.opened), rule: "ios.tap.removed", turn)
    takeDown(entry)
    bringToFront(.open, turn, &out)
  }

  /// The person takes one notification off the list.
  mutating func dismiss(_ target: Target, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let (entry, turn) = find(target, turn, &out) else { return }
    out.act(.dismisses, rule: "ios.dismiss", turn)
    centre.dismiss(entry.number)
    out.note(.removed(.dismissed), rule: "ios.dismiss", turn)
    takeDown(entry)
  }

  /// The person clears the app's whole list.
  mutating func clear(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard !centre.entries.isEmpty else {
      out.note(.nothingThere, .stopped, rule: "ios.list.none", turn)
      return
    }
    let act = out.act(.clearsAll, rule: "ios.clear", turn)
    for entry in centre.removeAll(canBeTakenBack: true) {
      var about = turn
      about.push = entry.number
      out.note(.removed(.cleared), rule: "ios.clear", about, cause: act)
      takeDown(entry)
    }
  }

  /// Puts back what the person dismissed or cleared last. No phone can do this.
  mutating func restore(_ turn: Turn, _ out: inout PhoneTranscript) {
    let back = centre.restore()
    guard !back.isEmpty else {
      out.note(.nothingThere, .stopped, rule: "belfry.restore.none", turn)
      return
    }
    let act = out.act(.takesBack, rule: "belfry.restore", turn)
    for entry in back {
      var about = turn
      about.push = entry.number
      out.note(.restored, rule: "belfry.restore", about, cause: act)
    }
  }

  /// The notification that `target` means, and the turn that is about it; tells where there is none.
  private func find(
    _ target: Target, _ turn: Turn, _ out: inout PhoneTranscript
  ) -> (NotificationEntry, Turn)? {
    let wanted = NotificationTarget(target)
    var about = turn
    about.push = wanted?.number
    guard let wanted, let entry = centre.find(wanted) else {
      out.note(.nothingThere, .stopped, rule: "ios.list.missing", about)
      return nil
    }
    about.push = entry.number
    about.payload = entry.payload
    about.identifier = entry.identifier
    return (entry, about)
  }

  /// A banner goes with the notification it shows.
  private mutating func takeDown(_ entry: NotificationEntry) {
    if centre.banner?.entry.number == entry.number { centre.banner = nil }
  }
}
