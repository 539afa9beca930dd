import Language
import Words

extension Phone {
  /// The notification that `target` means, and the turn that is about it; tells where there is none.
  func find(
    _ target: Target, _ turn: Turn, _ out: inout PhoneTranscript
  ) -> (NotificationEntry, Turn)? {
    let wanted = NotificationTarget(target)
    var about = turn
    about.push = wanted?.number
    guard let wanted, let entry = centre.find(wanted) else {
      out.note(.nothingThere, .stopped, rule: "ios.list.missing", about)
      return nil
    }
    about.concern(entry)
    return (entry, about)
  }

  /// Takes `entry` out of the list and off the screen because the person answered it.
  mutating func takeOut(
    _ entry: NotificationEntry, _ reason: RemovalReason, rule: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    centre.open(entry.number)
    out.note(.removed(reason), rule: rule, turn)
    takeDown(entry)
  }

  /// A banner goes with the notification it shows.
  mutating func takeDown(_ entry: NotificationEntry) {
    if centre.banner?.entry.number == entry.number { centre.banner = nil }
  }

  /// The banner goes because the screen does.
  mutating func takeBannerDown(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard let banner = centre.banner else { return }
    var about = turn
    about.push = banner.entry.number
    out.show(.bannerEnded, .info, rule: "ios.lock.banner", about)
    centre.banner = nil
  }
}
