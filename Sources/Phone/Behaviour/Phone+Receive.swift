import Payload
import Words

extension Phone {
  private static let tracks: [[TrackKind]] = [[], [.visible], [.background], [.visible, .background]]

  /// A push reaches the phone.
  ///
  /// It has two tracks that know nothing of each other: what a person notices, and a chance for the app to run
  /// (Apple, Generating a remote notification; Pushing background updates to your App).
  public mutating func receive(
    _ delivery: Delivery, at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    var turn = Turn(at: moment, on: os, switches: switches, code: code)
    turn.concern(delivery)
    if setup.isInstalled, takeOtherWay(delivery, turn, &out) { return }
    let content = PushContent(delivery.payload, os, switches)
    let (isVisible, wakes) = (content.isVisible, content.wakes)
    let arrival = out.note(
      .arrived(Self.tracks[(isVisible ? 1 : 0) + (wakes ? 2 : 0)], in: app), rule: "ios.arrive", turn)
    guard setup.isInstalled else {
      out.note(
        .dropped(isVisible || !wakes ? .visible : .background, .notInstalled), .stopped,
        rule: "ios.arrive.absent", turn, cause: arrival)
      return
    }
    if let stop = Gate.stop(delivery, content, os, permission.status, switches) {
      out.note(
        .dropped(isVisible || !wakes ? .visible : .background, stop.reason), .stopped, rule: stop.rule, turn,
        cause: arrival)
      return
    }
    IgnoredKeys.note(in: delivery.payload, content, turn, &out)
    if !os.knowsEveryKey { KeyAge.note(in: delivery.payload, os, turn, &out) }
    let wakesFirst = wakes && app.isInFront && switches[.fetchBeforePresent]
    if wakesFirst { wake(besideAlert: isVisible, turn, &out, cause: arrival) }
    if isVisible { presentPastExtension(delivery, content, turn, &out, cause: arrival) }
    if wakes, !wakesFirst { wake(besideAlert: isVisible, turn, &out, cause: arrival) }
    if !wakes, !isVisible { receiveEmpty(turn, &out, cause: arrival) }
  }

  /// A body that is no JSON object reaches the phone, because the switch made APNs take it.
  public mutating func receiveUnreadable(
    _ number: PushNumber, at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    let turn = Turn(at: moment, on: os, switches: switches, code: code, push: number)
    out.note(.dropped(.visible, .unreadable), .stopped, rule: "ios.unreadable", turn)
  }

  /// Nothing to show and no wake-up: only an app in front hears of it.
  private mutating func receiveEmpty(_ turn: Turn, _ out: inout PhoneTranscript, cause: Int) {
    if app.isInFront, !turn.switches[.emptyNotHanded] {
      let rule: RuleID = os.major < 10 ? "ios.empty.front.before10" : "ios.empty.front"
      handOver(rule: rule, turn, &out, cause: cause)
    } else {
      out.note(.dropped(.visible, .nothingToDo), .stopped, rule: "ios.empty", turn, cause: cause)
    }
  }
}
