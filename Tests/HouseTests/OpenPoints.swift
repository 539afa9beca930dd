/// The points that the sources leave open, and why some have no switch.
enum OpenPoints {
  /// What a point came to.
  enum Answer {
    /// These switches choose; the defaults are the switches' off.
    case switches([String])
    /// Both answers cannot exist, or the other one would change nothing.
    case settled(String)
  }

  struct Point {
    let number: Int
    let subject: String
    let answer: Answer

    init(_ number: Int, _ subject: String, _ answer: Answer) {
      self.number = number
      self.subject = subject
      self.answer = answer
    }
  }

  static let points: [Point] = [
    Point(1, "cold start with scenes", .switches(["scene-launch-without-response"])),
    Point(2, "which call comes first in front", .switches(["fetch-before-present"])),
    Point(3, "an inactive app", .switches(["inactive-as-background"])),
    Point(4, "badge or sound alone in front", .switches(["textless-not-asked"])),
    Point(5, "silent while denied", .switches(["denied-drops-silent"])),
    Point(6, "silent with every alert setting off", .switches(["all-off-delivers-silent"])),
    Point(7, "values of the wrong kind", .switches(["bad-type-drops-push"])),
    Point(8, "null in the payload", .switches(["null-drops-push"])),
    Point(9, "the extension of a swiped-away app", .switches(["extension-not-after-swipe"])),
    Point(10, "how many silent pushes", .switches(["silent-unlimited"])),
    Point(11, "background launch with scenes", .switches(["background-launch-connects"])),
    Point(12, "background action of a swiped-away app", .switches(["force-quit-blocks-actions"])),
    Point(13, "clear all with customDismissAction", .switches(["clear-all-tells-dismissal"])),
    Point(14, "true in place of 1", .switches(["bool-as-one"])),
    Point(15, "a push type that does not fit", .switches(["strict-push-type"])),
    Point(16, "a silent push that is never completed", .switches(["drnf-timeout-kills"])),
    Point(17, "background with priority 10", .switches(["background-priority-refused"])),
    Point(
      18, "badges below 0",
      .switches(["negative-badge-clears", "set-badge-count-takes-negative", "negative-icon-badge-clears"])),
    Point(19, "setBadgeCount(0)", .switches(["set-badge-count-keeps-list"])),
    Point(20, "more than 64 pending requests", .switches(["pending-keeps-soonest"])),
    Point(
      21, "the length of a device token",
      .settled("64 to 200 digits are taken; Belfry gives the tokens out, so no other length ever comes")),
    Point(22, "a key of the other environment", .switches(["key-environment-short"])),
    Point(23, "which settings let the extension run", .switches(["extension-needs-all-alerts"])),
    Point(24, "a tap on a push with a silent part", .switches(["tap-repeats-fetch"])),
    Point(25, "Low Power Mode", .switches(["low-power-delivers"])),
    Point(26, "before the first unlock", .switches(["wakes-before-unlock"])),
    Point(27, "the budget of a silent part beside an alert", .switches(["beside-alert-free"])),
    Point(28, "a body that is no JSON object", .switches(["unreadable-accepted"])),
    Point(29, "a provider token from the future", .switches(["future-token-expired"])),
  ]

  /// Why the assumed rule has no switch; nil where nobody has said so.
  static func reason(_ rule: String) -> String? {
    if let group = groups.first(where: { $0.rules.contains(rule) }) { return group.reason }
    if links.contains(where: rule.hasPrefix) {
      return "when a vendor's connection comes and goes is not published"
    }
    return own.contains(where: rule.hasPrefix)
      ? "what Belfry itself does, and no phone or service would" : nil
  }

  static let named = Set(groups.flatMap(\.rules))

  /// The beginnings of rules about vendors' connections.
  private static let links = ["jpush.connection.", "getui.link."]

  /// The beginnings of rules about Belfry itself.
  private static let own = ["belfry.", "edge.", "fault.", "world.", "phone."]

  private static let groups: [(reason: String, rules: [String])] = [
    (
      "a moment, a length or a limit that nobody publishes: another number would be no truer",
      [
        "ios.banner.time", "ios.list.limit", "ios.activity.done", "ios.voip.done", "ios.channel.talk.done",
        "jpush.call.sent",
        "jpush.badge.upload", "jpush.enable.answer", "jpush.code.1011", "getui.call.sent",
        "getui.status.unreachable",
        "getui.status.late", "getui.task.begin", "getui.handler.never",
      ]
    ),
    (
      "there is nothing to show, to hear or to call, so nothing else could happen",
      [
        "ios.alert.empty", "ios.local.empty", "ios.local.past", "ios.method.none", "ios.silent.method",
        "ios.channel.widgets.unchanged", "ios.activity.older", "ios.activity.off", "ios.app.removed",
        "jpush.local.undefined", "getui.upstream.refused", "getui.applink.foreign", "getui.halt.activity",
      ]
    ),
    (
      "how the screen looks; the app and the backend see no difference",
      [
        "ios.banner.next", "ios.lock.banner", "ios.previews.locked", "ios.tap.removed", "ios.unlock.history",
        "ios.unlock.lock-screen", "ios.focus.badge",
      ]
    ),
    (
      "follows from the documented case beside it, which the other answer would contradict",
      [
        "ios.empty.front.before10", "ios.extension.nothing", "ios.focus.before15", "ios.front.method",
        "ios.key.since", "ios.level.critical.missing", "ios.level.time-sensitive.missing",
        "ios.level.unknown", "ios.sound.critical.missing", "ios.local.front.delegate",
        "ios.permission.ephemeral", "ios.permission.token", "ios.route.new", "ios.activity.swiped",
        "ios.channel.talk.joined",
        "ios.channel.talk.wake", "ios.voip.mode", "ios.voip.registry", "ios.voip.swiped",
        "jpush.client.void", "getui.client.void",
      ]
    ),
    (
      "the refusal is documented; which of its reasons fits, a fault of the gateway can try out",
      [
        "apns.certificate.topics", "apns.token.expired", "apns.token.form", "apns.topic", "apns.topic.key",
        "apns.topic.suffix",
        "apns.topic.token",
      ]
    ),
    (
      "the vendor names the code and nothing that brings it about; `jpush answer` gives it",
      ["jpush.code.forced"]
    ),
    (
      "the vendor names the code or the outcome, not its bound; the bound is Belfry's",
      [
        "jpush.rest.404", "jpush.rest.ttl", "jpush.note.heartbeat.range", "getui.badge.range",
        "getui.badge.clear", "getui.tags.20010", "getui.alias.30002", "getui.message.both",
        "getui.message.frozen", "getui.receipt.group", "getui.route.unconfirmed",
        "jpush.client.retry", "getui.client.retry",
      ]
    ),
  ]
}
