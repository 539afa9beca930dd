import Words

extension Phone {
  /// Changes the number on the icon; falling to 0 from another number empties the app's list, unless `keepsList`.
  mutating func setBadge(
    _ number: Int, _ cause: BadgeCause, rule: RuleID, from: Party, _ turn: Turn,
    _ out: inout PhoneTranscript, origin: PushOrigin? = nil, cause step: Int? = nil, keepsList: Bool = false
  ) {
    let change = badge.set(number, cause, rule: rule, at: turn.at, push: turn.push, origin: origin)
    let index = out.add(
      .badge(change), .passed, rule: rule, from: from, to: .user, at: turn.at, push: turn.push, cause: step)
    guard change.from != 0, change.to == 0, !keepsList else { return }
    if let banner = centre.banner, banner.isInList { centre.banner = nil }
    for entry in centre.removeAll(canBeTakenBack: false) {
      var about = turn
      about.push = entry.number
      out.note(.removed(.badgeZero), rule: "ios.badge.zero", about, cause: index)
    }
  }

  /// Takes the last change of the badge back. The list stays as it is: no phone can do this.
  mutating func takeBadgeBack(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard let last = badge.lines.last else {
      out.note(.nothingThere, .stopped, rule: "belfry.badge.none", turn)
      return
    }
    out.act(.takesBack, rule: "belfry.badge.back", turn)
    let change = badge.set(
      last.change.from, .undone, rule: "belfry.badge.back", at: turn.at, push: nil, origin: nil)
    out.show(.badge(change), .info, rule: "belfry.badge.back", turn)
  }
}
