import Language
import Words

extension Phone {
  /// The person taps a notification, or one of its buttons.
  mutating func tap(_ target: Target, _ action: String?, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let (entry, turn) = find(target, turn, &out) else { return }
    if let action {
      guard let button = button(action, of: entry, turn, &out) else { return }
      press(button, button.takesText ? .reply(action, text: "") : .button(action), of: entry, turn, &out)
      return
    }
    out.act(.taps(.open), rule: "ios.tap", turn)
    takeOut(entry, .opened, rule: "ios.tap.removed", turn, &out)
    bringToFront(.response(NotificationResponse(.open, to: entry, turn.switches)), turn, &out)
  }

  /// The person takes one notification off the list.
  mutating func dismiss(_ target: Target, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let (entry, turn) = find(target, turn, &out) else { return }
    out.act(.dismisses, rule: "ios.dismiss", turn)
    dismiss(entry, turn, &out)
  }

  /// Takes `entry` off and tells the app, where it asked for that.
  mutating func dismiss(_ entry: NotificationEntry, _ turn: Turn, _ out: inout PhoneTranscript) {
    centre.dismiss(entry.number)
    out.note(.removed(.dismissed), rule: "ios.dismiss", turn)
    takeDown(entry)
    tellDismissal(of: entry, turn, &out)
  }

  /// Calls the app with the dismissal, if the notification's category has `customDismissAction`.
  mutating func tellDismissal(
    of entry: NotificationEntry, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    guard hasResponseDelegate, setup.category(entry.payload.category)?.tellsDismissal == true else { return }
    let response = NotificationResponse(.dismiss, to: entry, turn.switches)
    respondBehind(response, rule: "ios.dismiss.told", turn, &out)
  }

  /// The person clears the app's whole list.
  mutating func clear(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard !centre.entries.isEmpty else {
      out.note(.nothingThere, .stopped, rule: "ios.list.none", turn)
      return
    }
    let act = out.act(.clearsAll, rule: "ios.clear", turn)
    clear(centre.removeAll(canBeTakenBack: true), rule: "ios.clear", turn, &out, cause: act)
  }

  /// The person clears the group that a notification is in.
  mutating func clearGroup(_ target: Target, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let (entry, about) = find(target, turn, &out) else { return }
    guard let group = groups.first(where: { $0.holds(entry.number) }) else {
      out.note(.nothingThere, .stopped, rule: "ios.list.missing", about)
      return
    }
    let act = out.act(.clearsGroup, rule: "ios.clear.group", about)
    clear(
      centre.clear(group.entries.map(\.number)), rule: "ios.clear.group", turn, &out, cause: act)
  }

  /// Says of each of `entries`, which have left the list, that it was cleared.
  private mutating func clear(
    _ entries: [NotificationEntry], rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    for entry in entries {
      var about = turn
      about.concern(entry)
      let tells = turn.switches[.clearAllTellsDismissal]
      out.note(.removed(.cleared), rule: tells ? "ios.clear.told" : rule, about, cause: cause)
      takeDown(entry)
      if tells { tellDismissal(of: entry, about, &out) }
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
}
